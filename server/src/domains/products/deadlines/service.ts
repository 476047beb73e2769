import { SEND_REMINDER_DAYS } from '#contract/products/constants.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { lockOrder } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import type { Services } from '#server/platform/services.ts'
import { DAY_MS, daysAfter } from '#server/platform/time.ts'
import { bothTitles } from '../rules.ts'
import { shipmentById } from '../shipments/queries.ts'
import { deliver } from '../shipments/service.ts'
import * as queries from './queries.ts'

const AT_ONCE = 200

/** Reminds sellers of goods that they have not sent; after the last reminder the buyer may cancel. */
export async function remindSellers(services: Services, now: Date) {
  const ids = await queries.dueReminders(services.db, now, AT_ONCE)
  await eachAlone(services, ids, 'seller could not be reminded', (tx, id) => remind(tx, id, now))
}

async function remind(tx: Tx, id: number, now: Date) {
  const found = (await shipmentById(tx, id))!
  await lockOrder(tx, found.orderId)
  const counted = await queries.countReminder(tx, id, now)
  if (!counted) return
  const { accountId, consultantId, quantity } = found
  const titles = bothTitles(found)
  const next = SEND_REMINDER_DAYS[counted.reminders]
  // After a standstill the next reminder does not follow at once.
  if (next !== undefined) await queries.setReminder(tx, id, later(daysAfter(counted.placedAt, next), daysAfter(now, 1)))
  const days = Math.floor((now.getTime() - counted.placedAt.getTime()) / DAY_MS)
  const params = { ...titles, quantity, days, isLast: next === undefined }
  await notify(tx, now, { accountId: consultantId, message: 'goods_reminder', params })
  if (next === undefined) await notify(tx, now, { accountId, message: 'goods_overdue', params: titles })
}

const later = (a: Date, b: Date) => (a > b ? a : b)

/** Goods that nobody confirms count as delivered some days after they were sent. */
export async function deliverUnconfirmed(services: Services, now: Date) {
  const ids = await queries.dueDeliveries(services.db, now, AT_ONCE)
  await eachAlone(services, ids, 'goods could not be completed', (tx, id) => deliverOne(tx, id, now))
}

async function deliverOne(tx: Tx, id: number, now: Date) {
  const { orderId } = (await shipmentById(tx, id))!
  await lockOrder(tx, orderId)
  const { state, missingAt, lineId, accountId, consultantId, ...rest } = (await shipmentById(tx, id))!
  if (state !== 'shipped' || missingAt) return
  await deliver(tx, { id, lineId }, now)
  const params = bothTitles(rest)
  await notify(tx, now, { accountId, message: 'goods_assumed_delivered', params })
  await notify(tx, now, { accountId: consultantId, message: 'goods_assumed_received', params })
}
