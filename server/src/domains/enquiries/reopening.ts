import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { type LockedEnquiry, setState } from './answers/queries.ts'
import { afterWorkingMinutes, nextReminder } from './rules.ts'

/** `urgent`: the help desk is notified at once, because nobody else will answer. */
export async function reopen(tx: Tx, enquiry: LockedEnquiry, now: Date, { urgent }: { urgent: boolean }) {
  const status = enquiry.assigneeId === null ? 'new' : 'assigned'
  const promised = await promisedAnew(tx, enquiry, now)
  const escalation = urgent && { escalate_at: now }
  await setState(tx, enquiry.id, { status, closed_at: null, ...promised, ...escalation })
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
