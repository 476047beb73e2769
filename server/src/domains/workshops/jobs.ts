import { WORKSHOP_REMINDER_HOURS } from '#contract/workshops/constants.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { lockOrder, refund, refundable } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { type DuePage, eachDue } from '#server/platform/jobs/each-alone.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { hoursAfter } from '#server/platform/time.ts'
import * as queries from './queries.ts'
import { shareOf } from './rules.ts'
import { refundTickets, setEnded } from './sales/queries.ts'
import { completeWorkshops } from './sales/service.ts'
import { lockWorkshop } from './seats/queries.ts'
import { releaseLapsedSeats } from './seats/service.ts'

/**
 * Refunds the valid tickets of cancelled workshops, one purchase per transaction. What is refunded is no longer valid,
 * so a run that was interrupted goes on where it stopped.
 */
export function refundCancelled(services: Services, now: Date) {
  const find = (page: DuePage) => queries.purchasesToRefund(services.db, page)
  return eachDue(services, { find, failure: 'workshop could not be refunded' }, (tx, { id, orderId }) =>
    refundPurchase(tx, { lineId: id, orderId, now }),
  )
}

async function refundPurchase(tx: Tx, { lineId, orderId, now }: { lineId: number; orderId: number; now: Date }) {
  await lockOrder(tx, orderId)
  const { workshopId, accountId, seats, totalPaise, reason, ...titles } = await queries.cancelledPurchase(tx, lineId)
  await lockWorkshop(tx, workshopId)
  const positions = await queries.validPositions(tx, lineId)
  if (positions.length === 0) return
  await refundTickets(tx, lineId)
  const owed = positions.reduce((sum, position) => sum + shareOf(totalPaise, seats, position), 0)
  const { leftPaise } = await refundable(tx, lineId)
  const whole = { orderId, reason: '', reasonCode: 'cancelled_by_platform', by: null, to: 'source', at: now } as const
  if (leftPaise === 0 && totalPaise > 0) await setEnded(tx, lineId)
  else await refund(tx, { ...whole, lines: [owed < leftPaise ? { lineId, paise: owed } : { lineId }] })
  await notify(tx, now, { accountId, message: 'workshop_cancelled', params: { ...titles, reason } })
}

/** Tells everybody with a ticket that the time has changed. */
export function sendNotices(services: Services, now: Date) {
  const find = (page: DuePage) => queries.purchasesToNotify(services.db, page)
  return eachDue(services, { find, failure: 'attendee could not be notified of the new time' }, async (tx, { id }) => {
    const moved = await queries.markNotified(tx, id, now)
    if (!moved) return
    const { accountId, startsAt, ...titles } = moved
    const params = { ...titles, startsAt: startsAt.toISOString() }
    await notify(tx, now, { accountId, message: 'workshop_rescheduled', params })
  })
}

/** The nearest first, so that nobody gets two reminders at once. */
export async function remindAttendees(services: Services, now: Date) {
  for (const hours of WORKSHOP_REMINDER_HOURS.toSorted((a, b) => a - b)) {
    const span = { now, until: hoursAfter(now, hours) }
    const find = (page: DuePage) => queries.purchasesToRemind(services.db, hours, span, page)
    await eachDue(services, { find, failure: 'attendee could not be reminded' }, (tx, { id }) =>
      remind(tx, { id, hours, now }),
    )
  }
}

async function remind(tx: Tx, { id, hours, now }: { id: number; hours: number; now: Date }) {
  const due = await queries.markReminded(tx, id, hours)
  if (!due) return
  const { accountId, startsAt, ...rest } = due
  const params = { ...rest, hours, startsAt: startsAt.toISOString() }
  await notify(tx, now, { accountId, message: 'workshop_reminder', params })
}

export function scheduleWorkshopJobs(jobs: Jobs) {
  jobs.schedule('workshop-seats', '* * * * *', releaseLapsedSeats)
  jobs.schedule('workshop-refunds', '*/5 * * * *', refundCancelled)
  jobs.schedule('workshop-notices', '*/5 * * * *', sendNotices)
  jobs.schedule('workshop-reminders', '*/5 * * * *', remindAttendees)
  jobs.schedule('workshop-earnings', '35 * * * *', completeWorkshops)
}
