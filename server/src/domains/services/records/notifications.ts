import { notify } from '#server/domains/notifications/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import type { ServiceMessages } from '../notification-texts.ts'
import type { OrderFacts, Side } from './order.ts'
import { nameOf, staffIds } from './queries.ts'

type Step = ServiceMessages['service_news']['step']

/** Browsers of both sides refetch the order. */
export async function notifyBrowsers(tx: Tx, { id: serviceOrderId, customerId, consultantId }: OrderFacts, at: Date) {
  for (const accountId of [customerId, consultantId])
    await outbox.addEvent(tx, at, { event: 'servicechanged', to: { accountId }, data: { serviceOrderId } })
}

/** Notifies one side or both of what happened. */
export async function notifyNews(tx: Tx, order: OrderFacts, step: Step, to: readonly Side[], at: Date) {
  const { id: serviceOrderId, number, title_english, title_hindi, customerId, consultantId } = order
  const until = order.acceptUntil ?? at
  for (const side of to) {
    const [accountId, otherId] = side === 'customer' ? [customerId, consultantId] : [consultantId, customerId]
    const params = {
      ...{ serviceOrderId, side, step, number, title_english, title_hindi },
      ...{
        other: await nameOf(tx, otherId),
        dueOn: order.extensionOn ?? order.dueOn ?? '',
        until: until.toISOString(),
      },
    }
    await notify(tx, at, { accountId, message: 'service_news', params })
  }
  await notifyBrowsers(tx, order, at)
}

export async function notifyStaffOfDispute(tx: Tx, { id: serviceOrderId, number }: OrderFacts, at: Date) {
  for (const accountId of await staffIds(tx))
    await notify(tx, at, { accountId, message: 'service_disputed', params: { serviceOrderId, number } })
}
