import { forgetStaleMarks } from './call-limits.ts'
import { forgetInbox } from './demo/queries.ts'
import { sweepFiles } from './files/uploads.ts'
import type { House } from './house.ts'
import { forgetOldAnswers } from './idempotency.ts'
import { forgetSettled } from './outbox/queries.ts'

const DAY_MS = 86_400_000
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Windows of calls that hold no mark any more. */
export const sweepCallMarks = ({ db }: House, now: Date) => forgetStaleMarks(db, now)

/** What was sent is kept for a week, what failed for as long as staff may ask about it. */
export async function sweepOutbox({ db }: House, now: Date) {
  await forgetSettled(db, 'sent', daysAgo(now, 7))
  await forgetSettled(db, 'failed', daysAgo(now, 90))
}

export const sweepDemoInbox = ({ db }: House, now: Date) => forgetInbox(db, daysAgo(now, 1))

/** Answers that nobody will ask for again. */
export const sweepAnswers = ({ db }: House, now: Date) => forgetOldAnswers(db, now)

export function scheduleSweeps({ jobs, config }: House) {
  jobs.schedule('forget-call-marks', '*/10 * * * *', sweepCallMarks)
  jobs.schedule('forget-sent-messages', '5 * * * *', sweepOutbox)
  jobs.schedule('forget-old-answers', '25 * * * *', sweepAnswers)
  jobs.schedule('remove-unneeded-files', '*/5 * * * *', sweepFiles)
  if (config.mode === 'demo') jobs.schedule('empty-demo-inbox', '15 * * * *', sweepDemoInbox)
}
