import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { DAY_MS } from '#server/platform/time.ts'
import { deleteGoneBrowsers } from './push/queries.ts'
import { deleteOldNotifications } from './queries.ts'

const RETENTION_DAYS = 180

export function scheduleNotificationJobs(jobs: Jobs) {
  jobs.schedule('gone-browsers', '45 * * * *', ({ db }, now) => deleteGoneBrowsers(db, now))
  jobs.schedule('old-notices', '50 3 * * *', ({ db }, now) =>
    deleteOldNotifications(db, new Date(now.getTime() - RETENTION_DAYS * DAY_MS)),
  )
}
