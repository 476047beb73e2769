import { MEMBERSHIP_CANCEL_DAYS, MEMBERSHIP_REMINDER_DAYS } from '#contract/memberships/constants.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { completeLine } from '#server/domains/orders/public.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { daysAfter } from '#server/platform/time.ts'
import { endingMembership, endingWithin, markReminded } from './reminders/queries.ts'
import { linesToComplete } from './sales/queries.ts'

const AT_ONCE = 500

/** Reminds of the end, the nearest day first, so that nobody gets two reminders at once. */
export async function remindMembers({ db }: Services, now: Date) {
  for (const days of MEMBERSHIP_REMINDER_DAYS.toSorted((a, b) => a - b))
    for (const id of await endingWithin(db, days, now, AT_ONCE))
      await db.transaction().execute(async (tx) => {
        if (!(await markReminded(tx, id, days, now))) return
        const { accountId, endsAt, ...titles } = await endingMembership(tx, id)
        const params = { ...titles, days, endsAt: endsAt.toISOString() }
        await notify(tx, now, { accountId, message: 'membership_ending', params })
      })
}

/** After the time to cancel the payment counts as earned by the platform. */
export async function completeMemberships(services: Services, now: Date) {
  const lineIds = await linesToComplete(services.db, daysAfter(now, -MEMBERSHIP_CANCEL_DAYS), AT_ONCE)
  await eachAlone(services, lineIds, 'membership could not be completed', (tx, lineId) =>
    completeLine(tx, { lineId, at: now }),
  )
}

export function scheduleMembershipJobs(jobs: Jobs) {
  jobs.schedule('membership-reminders', '20 9 * * *', remindMembers)
  jobs.schedule('membership-earnings', '40 * * * *', completeMemberships)
}
