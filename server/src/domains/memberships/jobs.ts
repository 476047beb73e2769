import { MEMBERSHIP_CANCEL_DAYS, MEMBERSHIP_REMINDER_DAYS } from '#contract/memberships/constants.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { completeLine } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { type DuePage, eachDue } from '#server/platform/jobs/each-alone.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { daysAfter } from '#server/platform/time.ts'
import { endingMembership, endingWithin, markReminded } from './reminders/queries.ts'
import { linesToComplete } from './sales/queries.ts'

/** Reminds of the end, the nearest day first, so that nobody gets two reminders at once. */
export async function remindMembers(services: Services, now: Date) {
  for (const days of MEMBERSHIP_REMINDER_DAYS.toSorted((a, b) => a - b)) {
    const find = (page: DuePage) => endingWithin(services.db, days, now, page)
    await eachDue(services, { find, failure: 'member could not be reminded' }, (tx, { id }) =>
      remind(tx, { id, days, now }),
    )
  }
}

async function remind(tx: Tx, { id, days, now }: { id: number; days: number; now: Date }) {
  if (!(await markReminded(tx, id, days, now))) return
  const { accountId, endsAt, ...titles } = await endingMembership(tx, id)
  const params = { ...titles, days, endsAt: endsAt.toISOString() }
  await notify(tx, now, { accountId, message: 'membership_ending', params })
}

/** After the time to cancel the payment counts as earned by the platform. */
export function completeMemberships(services: Services, now: Date) {
  const find = (page: DuePage) => linesToComplete(services.db, daysAfter(now, -MEMBERSHIP_CANCEL_DAYS), page)
  return eachDue(services, { find, failure: 'membership could not be completed' }, (tx, { id }) =>
    completeLine(tx, { lineId: id, at: now }),
  )
}

export function scheduleMembershipJobs(jobs: Jobs) {
  jobs.schedule('membership-reminders', '20 9 * * *', remindMembers)
  jobs.schedule('membership-earnings', '40 * * * *', completeMemberships)
}
