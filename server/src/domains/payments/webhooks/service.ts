import type { House } from '#server/platform/house.ts'
import { Problem } from '#server/platform/problem.ts'
import { paymentOfOrder } from '../queries.ts'
import { hearOfRefund } from '../refunds/service.ts'
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
  const payment = await paymentOfOrder(house.db, house.gateway.name, news.payment.orderId)
  if (payment) await settle(house, payment.id, news.payment, { source: 'webhook', event, eventId })
  else house.log.warn({ event, orderId: news.payment.orderId }, 'a webhook speaks of an order that is not ours')
}
