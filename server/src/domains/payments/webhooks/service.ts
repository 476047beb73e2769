import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import type { GatewayPayment } from '../gateways/gateway.ts'
import { paymentOfOrder } from '../queries.ts'
import { recordRefund } from '../refunds/service.ts'
import { isCredited } from '../rules.ts'
import { type PaymentReport, settle } from '../settle/service.ts'

/**
 * Handles a gateway webhook. It is authenticated by the signature of the raw bytes; any status but 200 makes the
 * gateway repeat it, so only what may succeed later is refused.
 */
export async function hearWebhook(services: Services, body: Buffer, headers: Record<string, unknown>) {
  const webhook = services.gateway.readWebhook(body, headers)
  if (!webhook) throw new Problem('signature_wrong')
  const { event, eventId } = webhook
  if (webhook.about === 'refund') await recordRefund(services, webhook.refund)
  if (webhook.about !== 'payment' || !webhook.payment.orderId) return
  await recordPayment(services, webhook.payment, webhook.payment.orderId, { source: 'webhook', event, eventId })
}

/**
 * Gateways send several events about the same payment. Those that arrive while the first is being handled, or after it
 * is credited, are answered without the database: the first is repeated if it fails.
 */
async function recordPayment(services: Services, reported: GatewayPayment, orderId: string, report: PaymentReport) {
  const { settlements, gateway, db, log } = services
  const name = `notice ${orderId} ${reported.state} by ${reported.id}`
  if (settlements.isSettled(name)) return
  await settlements.once(name, 'webhook', async () => {
    const payment = await settlements.limitTransactions(() => paymentOfOrder(db, gateway.name, orderId))
    if (!payment) return log.warn({ event: report.event, orderId }, 'webhook for an unknown gateway order')
    if (isCredited(payment, reported)) return settlements.rememberSettled(name)
    if ((await settle(services, payment.id, reported, report)) === 'captured') settlements.rememberSettled(name)
  })
}
