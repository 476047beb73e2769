import { expect, test } from 'vitest'
import { checkPayment, confirmPayment, getPayment } from '#contract/payments/endpoints.ts'
import { getWalletHistory } from '#contract/wallet/endpoints.ts'
import { aTopUp, checkoutPage, gatewayOf, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { aRazorpay } from '#test/razorpay.ts'
import { world } from '#test/world.ts'
import { pollPayments } from './polling/service.ts'

const stateOf = async (person: Person, id: number) => (await person.send(getPayment, { id })).body.data.payment.state
const walletOf = async (person: Person) => (await person.send(getWalletHistory, {})).body.data

test('a payment on the gateway’s page credits the wallet once, with its reference, and notifies the person', async () => {
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

test('a webhook sent five times concurrently credits once', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page } = await aTopUp(person)
  await press(there, page, { outcome: 'pay', webhooks: 'twice' })
  expect(await walletOf(person)).toMatchObject({ walletAmount: 500, walletCount: 1 })
})

test('webhooks in the wrong order do not affect captured money', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId } = await aTopUp(person)
  await press(there, page, { outcome: 'pay', webhooks: 'mixed' })
  expect(await stateOf(person, paymentId)).toBe('captured')
  expect((await walletOf(person)).walletAmount).toBe(500)
})

test('a declined payment has a reason, costs nothing, and can be retried', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId } = await aTopUp(person)
  await press(there, page, { outcome: 'fail', reason: 'wrongPin' })
  const { body } = await person.send(getPayment, { id: paymentId })
  expect(body.data.payment).toMatchObject({ state: 'failed', failureReason: 'Wrong UPI PIN entered three times' })
  expect((await walletOf(person)).walletAmount).toBe(0)
  await press(there, await checkoutPage(person, paymentId), { outcome: 'fail', reason: 'noFunds' })
  const declinedAgain = (await person.send(getPayment, { id: paymentId })).body.data.payment
  expect(declinedAgain).toMatchObject({ state: 'failed', failureReason: 'Your bank declined it: not enough balance' })
  await press(there, await checkoutPage(person, paymentId), { outcome: 'pay', method: 'card' })
  expect((await walletOf(person)).walletAmount).toBe(500)
})

test("the test gateway's page redirects to this site only", async () => {
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

test('an unconfirmed payment is pending; the poller detects its capture without a webhook', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId } = await aTopUp(person)
  await press(there, page, { outcome: 'pending', confirms: 'bySelf' })
  expect(await stateOf(person, paymentId)).toBe('pending')
  there.clock.advance({ minutes: 2 })
  await pollPayments(there.app.services, there.clock.now())
  expect(await stateOf(person, paymentId)).toBe('captured')
  expect((await walletOf(person)).walletAmount).toBe(500)
})

test('a waiting page may poll the gateway, with a rate limit', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId } = await aTopUp(person)
  await press(there, page, { outcome: 'pending' })
  await person.send(checkPayment, { id: paymentId })
  await press(there, page, { outcome: 'confirm', webhooks: 'never' })
  expect((await person.send(checkPayment, { id: paymentId })).body.data.payment.state).toBe('pending')
  there.clock.advance({ seconds: 5 })
  expect((await person.send(checkPayment, { id: paymentId })).body.data.payment.state).toBe('captured')
})

test('a declined pending payment fails, and late reports of an old attempt do not affect the current one', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId, orderId } = await aTopUp(person)
  const gateway = gatewayOf(there)
  await press(there, page, { outcome: 'fail', webhooks: 'never' })
  const [old] = await gateway.paymentsOfOrder(orderId)
  await press(there, page, { outcome: 'pending' })
  await gateway.sendWebhook(old!)
  expect(await stateOf(person, paymentId)).toBe('pending')
  await press(there, page, { outcome: 'decline', reason: 'noFunds' })
  expect(await stateOf(person, paymentId)).toBe('failed')
  await gateway.sendWebhook({ ...old!, state: 'pending', id: 'pay_test_new' })
  expect(await stateOf(person, paymentId)).toBe('pending')
})

test('a capture after a failure is still credited', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId, orderId } = await aTopUp(person)
  await press(there, page, { outcome: 'fail' })
  await press(there, page, { outcome: 'pay', webhooks: 'never' })
  expect(await stateOf(person, paymentId)).toBe('failed')
  const [, late] = await gatewayOf(there).paymentsOfOrder(orderId)
  await gatewayOf(there).sendWebhook(late!)
  expect(await stateOf(person, paymentId)).toBe('captured')
  expect((await walletOf(person)).walletAmount).toBe(500)
})

test("the browser's callback counts only with the gateway’s signature", async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId, orderId } = await aTopUp(person)
  await press(there, page, { outcome: 'pay', webhooks: 'never' })
  const [paid] = await gatewayOf(there).paymentsOfOrder(orderId)
  const notified = { id: paymentId, razorpay_order_id: orderId, razorpay_payment_id: paid!.id }
  const forged = await person.send(confirmPayment, { ...notified, razorpay_signature: 'ab'.repeat(32) })
  expect([forged.status, forged.body.code]).toEqual([400, 'signature_wrong'])
  const other = await aTopUp(person)
  const signature = gatewayOf(there).sign(`${orderId}|${paid!.id}`)
  const moved = await person.send(confirmPayment, { ...notified, id: other.paymentId, razorpay_signature: signature })
  expect([moved.status, moved.body.code]).toEqual([400, 'signature_wrong'])
  const genuine = await person.send(confirmPayment, { ...notified, razorpay_signature: signature })
  expect(genuine.body.data.payment.state).toBe('captured')
  expect((await walletOf(person)).walletAmount).toBe(500)
})

test('a forged webhook is refused, whatever it contains', async () => {
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

test('a different amount is not credited', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { page, paymentId, orderId } = await aTopUp(person)
  await press(there, page, { outcome: 'pending' })
  const [waiting] = await gatewayOf(there).paymentsOfOrder(orderId)
  await gatewayOf(there).sendWebhook({ ...waiting!, state: 'captured', paise: 1 })
  expect(await stateOf(person, paymentId)).toBe('pending')
  expect((await walletOf(person)).walletAmount).toBe(0)
})

test('a payment abandoned for a day is cancelled and can no longer be paid', async () => {
  const there = await world()
  const person = await there.aCustomer()
  const { paymentId } = await aTopUp(person)
  there.clock.advance({ hours: 25 })
  await pollPayments(there.app.services, there.clock.now())
  expect(await stateOf(person, paymentId)).toBe('cancelled')
  await expect(checkoutPage(person, paymentId)).rejects.toThrow('409 payment_over')
})

test('a demo never calls Razorpay, whatever keys are set', async () => {
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
  await pollPayments(there.app.services, there.clock.now())
  expect((await walletOf(person)).walletAmount).toBe(500)
  expect(razorpay.requests).toEqual([])
})
