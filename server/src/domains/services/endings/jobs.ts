import { type DueAt, type DuePage, eachAlone, eachDue } from '#server/platform/jobs/each-alone.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { lockWithOrder } from '../records/access.ts'
import { notifyNews } from '../records/notifications.ts'
import { lockById, suspendedOf } from '../records/queries.ts'
import { isInTime } from '../records/rules.ts'
import { dueBefore, markReminded, ordersOfSuspended } from './queries.ts'
import { accept, cancel } from './service.ts'

/** Deliveries that nobody decided about in time count as accepted. */
export function acceptDeliveries(services: Services, now: Date) {
  const find = (page: DuePage<DueAt>) => dueBefore(services.db, 'accept_until', now, page)
  return eachDue(services, { find, failure: 'service order could not be accepted' }, async (tx, { id }) => {
    const order = await lockWithOrder(tx, id)
    if (order?.state === 'delivered' && !isInTime(order, now)) await accept(tx, order, { by: null, at: now })
  })
}

/** Reminds whoever has to act, once per deadline. */
export function remindOfServices(services: Services, now: Date) {
  const find = (page: DuePage<DueAt>) => dueBefore(services.db, 'remind_at', now, page)
  return eachDue(services, { find, failure: 'service order could not be reminded of' }, async (tx, { id }) => {
    const order = await lockById(tx, id)
    if (!order || !(await markReminded(tx, id, now))) return
    if (order.state === 'delivered' && isInTime(order, now))
      await notifyNews(tx, order, 'accept_soon', ['customer'], now)
    if (order.state === 'briefing') await notifyNews(tx, order, 'brief_missing', ['customer'], now)
    if (order.state === 'working') await notifyNews(tx, order, 'due_soon', ['consultant'], now)
  })
}

/** Nobody waits for work from somebody who can no longer sign in. What is delivered can still be accepted. */
export const stopServicesOfSuspended = async (services: Services, now: Date) =>
  eachAlone(services, await ordersOfSuspended(services.db), 'service order could not be stopped', async (tx, id) => {
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
