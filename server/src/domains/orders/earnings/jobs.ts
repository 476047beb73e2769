import type { House } from '#server/platform/house.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { dueEarnings } from './queries.ts'
import { releaseEarning } from './service.ts'

const AT_ONCE = 500

/** Earnings whose time on hold is over become ready to withdraw, each in a transaction of its own. */
export async function releaseEarnings({ db }: House, now: Date) {
  for (const due of await dueEarnings(db, now, AT_ONCE)) {
    await db.transaction().execute((tx) => releaseEarning(tx, due, now))
  }
}

export const scheduleEarningJobs = (jobs: Jobs) => jobs.schedule('release-earnings', '*/5 * * * *', releaseEarnings)
