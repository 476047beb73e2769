import { createHmac } from 'node:crypto'
import { sameBytes } from '#server/platform/security/secrets.ts'
import type { Gateway } from '../gateway.ts'
import { GatewayFailure } from '../gateway.ts'
import { paymentOf, refundOf } from './entities.ts'
import { pagesOf } from './pages.ts'
import { openSdk, type RazorpayKeys } from './sdk.ts'
import { webhookOf } from './webhooks.ts'

/** Razorpay requires an end date for a mandate: this long from now. */
const MANDATE_YEARS = 10

/** A late authorisation is still captured within these minutes; later the gateway refunds it automatically. */
const CAPTURE = { automatic_expiry_period: 20, manual_expiry_period: 7200, refund_speed: 'normal' } as const

const signed = (text: string | Buffer, secret: string, signature: string) =>
  sameBytes(Buffer.from(createHmac('sha256', secret).update(text).digest('hex')), Buffer.from(signature))

/** Razorpay through its own SDK: the only place that knows its API. */
export function createRazorpay(keys: RazorpayKeys): Gateway {
  const { sdk, ask } = openSdk(keys)

  return {
    name: 'razorpay',

    async createOrder({ paymentId, paise, payer, mandateUpToPaise }) {
      const customerId = mandateUpToPaise === null ? null : (await customerOf(payer)).id
      const order = await ask(() =>
        sdk.orders.create({
          amount: paise,
          currency: 'INR',
          receipt: `payment-${paymentId}`,
          notes: { payment: paymentId },
          payment: { capture: 'automatic', capture_options: CAPTURE },
          ...(customerId && { customer_id: customerId, token: mandateInput(mandateUpToPaise!) }),
        } as Parameters<typeof sdk.orders.create>[0]),
      )
      return { orderId: order.id, customerId }
    },

    checkout: async ({ customerId }) => ({ provider: 'razorpay', keyId: keys.keyId, customerId }),

    isGenuineCallback: ({ orderId, paymentId, signature }) =>
      signed(`${orderId}|${paymentId}`, keys.keySecret, signature),

    readWebhook(body, headers) {
      const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = headers
      if (typeof signature !== 'string') return undefined
      const genuine = keys.webhookSecrets.some((secret) => signed(body, secret, signature))
      return genuine ? webhookOf(body, typeof eventId === 'string' ? eventId : undefined) : undefined
    },

    payment: async (id) => paymentOf(await ask(() => sdk.payments.fetch(id))),

    paymentsOfOrder: async (orderId) => (await ask(() => sdk.orders.fetchPayments(orderId))).items.map(paymentOf),

    capture: async ({ id, paise }) => paymentOf(await ask(() => sdk.payments.capture(id, paise, 'INR'))),

    refund: async ({ key, paymentId, paise }) =>
      refundOf(
        await ask(() =>
          sdk.payments.refund(paymentId, { amount: paise, speed: 'normal', receipt: key, notes: { key } }),
        ),
      ),

    refundById: async (paymentId, refundId) => refundOf(await ask(() => sdk.payments.fetchRefund(paymentId, refundId))),

    async charge({ payer, paise, orderId, mandate, paymentId }) {
      await ask(() =>
        sdk.payments.createRecurringPayment({
          email: payer.email ?? '',
          contact: `+91${payer.mobile}`,
          amount: paise,
          currency: 'INR',
          order_id: orderId,
          customer_id: mandate.customerId,
          token: mandate.tokenId,
          recurring: '1',
          description: 'Wallet refill',
          notes: { payment: String(paymentId) },
        } as Parameters<typeof sdk.payments.createRecurringPayment>[0]),
      )
    },

    paymentsBetween: (from, before) =>
      pagesOf(from, before, async (window) => (await ask(() => sdk.payments.all(window))).items.map(paymentOf)),
    refundsBetween: (from, before) =>
      pagesOf(from, before, async (window) => (await ask(() => sdk.refunds.all(window))).items.map(refundOf)),
  }

  async function customerOf({ name, mobile, email }: { name: string; mobile: string; email: string | null }) {
    // fail_existing 0: the same person again is the same customer, not an error.
    const customer = await ask(() =>
      sdk.customers.create({ name, contact: `+91${mobile}`, ...(email && { email }), fail_existing: 0 }),
    )
    if (!customer.id) throw new GatewayFailure('Razorpay created no customer')
    return customer
  }
}

const mandateInput = (upToPaise: number) => ({
  max_amount: upToPaise,
  frequency: 'as_presented',
  expire_at: Math.floor(Date.now() / 1000) + MANDATE_YEARS * 365 * 86_400,
})
