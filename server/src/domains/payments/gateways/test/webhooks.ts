import type { GatewayPayment, GatewayRefund, GatewayWebhook } from '../gateway.ts'

type Stored<T> = Omit<T, 'createdAt'> & { createdAt: string }

/** The test gateway's webhook format: the facts, with the event id inside. */
export const noticeOf = (event: string, eventId: string, payment: GatewayPayment) =>
  JSON.stringify({ event, eventId, payment })
export const refundNoticeOf = (eventId: string, refund: GatewayRefund) =>
  JSON.stringify({ event: `refund.${refund.state}`, eventId, refund })

/** Its signature is already verified. */
export function readWebhookBody(body: Buffer): GatewayWebhook {
  const { event, eventId, payment, refund } = JSON.parse(body.toString()) as {
    event: string
    eventId: string
    payment?: Stored<GatewayPayment>
    refund?: Stored<GatewayRefund>
  }
  const dated = <T>(stored: Stored<T>) => ({ ...stored, createdAt: new Date(stored.createdAt) }) as T
  if (payment) return { event, eventId, about: 'payment', payment: dated<GatewayPayment>(payment) }
  if (refund) return { event, eventId, about: 'refund', refund: dated<GatewayRefund>(refund) }
  return { event, eventId, about: 'other' }
}
