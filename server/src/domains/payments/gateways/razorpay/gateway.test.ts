import { expect, test } from 'vitest'
import { aRazorpay, aRazorpayWebhook, hmac, KEYS } from '#test/razorpay.ts'
import type { GatewayPayment } from '../gateway.ts'
import { createRazorpay } from './gateway.ts'

const payer = { accountId: 7, name: 'Asha Verma', mobile: '9876543210', email: 'asha@example.in' }
const order = { paymentId: 12, paise: 500_00, payer, mandateUpToPaise: null }
const sentIn = (body: Buffer) => JSON.parse(body.toString())

test('an order is requested in paise, with automatic capture, our number and our key', async () => {
  const razorpay = await aRazorpay()
  const { orderId } = await createRazorpay(razorpay.keys).createOrder(order)
  expect(orderId).toBe('order_1')
  const [{ method, path, headers, body }] = razorpay.requests as [(typeof razorpay.requests)[number]]
  expect([method, path]).toEqual(['POST', '/v1/orders'])
  expect(headers.authorization).toBe(`Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`)
  expect(sentIn(body)).toMatchObject({
    ...{ amount: 500_00, currency: 'INR', receipt: 'payment-12', payment: { capture: 'automatic' } },
  })
})

test('a mandate is requested with its customer', async () => {
  const razorpay = await aRazorpay()
  const made = await createRazorpay(razorpay.keys).createOrder({ ...order, mandateUpToPaise: 50_000_00 })
  expect(made.customerId).toBe('cust_1')
  expect(sentIn(razorpay.requests[0]!.body)).toMatchObject({ contact: '+919876543210', fail_existing: 0 })
  expect(sentIn(razorpay.requests[1]!.body)).toMatchObject({
    customer_id: 'cust_1',
    token: { max_amount: 50_000_00, frequency: 'as_presented' },
  })
})

test('payments of an order are mapped to our types', async () => {
  const razorpay = await aRazorpay()
  const gateway = createRazorpay(razorpay.keys)
  razorpay.attempt('failed', { order_id: 'order_9', error_description: 'Your bank declined it.', fee: null })
  razorpay.attempt('authorized', { order_id: 'order_9', method: 'card' })
  razorpay.attempt('refunded', { order_id: 'order_9', method: 'emi', customer_id: 'cust_1', token_id: 'token_1' })
  const reported = await gateway.paymentsOfOrder('order_9')
  expect(
    reported.map(({ state, method, failureReason, feePaise }) => [state, method, failureReason, feePaise]),
  ).toEqual([
    ['failed', 'upi', 'Your bank declined it.', null],
    ['authorised', 'card', null, 1180],
    ['returned', 'card', null, 1180],
  ])
  expect(reported[2]).toMatchObject({ mandate: { customerId: 'cust_1', tokenId: 'token_1' }, paise: 500_00 })
  expect(reported[0]!.createdAt).toEqual(new Date('2026-03-02T04:30:00Z'))
  expect(await gateway.capture(reported[1] as GatewayPayment)).toMatchObject({ state: 'captured' })
})

test('a refund has an idempotency key, so that a repeated one is the same refund', async () => {
  const razorpay = await aRazorpay()
  const gateway = createRazorpay(razorpay.keys)
  const input = { key: 'paramarsh-refund-5', paymentId: 'pay_1', paise: 100_00 }
  const [first, again] = [await gateway.refund(input), await gateway.refund(input)]
  expect(first).toMatchObject({ state: 'done', paise: 100_00, key: 'paramarsh-refund-5' })
  expect(again.id).toBe(first.id)
  expect(razorpay.refunds.size).toBe(1)
  expect(razorpay.requests[0]).toMatchObject({
    ...{ method: 'POST', path: '/v1/payments/pay_1/refund' },
    headers: { 'x-refund-idempotency': 'paramarsh-refund-5' },
  })
  expect(await gateway.refundById('pay_1', first.id)).toEqual(first)
})

test('a charge by mandate names customer, token and order', async () => {
  const razorpay = await aRazorpay()
  const mandate = { customerId: 'cust_1', tokenId: 'token_1' }
  await createRazorpay(razorpay.keys).charge({ ...order, orderId: 'order_1', mandate })
  expect(razorpay.requests[0]!.path).toBe('/v1/payments/create/recurring')
  expect(sentIn(razorpay.requests[0]!.body)).toMatchObject({
    ...{ order_id: 'order_1', customer_id: 'cust_1', token: 'token_1', recurring: '1', amount: 500_00 },
  })
})

test('a day’s list is read completely, a hundred at a time', async () => {
  const razorpay = await aRazorpay()
  for (let n = 0; n < 230; n++) razorpay.attempt('captured')
  const day = [new Date('2026-03-01T18:30:00Z'), new Date('2026-03-02T18:30:00Z')] as const
  let listed = 0
  for await (const _ of createRazorpay(razorpay.keys).paymentsBetween(...day)) listed += 1
  expect([listed, razorpay.requests.length]).toEqual([230, 3])
})

test('the result of the checkout window is verified by its signature', async () => {
  const { keys } = await aRazorpay()
  const gateway = createRazorpay(keys)
  const reported = { orderId: 'order_1', paymentId: 'pay_1' }
  const signature = hmac('order_1|pay_1', KEYS.keySecret)
  expect(gateway.isGenuineCallback({ ...reported, signature })).toBe(true)
  for (const forged of ['', 'x', hmac('order_1|pay_2', KEYS.keySecret), hmac('order_1|pay_1', 'another')])
    expect(gateway.isGenuineCallback({ ...reported, signature: forged })).toBe(false)
})

test('a webhook is accepted with the new and the old secret, by its bytes', async () => {
  const razorpay = await aRazorpay()
  const gateway = createRazorpay(razorpay.keys)
  const payload = { payment: { entity: razorpay.attempt('captured', { order_id: 'order_1' }) } }
  for (const secret of KEYS.webhookSecrets) {
    const { body, headers } = aRazorpayWebhook('payment.captured', payload, secret)
    const webhook = gateway.readWebhook(Buffer.from(body), { ...headers, 'x-razorpay-event-id': 'evt_1' })
    expect(webhook).toMatchObject({
      about: 'payment',
      eventId: 'evt_1',
      payment: { state: 'captured', orderId: 'order_1' },
    })
    expect(gateway.readWebhook(Buffer.from(`${body} `), headers)).toBeUndefined()
  }
  const forged = aRazorpayWebhook('payment.captured', payload, 'guessed')
  expect(gateway.readWebhook(Buffer.from(forged.body), forged.headers)).toBeUndefined()
  expect(gateway.readWebhook(Buffer.from(forged.body), {})).toBeUndefined()
  const other = aRazorpayWebhook('settlement.processed', {})
  expect(gateway.readWebhook(Buffer.from(other.body), other.headers)).toMatchObject({ about: 'other' })
})

test.each([
  [400, true],
  [404, true],
  [401, false],
  [409, false],
  [429, false],
  [500, false],
  [503, false],
])('%i from Razorpay: permanent is %s, without personal data', async (status, permanent) => {
  const razorpay = await aRazorpay()
  razorpay.failWith(status)
  const asked = createRazorpay(razorpay.keys).createOrder(order)
  const message = `Razorpay answered ${status} input_validation_failed`
  await expect(asked).rejects.toMatchObject({ permanent, message })
})

test('an unreachable Razorpay can be retried', async () => {
  const gateway = createRazorpay({ ...KEYS, apiUrl: 'http://127.0.0.1:9' })
  await expect(gateway.payment('pay_1')).rejects.toMatchObject({
    permanent: false,
    message: 'Razorpay was out of reach',
  })
})
