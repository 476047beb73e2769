import { expect, test } from 'vitest'
import { checkoutPayment, confirmPayment, getPayment, reconcileDay } from '#contract/payments/endpoints.ts'
import { getWalletHistory, topUpWallet } from '#contract/wallet/endpoints.ts'
import { checkBooks } from '#server/domains/ledger/public.ts'
import type { Person } from '#test/people.ts'
import { inProduction } from '#test/production.ts'
import { aRazorpay, aRazorpayWebhook, hmac, KEYS } from '#test/razorpay.ts'
import { world } from '#test/world.ts'
import { pollPayments } from './polling/service.ts'

/** The app in production mode, with a fake Razorpay on this machine. */
let opened: ReturnType<typeof open> | undefined
const production = () => {
  opened ??= open()
  return opened
}
async function open() {
  const razorpay = await aRazorpay()
  const there = await world({
    env: {
      ...inProduction,
      ...{ RAZORPAY_KEY_ID: KEYS.keyId, RAZORPAY_KEY_SECRET: KEYS.keySecret, RAZORPAY_URL: razorpay.url },
      ...{ RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecrets[0], RAZORPAY_WEBHOOK_SECRET_OLD: KEYS.webhookSecrets[1] },
    },
  })
  const hear = (webhook: ReturnType<typeof aRazorpayWebhook>, eventId: string) =>
    there.call('POST', '/api/web/v1/webhooks/razorpay', {
      body: webhook.body,
      headers: { ...webhook.headers, 'x-razorpay-event-id': eventId },
    })
  return { ...there, razorpay, hear }
}

async function atCheckout(person: Person) {
  const { body } = await person.send(topUpWallet, { amountPaise: 500_00 })
  const { paymentId: id } = body.data
  const checkout = await person.send(checkoutPayment, { id })
  return { id, checkout: checkout.body.data }
}
const balanceOf = async (person: Person) => (await person.send(getWalletHistory, {})).body.data.walletAmount

test('Razorpay’s window gets its order, UPI first; the browser’s callback credits the wallet', async () => {
  const { aCustomer, razorpay } = await production()
  const person = await aCustomer()
  const { id, checkout } = await atCheckout(person)
  if (checkout.provider !== 'razorpay') throw new Error('not Razorpay')
  expect(checkout).toMatchObject({ keyId: KEYS.keyId, amountPaise: 500_00, name: 'Paramarsh', customerId: null })
  expect(checkout.methods[0]).toBe('upi')
  expect(checkout.prefill).toEqual({ name: person.name, contact: `+91${person.mobile}`, email: person.email })
  const { id: paid } = razorpay.attempt('captured', { order_id: checkout.orderId })
  const { body } = await person.send(confirmPayment, {
    ...{ id, razorpay_order_id: checkout.orderId, razorpay_payment_id: paid },
    razorpay_signature: hmac(`${checkout.orderId}|${paid}`, KEYS.keySecret),
  })
  expect(body.data.payment.state).toBe('captured')
  expect(await balanceOf(person)).toBe(500)
})

test('webhooks signed with either secret credit once; a forged one is refused', async () => {
  const { aCustomer, razorpay, hear } = await production()
  const person = await aCustomer()
  const { id, checkout } = await atCheckout(person)
  if (checkout.provider !== 'razorpay') throw new Error('not Razorpay')
  const payload = { payment: { entity: razorpay.attempt('captured', { order_id: checkout.orderId }) } }
  const forged = await hear(aRazorpayWebhook('payment.captured', payload, 'guessed'), 'evt_a')
  expect([forged.status, await balanceOf(person)]).toEqual([400, 0])
  for (const [eventId, secret] of [
    ['evt_b', 0],
    ['evt_b', 0],
    ['evt_c', 1],
  ] as const)
    expect(
      (await hear(aRazorpayWebhook('payment.captured', payload, KEYS.webhookSecrets[secret]), eventId)).status,
    ).toBe(200)
  expect(await balanceOf(person)).toBe(500)
  expect((await person.send(getPayment, { id })).body.data.payment.method).toBe('upi')
})

test('an authorised payment is captured before it is credited', async () => {
  const { aCustomer, razorpay, hear } = await production()
  const person = await aCustomer()
  const { checkout } = await atCheckout(person)
  if (checkout.provider !== 'razorpay') throw new Error('not Razorpay')
  const payload = { payment: { entity: razorpay.attempt('authorized', { order_id: checkout.orderId }) } }
  await hear(aRazorpayWebhook('payment.authorized', payload), 'evt_d')
  expect(razorpay.requests.at(-1)!.path).toMatch(/\/capture$/)
  expect(await balanceOf(person)).toBe(500)
})

test('money the gateway returned before we knew of it is not credited, by webhook, poll or reconciliation', async () => {
  const { aCustomer, aStaff, razorpay, hear, db, app, clock } = await production()
  const person = await aCustomer()
  const { id, checkout } = await atCheckout(person)
  if (checkout.provider !== 'razorpay') throw new Error('not Razorpay')
  const entity = razorpay.attempt('refunded', { order_id: checkout.orderId })
  await hear(aRazorpayWebhook('payment.authorized', { payment: { entity } }), 'evt_returned')
  expect(await balanceOf(person)).toBe(0)
  await pollPayments(app.services, new Date(clock.now().getTime() + 120_000))
  await (await aStaff()).send(reconcileDay, { day: '2026-03-02' })
  expect(await balanceOf(person)).toBe(0)
  expect((await person.send(getPayment, { id })).body.data.payment.state).toBe('failed')
  expect(await checkBooks(db)).toEqual([])
})

test('a gateway that does not respond is reported, and nothing is charged', async () => {
  const { aCustomer, razorpay } = await production()
  const person = await aCustomer()
  razorpay.failWith(503)
  const { body } = await person.send(topUpWallet, { amountPaise: 500_00 })
  const refused = await person.send(checkoutPayment, { id: body.data.paymentId })
  expect([refused.status, refused.body.code]).toEqual([503, 'gateway_unavailable'])
  razorpay.failWith(undefined)
  expect((await person.send(checkoutPayment, { id: body.data.paymentId })).status).toBe(200)
})

test('production has no test gateway, neither its page nor its webhook', async () => {
  const { call } = await production()
  for (const [method, path] of [
    ['GET', '/demo/pay'],
    ['GET', '/demo/pay/order_test_x'],
    ['POST', '/api/web/v1/webhooks/test'],
  ] as const)
    expect((await call(method, path, { body: method === 'POST' ? {} : undefined })).status).toBe(404)
})
