import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Db } from '#server/platform/db/db.ts'
import { sameBytes } from '#server/platform/security/secrets.ts'
import { type Gateway, GatewayFailure, type GatewayPayment, type GatewayRefund, type Method } from '../gateway.ts'
import * as queries from './queries.ts'
import { noticeOf, readWebhookBody, refundNoticeOf } from './webhooks.ts'

export interface TestGatewayOptions {
  db: Db
  now: () => Date
  secret: string
  /** Sends a webhook to our own endpoint. */
  deliver: (body: string, headers: Record<string, string>) => Promise<unknown>
}

export const newId = (kind: string) => `${kind}_test_${randomBytes(16).toString('base64url')}`
type Row = queries.TestPayment & { customer_id: string | null }

export const paymentOf = (row: Row): GatewayPayment => ({
  id: row.id,
  orderId: row.order_id,
  paise: row.paise,
  state: row.state as GatewayPayment['state'],
  method: row.method as Method,
  failureReason: row.reason,
  feePaise: row.state === 'captured' ? Math.round(row.paise * 0.0236) : null,
  createdAt: row.created_at,
  mandate: row.customer_id && row.token_id ? { customerId: row.customer_id, tokenId: row.token_id } : null,
})

const refundOf = (row: queries.TestRefund): GatewayRefund => ({
  id: row.id,
  paymentId: row.payment_id,
  paise: row.paise,
  state: 'done',
  key: row.key,
  createdAt: row.created_at,
})

/** A payment gateway inside the demo, with its own records and no external calls. */
export function createTestGateway({ db, now, secret, deliver }: TestGatewayOptions) {
  const key = Buffer.from(hkdfSync('sha256', secret, 'paramarsh', 'test-gateway', 32))
  const sign = (text: string | Buffer) => createHmac('sha256', key).update(text).digest('hex')
  const isSigned = (text: string | Buffer, signature: unknown) =>
    typeof signature === 'string' && sameBytes(Buffer.from(sign(text)), Buffer.from(signature))
  const found = (row: Row | undefined) => {
    if (!row) throw new GatewayFailure('the test gateway knows no such payment', { permanent: true })
    return paymentOf(row)
  }

  const gateway: Gateway = {
    name: 'test',
    async createOrder({ paymentId, paise, payer, mandateUpToPaise }) {
      const orderId = newId('order')
      const customerId = mandateUpToPaise === null ? null : `cust_test_${payer.accountId}`
      await queries.insertOrder(db, {
        ...{ id: orderId, payment_id: paymentId, paise, customer_id: customerId, created_at: now() },
        wants_mandate: mandateUpToPaise !== null,
      })
      return { orderId, customerId }
    },
    async checkout({ orderId, returnTo, language }) {
      await queries.setReturn(db, orderId, returnTo, language)
      return { provider: 'test', url: `/demo/pay/${orderId}` }
    },
    isGenuineCallback: ({ orderId, paymentId, signature }) => isSigned(`${orderId}|${paymentId}`, signature),
    readWebhook: (body, headers) => (isSigned(body, headers['x-test-signature']) ? readWebhookBody(body) : undefined),
    async payment(id) {
      await queries.confirmDue(db, now())
      return found(await queries.paymentById(db, id))
    },
    async paymentsOfOrder(orderId) {
      await queries.confirmDue(db, now())
      return (await queries.paymentsOfOrder(db, orderId)).map(paymentOf)
    },
    capture: async (payment) => payment,
    async refund({ key: refundKey, paymentId, paise }) {
      if (!(await queries.paymentById(db, paymentId)))
        throw new GatewayFailure('the test gateway knows no such payment', { permanent: true })
      const row = { id: newId('rfnd'), key: refundKey, payment_id: paymentId, paise, created_at: now() }
      return refundOf(await queries.insertRefund(db, row))
    },
    async refundById(_paymentId, refundId) {
      const row = await queries.refundById(db, refundId)
      if (!row) throw new GatewayFailure('the test gateway knows no such refund', { permanent: true })
      return refundOf(row)
    },
    async charge({ orderId, mandate }) {
      const row = { id: newId('pay'), order_id: orderId, paise: 0, state: 'captured', method: 'upi', created_at: now() }
      await db.transaction().execute((tx) => queries.insertPayment(tx, { ...row, token_id: mandate.tokenId }))
    },
    async *paymentsBetween(from, before) {
      await queries.confirmDue(db, now())
      for (const row of await queries.paymentsBetween(db, from, before)) yield paymentOf(row)
    },
    async *refundsBetween(from, before) {
      for (const row of await queries.refundsBetween(db, from, before)) yield refundOf(row)
    },
  }

  return {
    ...gateway,
    sign,
    /** Sends a webhook about a payment; it has a correct signature whatever it contains. */
    sendWebhook: async (payment: GatewayPayment, event = `payment.${payment.state}`, eventId = newId('evt')) => {
      const body = noticeOf(event, eventId, payment)
      await deliver(body, { 'x-test-signature': sign(body) })
    },
    sendRefundWebhook: async (refund: GatewayRefund, eventId = newId('evt')) => {
      const body = refundNoticeOf(eventId, refund)
      await deliver(body, { 'x-test-signature': sign(body) })
    },
  }
}
export type TestGateway = ReturnType<typeof createTestGateway>
