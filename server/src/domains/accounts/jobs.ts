import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { deleteUnusedDevices } from './known-devices/service.ts'
import { deleteOldCodes } from './otp/queries.ts'
import { carryOutDeletions, prepareDataExports, removeOldExports } from './privacy/jobs.ts'
import { daysBefore } from './rules.ts'
import { deleteEndedSessions } from './sessions/queries.ts'
import { deleteOldTickets } from './staff/second-factor/queries.ts'

const SESSION_RETENTION_DAYS = 90

export function scheduleAccountJobs(jobs: Jobs) {
  jobs.schedule('data-exports', '* * * * *', prepareDataExports)
  jobs.schedule('old-data-exports', '10 * * * *', removeOldExports)
  jobs.schedule('due-deletions', '20 * * * *', carryOutDeletions)
  jobs.schedule('old-otp-codes', '30 3 * * *', ({ db }, now) => deleteOldCodes(db, daysBefore(now, 1)))
  jobs.schedule('unused-devices', '45 3 * * *', deleteUnusedDevices)
  jobs.schedule('old-staff-tickets', '35 3 * * *', ({ db }, now) => deleteOldTickets(db, daysBefore(now, 1)))
  jobs.schedule('old-sessions', '40 3 * * *', ({ db }, now) =>
    deleteEndedSessions(db, daysBefore(now, SESSION_RETENTION_DAYS)),
  )
}
