import type { Tx } from '#server/platform/db/db.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { lockWithOrder } from '../records/access.ts'
import { notifyNews } from '../records/notifications.ts'
import { lockById, suspendedOf } from '../records/queries.ts'
import { isInTime } from '../records/rules.ts'
import { type Due, dueBefore, type Moment, markReminded, ordersOfSuspended } from './queries.ts'
import { accept, cancel } from './service.ts'

const AT_ONCE = 200

type Operation = (tx: Tx, id: number) => Promise<unknown>

/** Each in its own transaction: a failure is logged and retried on the next run, and the others continue. */
async function eachAlone({ db, log }: Services, ids: readonly number[], what: string, operation: Operation) {
  for (const id of ids)
    try {
      await db.transaction().execute((tx) => operation(tx, id))
    } catch (error) {
      log.error({ err: error, serviceOrder: id }, `service order could not be ${what}`)
    }
}

/** All orders for which a moment has come: those that failed before keep none of the others waiting. */
async function eachDue(
  services: Services,
  { moment, now, what }: { moment: Moment; now: Date; what: string },
  operation: Operation,
) {
  for (let after: Due | undefined; ; ) {
    const due = await dueBefore(services.db, moment, now, { after, limit: AT_ONCE })
    await eachAlone(
      services,
      due.map(({ id }) => id),
      what,
      operation,
    )
    if (due.length < AT_ONCE) return
    after = due.at(-1)
  }
}

/** Deliveries that nobody decided about in time count as accepted. */
export const acceptDeliveries = (services: Services, now: Date) =>
  eachDue(services, { moment: 'accept_until', now, what: 'accepted' }, async (tx, id) => {
    const order = await lockWithOrder(tx, id)
    if (order?.state === 'delivered' && !isInTime(order, now)) await accept(tx, order, { by: null, at: now })
  })

/** Reminds whoever has to act, once per deadline. */
export const remindOfServices = (services: Services, now: Date) =>
  eachDue(services, { moment: 'remind_at', now, what: 'reminded of' }, async (tx, id) => {
    const order = await lockById(tx, id)
    if (!order || !(await markReminded(tx, id, now))) return
    if (order.state === 'delivered' && isInTime(order, now))
      await notifyNews(tx, order, 'accept_soon', ['customer'], now)
    if (order.state === 'briefing') await notifyNews(tx, order, 'brief_missing', ['customer'], now)
    if (order.state === 'working') await notifyNews(tx, order, 'due_soon', ['consultant'], now)
  })

/** Nobody waits for work from somebody who can no longer sign in. What is delivered can still be accepted. */
export const stopServicesOfSuspended = async (services: Services, now: Date) =>
  eachAlone(services, await ordersOfSuspended(services.db), 'stopped', async (tx, id) => {
    const order = await lockWithOrder(tx, id)
    if (!order) return
    const suspended = await suspendedOf(tx, order)
    const isBeforeStart = order.state === 'briefing' || order.state === 'briefed'
    const isStopped =
      (suspended.includes(order.consultantId) && (isBeforeStart || order.state === 'working')) ||
      (suspended.includes(order.customerId) && isBeforeStart)
    if (!isStopped) return
    await cancel(tx, order, { by: null, reason: '', reasonCode: 'cancelled_by_platform', to: 'source', at: now })
  })

export function scheduleServiceJobs(jobs: Jobs) {
  jobs.schedule('service-acceptances', '* * * * *', acceptDeliveries)
  jobs.schedule('service-reminders', '* * * * *', remindOfServices)
  jobs.schedule('services-of-suspended-people', '* * * * *', stopServicesOfSuspended)
}
