import { readSettings } from '#server/domains/settings/service.ts'
import type { Tx } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { expireLapsed } from '../claims/service.ts'
import { cancelledButPaid } from '../extensions/queries.ts'
import { endedBefore, unsettledSince } from './queries.ts'
import { remind } from './reminders/service.ts'
import { giveExtensionsBack, judge, settleNoShow } from './service.ts'

const AT_ONCE = 200
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** Each in a transaction of its own: one that fails is told to the log and tried again at the next run, the others go on. */
async function eachAlone(
  house: House,
  ids: readonly number[],
  what: string,
  deed: (tx: Tx, id: number) => Promise<unknown>,
) {
  for (const id of ids)
    try {
      await house.db.transaction().execute((tx) => deed(tx, id))
    } catch (error) {
      house.log.error({ err: error, booking: id }, `a booking could not be ${what}`)
    }
}

/** Holds that nobody stumbled over. By their time they are over already. */
export async function sweepHolds({ db }: House, now: Date) {
  while ((await db.transaction().execute((tx) => expireLapsed(tx, now, AT_ONCE))) === AT_ONCE);
}

export async function judgeEnded(house: House, now: Date) {
  const { noShowGraceMinutes } = await readSettings(house.db, now)
  const ended = await endedBefore(house.db, new Date(now.getTime() - noShowGraceMinutes * MINUTE_MS), AT_ONCE)
  await eachAlone(house, ended, 'judged', (tx, id) => judge(tx, id, now))
}

export async function settleNoShows(house: House, now: Date) {
  const { appealHours } = await readSettings(house.db, now)
  const waiting = await unsettledSince(house.db, new Date(now.getTime() - appealHours * HOUR_MS), AT_ONCE)
  await eachAlone(house, waiting, 'settled', (tx, id) => settleNoShow(tx, id, now))
}

export async function returnExtensions(house: House, now: Date) {
  const called = await cancelledButPaid(house.db, AT_ONCE)
  await eachAlone(house, called, 'paid back whole', (tx, id) => giveExtensionsBack(tx, id, now))
}

export function scheduleBookingJobs(jobs: Jobs) {
  jobs.schedule('lapsed-holds-of-time', '* * * * *', sweepHolds)
  jobs.schedule('ended-sessions', '* * * * *', judgeEnded)
  jobs.schedule('missed-sessions', '* * * * *', settleNoShows)
  jobs.schedule('extensions-of-cancelled', '* * * * *', returnExtensions)
  jobs.schedule('session-reminders', '* * * * *', remind)
}
