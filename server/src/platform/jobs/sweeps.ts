import { deleteOldInbox } from '../demo/queries.ts'
import { sweepFiles } from '../files/uploads.ts'
import { deleteStaleMarks } from '../http/call-limits.ts'
import { deleteOldAnswers } from '../http/idempotency.ts'
import { deleteSettled } from '../outbox/queries.ts'
import type { Services } from '../services.ts'
import { DAY_MS } from '../time.ts'

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Deletes expired rate limit windows. */
export const sweepCallMarks = ({ db }: Services, now: Date) => deleteStaleMarks(db, now)

/** Sent messages are retained for a week, failed ones for as long as staff may need them. */
export async function sweepOutbox({ db }: Services, now: Date) {
  await deleteSettled(db, 'sent', daysAgo(now, 7))
  await deleteSettled(db, 'failed', daysAgo(now, 90))
}

export const sweepDemoInbox = ({ db }: Services, now: Date) => deleteOldInbox(db, daysAgo(now, 1))

/** Deletes expired idempotent responses. */
export const sweepAnswers = ({ db }: Services, now: Date) => deleteOldAnswers(db, now)

export function scheduleSweeps({ jobs, config }: Services) {
  jobs.schedule('forget-call-marks', '*/10 * * * *', sweepCallMarks)
  jobs.schedule('forget-sent-messages', '5 * * * *', sweepOutbox)
  jobs.schedule('forget-old-answers', '25 * * * *', sweepAnswers)
  jobs.schedule('remove-unneeded-files', '*/5 * * * *', sweepFiles)
  if (config.mode === 'demo') jobs.schedule('empty-demo-inbox', '15 * * * *', sweepDemoInbox)
}
