import type { Jobs } from '#server/platform/jobs.ts'
import { forgetGoneBrowsers } from './push/queries.ts'
import { forgetNotices } from './queries.ts'

const KEPT_DAYS = 180
const DAY_MS = 86_400_000

export function scheduleNoticeJobs(jobs: Jobs) {
  jobs.schedule('gone-browsers', '45 * * * *', ({ db }, now) => forgetGoneBrowsers(db, now))
  jobs.schedule('old-notices', '50 3 * * *', ({ db }, now) =>
    forgetNotices(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS)),
  )
}
