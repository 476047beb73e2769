import type { House } from '#server/platform/house.ts'
import { Problem } from '#server/platform/problem.ts'
import type { GatewayPayment } from '#server/platform/providers/gateway.ts'
import { paymentOfOrder } from '../queries.ts'
import { hearOfRefund } from '../refunds/service.ts'
import type { Payment } from '../rules.ts'
import { lookUp } from '../settle/in-flight.ts'
import { settle } from '../settle/service.ts'

/**
 * A webhook of the gateway. It is believed by its signature over the bytes as they came; anything but 200 makes the gateway
 * send it again, so only what may pass later is refused.
 */
export async function hearWebhook(house: House, body: Buffer, headers: Record<string, unknown>) {
  const news = house.gateway.readWebhook(body, headers)
  if (!news) throw new Problem('signature_wrong')
  const { event, eventId } = news
  if (news.about === 'refund') await hearOfRefund(house, news.refund)
  if (news.about !== 'payment' || !news.payment.orderId) return
  const { orderId } = news.payment
  const payment = await lookUp(house, () => paymentOfOrder(house.db, house.gateway.name, orderId))
  if (payment && isKnown(payment, news.payment)) return
  if (payment) await settle(house, payment.id, news.payment, { source: 'webhook', event, eventId })
  else house.log.warn({ event, orderId }, 'a webhook speaks of an order that is not ours')
}

/** Gateways send several events about the same money: once it is credited the others say nothing new. */
const isKnown = ({ state, providerPaymentId }: Payment, told: GatewayPayment) =>
  state === 'captured' && providerPaymentId === told.id
