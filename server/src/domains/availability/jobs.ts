import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { readExternalCalendars } from './external/service.ts'
import { refreshNextFree } from './next-free/service.ts'
import { notifyWatchers } from './watches/service.ts'

export function scheduleAvailabilityJobs(jobs: Jobs) {
  jobs.schedule('next-free-times', '* * * * *', ({ db }, now) => refreshNextFree(db, now))
  jobs.schedule('external-calendars', '* * * * *', readExternalCalendars)
  jobs.schedule('slot-watches', '* * * * *', notifyWatchers)
}
