import { expect, test } from 'vitest'
import { checkPayment, confirmPayment, getPayment } from '#contract/payments.ts'
import { getWalletHistory } from '#contract/wallet.ts'
import { aTopUp, checkoutPage, gatewayOf, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { aRazorpay } from '#test/razorpay.ts'
import { world } from '#test/world.ts'
import { pollPayments } from './polling/service.ts'

const stateOf = async (person: Person, id: number) => (await person.send(getPayment, { id })).body.data.payment.state
const walletOf = async (person: Person) => (await person.send(getWalletHistory, {})).body.data

test('somebody pays on the gateway’s page: the wallet has it once, with its reference, and they are told', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { paymentId, topUpId, page } = await aTopUp(person, 1_500_00)
  const { status, headers } = await press(there, page, { outcome: 'pay', method: 'upi' })
  expect([status, headers.location]).toEqual([303, `/dashboard/my-wallet?payment=${paymentId}`])
  const { body } = await person.send(getPayment, { id: paymentId })
  expect(body.data.payment).toMatchObject({ state: 'captured', method: 'upi', purpose: 'top_up', subjectId: topUpId })
  const wallet = await walletOf(person)
  expect(wallet).toMatchObject({ walletAmount: 1500, walletCount: 1, paidPaise: 1_500_00, promoPaise: 0, heldPaise: 0 })
  expect(wallet.walletHistory).toMatchObject([{ kind: 'top_up', method: 'upi', amountPaise: 1_500_00, topUpId }])
  const inbox = (await there.call('GET', `/demo/inbox.json?to=${person.mobile}`)).text
  expect(inbox).toContain('₹1,500')
})

test('a webhook sent five times at once credits once', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page } = await aTopUp(person)
  await press(there, page, { outcome: 'pay', news: 'twice' })
  expect(await walletOf(person)).toMatchObject({ walletAmount: 500, walletCount: 1 })
})

test('webhooks in the wrong order change nothing about money that has come', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId } = await aTopUp(person)
  await press(there, page, { outcome: 'pay', news: 'mixed' })
  expect(await stateOf(person, paymentId)).toBe('captured')
  expect((await walletOf(person)).walletAmount).toBe(500)
})

test('a declined payment says why, costs nothing, and can be tried again', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId } = await aTopUp(person)
  await press(there, page, { outcome: 'fail', reason: 'wrongPin' })
  const { body } = await person.send(getPayment, { id: paymentId })
  expect(body.data.payment).toMatchObject({ state: 'failed', failureReason: 'The UPI PIN was wrong three times' })
  expect((await walletOf(person)).walletAmount).toBe(0)
  await press(there, await checkoutPage(person, paymentId), { outcome: 'fail', reason: 'noFunds' })
  const declinedAgain = (await person.send(getPayment, { id: paymentId })).body.data.payment
  expect(declinedAgain).toMatchObject({ state: 'failed', failureReason: 'Your bank declined it: too little money' })
  await press(there, await checkoutPage(person, paymentId), { outcome: 'pay', method: 'card' })
  expect((await walletOf(person)).walletAmount).toBe(500)
})

test('the page of the test gateway leads back to this site only', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { paymentId } = await aTopUp(person)
  for (const returnTo of [
    '//example.org',
    '/.//example.org',
    '/a/..//example.org',
    '/\\example.org',
    '/\t/example.org',
  ])
    await expect(checkoutPage(person, paymentId, returnTo)).rejects.toThrow('422 invalid')
})

test('a bank that takes its time is pending; when it confirms without a word, the poller finds out', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId } = await aTopUp(person)
  await press(there, page, { outcome: 'pending', confirms: 'bySelf' })
  expect(await stateOf(person, paymentId)).toBe('pending')
  there.clock.advance({ minutes: 2 })
  await pollPayments(there.app.house, there.clock.now())
  expect(await stateOf(person, paymentId)).toBe('captured')
  expect((await walletOf(person)).walletAmount).toBe(500)
})

test('a page that waits may ask the gateway itself, but not in a hurry', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId } = await aTopUp(person)
  await press(there, page, { outcome: 'pending' })
  await person.send(checkPayment, { id: paymentId })
  await press(there, page, { outcome: 'confirm', news: 'never' })
  expect((await person.send(checkPayment, { id: paymentId })).body.data.payment.state).toBe('pending')
  there.clock.advance({ seconds: 5 })
  expect((await person.send(checkPayment, { id: paymentId })).body.data.payment.state).toBe('captured')
})

test('a declined pending payment fails, and an old attempt’s news does not disturb the one that runs', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId, orderId } = await aTopUp(person)
  const gateway = gatewayOf(there)
  await press(there, page, { outcome: 'fail', news: 'never' })
  const [old] = await gateway.paymentsOfOrder(orderId)
  await press(there, page, { outcome: 'pending' })
  await gateway.tell(old!)
  expect(await stateOf(person, paymentId)).toBe('pending')
  await press(there, page, { outcome: 'decline', reason: 'noFunds' })
  expect(await stateOf(person, paymentId)).toBe('failed')
  await gateway.tell({ ...old!, state: 'pending', id: 'pay_test_new' })
  expect(await stateOf(person, paymentId)).toBe('pending')
})

test('money that comes after a payment had failed is credited all the same', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId, orderId } = await aTopUp(person)
  await press(there, page, { outcome: 'fail' })
  await press(there, page, { outcome: 'pay', news: 'never' })
  expect(await stateOf(person, paymentId)).toBe('failed')
  const [, late] = await gatewayOf(there).paymentsOfOrder(orderId)
  await gatewayOf(there).tell(late!)
  expect(await stateOf(person, paymentId)).toBe('captured')
  expect((await walletOf(person)).walletAmount).toBe(500)
})

test('the browser’s word counts with the gateway’s signature only', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId, orderId } = await aTopUp(person)
  await press(there, page, { outcome: 'pay', news: 'never' })
  const [paid] = await gatewayOf(there).paymentsOfOrder(orderId)
  const told = { id: paymentId, razorpay_order_id: orderId, razorpay_payment_id: paid!.id }
  const forged = await person.send(confirmPayment, { ...told, razorpay_signature: 'ab'.repeat(32) })
  expect([forged.status, forged.body.code]).toEqual([400, 'signature_wrong'])
  const other = await aTopUp(person)
  const signature = gatewayOf(there).sign(`${orderId}|${paid!.id}`)
  const moved = await person.send(confirmPayment, { ...told, id: other.paymentId, razorpay_signature: signature })
  expect([moved.status, moved.body.code]).toEqual([400, 'signature_wrong'])
  const genuine = await person.send(confirmPayment, { ...told, razorpay_signature: signature })
  expect(genuine.body.data.payment.state).toBe('captured')
  expect((await walletOf(person)).walletAmount).toBe(500)
})

test('a forged webhook is refused, whatever it says', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId, orderId } = await aTopUp(person)
  await press(there, page, { outcome: 'pending' })
  const [waiting] = await gatewayOf(there).paymentsOfOrder(orderId)
  const body = JSON.stringify({
    event: 'payment.captured',
    eventId: 'evt_x',
    payment: { ...waiting, state: 'captured' },
  })
  const send = (headers: Record<string, string>) =>
    there.call('POST', '/api/web/v1/webhooks/test', {
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const signature = gatewayOf(there).sign(body)
  for (const headers of [{}, { 'x-test-signature': 'nonsense' }, { 'x-test-signature': signature.replace(/./, 'z') }])
    expect((await send(headers as Record<string, string>)).status).toBe(400)
  expect(await stateOf(person, paymentId)).toBe('pending')
  expect((await walletOf(person)).walletAmount).toBe(0)
})

test('another amount than was asked is not credited', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId, orderId } = await aTopUp(person)
  await press(there, page, { outcome: 'pending' })
  const [waiting] = await gatewayOf(there).paymentsOfOrder(orderId)
  await gatewayOf(there).tell({ ...waiting!, state: 'captured', paise: 1 })
  expect(await stateOf(person, paymentId)).toBe('pending')
  expect((await walletOf(person)).walletAmount).toBe(0)
})

test('what nobody pays for a day is cancelled, and cannot be paid any more', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { paymentId } = await aTopUp(person)
  there.clock.advance({ hours: 25 })
  await pollPayments(there.app.house, there.clock.now())
  expect(await stateOf(person, paymentId)).toBe('cancelled')
  await expect(checkoutPage(person, paymentId)).rejects.toThrow('409 payment_over')
})

test('a demo never reaches Razorpay, whatever keys are set', async () => {
  const razorpay = await aRazorpay()
  const there = await world({
    process: 'with keys',
    env: {
      ...{
        RAZORPAY_KEY_ID: 'rzp_live',
        RAZORPAY_KEY_SECRET: 's',
        RAZORPAY_WEBHOOK_SECRET: 'w',
        RAZORPAY_URL: razorpay.url,
      },
    },
  })
  const person = await there.aCustomer()
  const { page } = await aTopUp(person)
  await press(there, page, { outcome: 'pay' })
  await pollPayments(there.app.house, there.clock.now())
  expect((await walletOf(person)).walletAmount).toBe(500)
  expect(razorpay.requests).toEqual([])
})
