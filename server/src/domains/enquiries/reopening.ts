import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { type LockedEnquiry, setState } from './answers/queries.ts'
import { afterWorkingMinutes, nextReminder } from './rules.ts'

export async function reopen(tx: Tx, enquiry: LockedEnquiry, now: Date) {
  const status = enquiry.assigneeId === null ? 'new' : 'assigned'
  await setState(tx, enquiry.id, { status, closed_at: null, ...(await promisedAnew(tx, enquiry, now)) })
}

/** The time for an answer begins again; the month for a grievance does not. */
export async function promisedAnew(tx: Tx, { callAt, resolveBy }: LockedEnquiry, now: Date) {
  const settings = await readSettings(tx, now)
  const isAhead = callAt !== null && callAt > now
  return {
    due_at: isAhead ? callAt : afterWorkingMinutes(now, settings.enquiryAnswerMinutes, settings),
    escalate_at: isAhead ? callAt : afterWorkingMinutes(now, settings.enquiryEscalateMinutes, settings),
    escalated_at: null,
    remind_at: resolveBy && nextReminder(resolveBy, now),
  }
}
