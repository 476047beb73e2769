import type { Jobs } from '#server/platform/jobs.ts'
import { deleteUnusedDevices } from './known-devices/service.ts'
import { forgetOldCodes } from './otp/queries.ts'
import { carryOutDeletions, prepareDataExports, removeOldExports } from './privacy/jobs.ts'
import { forgetEndedSessions } from './sessions/queries.ts'
import { daysBefore } from './sessions/rules.ts'
import { forgetOldTickets } from './staff/second-factor/queries.ts'

const SESSIONS_KEPT_DAYS = 90

export function scheduleAccountJobs(jobs: Jobs) {
  jobs.schedule('data-exports', '* * * * *', prepareDataExports)
  jobs.schedule('old-data-exports', '10 * * * *', removeOldExports)
  jobs.schedule('due-deletions', '20 * * * *', carryOutDeletions)
  jobs.schedule('old-otp-codes', '30 3 * * *', ({ db }, now) => forgetOldCodes(db, daysBefore(now, 1)))
  jobs.schedule('unused-devices', '45 3 * * *', deleteUnusedDevices)
  jobs.schedule('old-staff-tickets', '35 3 * * *', ({ db }, now) => forgetOldTickets(db, daysBefore(now, 1)))
  jobs.schedule('old-sessions', '40 3 * * *', ({ db }, now) =>
    forgetEndedSessions(db, daysBefore(now, SESSIONS_KEPT_DAYS)),
  )
}
