import type { House } from '#server/platform/house.ts'
import { Problem } from '#server/platform/problem.ts'
import type { GatewayPayment } from '#server/platform/providers/gateway.ts'
import { paymentOfOrder } from '../queries.ts'
import { hearOfRefund } from '../refunds/service.ts'
import { isCredited } from '../rules.ts'
import { type Heard, settle } from '../settle/service.ts'

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
  await hearOfPayment(house, news.payment, news.payment.orderId, { source: 'webhook', event, eventId })
}

/**
 * Gateways send several events about the same money. Those that come while the first is being handled, or after its money is
 * credited, are answered without the database: the first is sent again if it fails.
 */
async function hearOfPayment(house: House, told: GatewayPayment, orderId: string, heard: Heard) {
  const { settlements, gateway, db, log } = house
  const name = `notice ${orderId} ${told.state} by ${told.id}`
  if (settlements.isSettled(name)) return
  await settlements.once(name, 'webhook', async () => {
    const payment = await settlements.limitTransactions(() => paymentOfOrder(db, gateway.name, orderId))
    if (!payment) return log.warn({ event: heard.event, orderId }, 'webhook for an unknown gateway order')
    if (isCredited(payment, told)) return settlements.rememberSettled(name)
    if ((await settle(house, payment.id, told, heard)) === 'captured') settlements.rememberSettled(name)
  })
}
