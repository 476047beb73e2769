import { readSettings } from '#server/domains/settings/public.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { HOUR_MS, MINUTE_MS } from '#server/platform/time.ts'
import { sessionsOfSuspended } from '../changes/queries.ts'
import { cancelIfSuspended } from '../changes/suspensions.ts'
import { cancelledButPaid } from '../extensions/queries.ts'
import { expireLapsed } from '../holds/claims.ts'
import { endedBefore, unsettledSince } from './queries.ts'
import { remind } from './reminders.ts'
import { giveExtensionsBack, judge, settleNoShow } from './service.ts'

const AT_ONCE = 200

/** Holds that no request has cleaned up; they have already expired. */
export async function sweepHolds({ db }: Services, now: Date) {
  while ((await db.transaction().execute((tx) => expireLapsed(tx, now, AT_ONCE))) === AT_ONCE);
}

export async function judgeEnded(services: Services, now: Date) {
  const { noShowGraceMinutes } = await readSettings(services.db, now)
  const ended = await endedBefore(services.db, new Date(now.getTime() - noShowGraceMinutes * MINUTE_MS), AT_ONCE)
  await eachAlone(services, ended, 'booking could not be evaluated', (tx, id) => judge(tx, id, now))
}

export async function settleNoShows(services: Services, now: Date) {
  const { appealHours } = await readSettings(services.db, now)
  const waiting = await unsettledSince(services.db, new Date(now.getTime() - appealHours * HOUR_MS), AT_ONCE)
  await eachAlone(services, waiting, 'booking could not be settled', (tx, id) => settleNoShow(tx, id, now))
}

export async function returnExtensions(services: Services, now: Date) {
  const called = await cancelledButPaid(services.db, AT_ONCE)
  await eachAlone(services, called, 'booking could not be refunded in full', (tx, id) =>
    giveExtensionsBack(tx, id, now),
  )
}

export async function cancelSessionsOfSuspended(services: Services, now: Date) {
  const affected = await sessionsOfSuspended(services.db, now, AT_ONCE)
  await eachAlone(services, affected, 'booking could not be cancelled', (tx, id) => cancelIfSuspended(tx, id, now))
}

export function scheduleBookingJobs(jobs: Jobs) {
  jobs.schedule('lapsed-holds-of-time', '* * * * *', sweepHolds)
  jobs.schedule('ended-sessions', '* * * * *', judgeEnded)
  jobs.schedule('missed-sessions', '* * * * *', settleNoShows)
  jobs.schedule('extensions-of-cancelled', '* * * * *', returnExtensions)
  jobs.schedule('sessions-of-suspended-people', '* * * * *', cancelSessionsOfSuspended)
  jobs.schedule('session-reminders', '* * * * *', remind)
}
