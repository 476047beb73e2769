import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { dueEarnings } from './queries.ts'
import { releaseEarning } from './service.ts'

const AT_ONCE = 500

/** Releases earnings whose hold period is over, one transaction each. */
export async function releaseEarnings({ db }: Services, now: Date) {
  for (const due of await dueEarnings(db, now, AT_ONCE)) {
    await db.transaction().execute((tx) => releaseEarning(tx, due, now))
  }
}

export const scheduleEarningJobs = (jobs: Jobs) => jobs.schedule('release-earnings', '*/5 * * * *', releaseEarnings)
