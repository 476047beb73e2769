import type { GatewayNews, GatewayPayment, GatewayRefund } from '../gateway.ts'

type Kept<T> = Omit<T, 'createdAt'> & { createdAt: string }

/** The test gateway speaks plainly: the facts as they are, with the event's id inside. */
export const noticeOf = (event: string, eventId: string, payment: GatewayPayment) =>
  JSON.stringify({ event, eventId, payment })
export const refundNoticeOf = (eventId: string, refund: GatewayRefund) =>
  JSON.stringify({ event: `refund.${refund.state}`, eventId, refund })

/** Signed by the test gateway already. */
export function newsIn(body: Buffer): GatewayNews {
  const { event, eventId, payment, refund } = JSON.parse(body.toString()) as {
    event: string
    eventId: string
    payment?: Kept<GatewayPayment>
    refund?: Kept<GatewayRefund>
  }
  const dated = <T>(kept: Kept<T>) => ({ ...kept, createdAt: new Date(kept.createdAt) }) as T
  if (payment) return { event, eventId, about: 'payment', payment: dated<GatewayPayment>(payment) }
  if (refund) return { event, eventId, about: 'refund', refund: dated<GatewayRefund>(refund) }
  return { event, eventId, about: 'other' }
}
