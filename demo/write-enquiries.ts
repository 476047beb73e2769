import { sql } from 'kysely'
import { afterWorkingMinutes, nextReminder } from '#server/domains/enquiries/rules.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { daysAfter, minutesAfter } from '#server/platform/time.ts'
import { type DemoEnquiry, demoEnquiries } from './enquiries.ts'
import { clockOf, dayAt } from './timeline.ts'

const REPLY_MINUTES = 22
const ESCALATED_MINUTES = 45
const PROMISED_MINUTES = 60
const RESOLVE_DAYS = 30
const HOURS = { helpDeskOpensAt: '09:00', helpDeskClosesAt: '20:00' }
/** Numbers beginning with 90000 belong to the demo. */
const mobileOf = (index: number) => `900003${String(index).padStart(4, '0')}`

interface Desks {
  consultantId: number
  staffId: number
}

export async function writeEnquiries(tx: Tx, desks: Desks, now: Date) {
  const accounts = tx.selectFrom('accounts').select(['id', 'name', 'city', 'mobile', 'email'])
  const customers = await accounts.where('type', '=', 'user').where('source', '=', 'demo').orderBy('id').execute()
  const consultant = await accounts.where('id', '=', desks.consultantId).executeTakeFirstOrThrow()
  const senderOf = (from: DemoEnquiry['from'], index: number) => {
    if (from === 'consultant login') return consultant
    return typeof from === 'number' ? customers[from]! : { ...from, id: null, mobile: mobileOf(index) }
  }
  for (const [index, enquiry] of demoEnquiries.entries()) {
    const sender = senderOf(enquiry.from, index)
    await writeEnquiry(tx, enquiry, { index, sender, ...desks }, now)
  }
}

interface Written extends Desks {
  index: number
  sender: { id: number | null; name: string; city: string | null; mobile: string; email?: string | null }
}

async function writeEnquiry(tx: Tx, enquiry: DemoEnquiry, { index, sender, ...desks }: Written, now: Date) {
  const { to, remarks, daysAgo, reply, note } = enquiry
  const consultantId = to === 'consultant login' ? desks.consultantId : null
  const at = daysAgo === 0 ? minutesAfter(now, -5 - index) : dayAt(now, daysAgo, clockOf(index))
  const { id: accountId, ...contact } = sender
  const { id } = await tx
    .insertInto('enquiries')
    .values({
      number: sql<string>`'ENQ-' || lpad(nextval('enquiry_numbers')::text, 6, '0')`,
      ...contact,
      ...{ account_id: accountId, consultant_id: consultantId, remarks, source: 'demo', created_at: at },
      due_at: afterWorkingMinutes(at, PROMISED_MINUTES, HOURS),
      escalate_at: afterWorkingMinutes(at, ESCALATED_MINUTES, HOURS),
      ...stateOf(enquiry, desks.staffId, at, now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const by = consultantId ?? desks.staffId
  const entries = [
    ...(note ? [{ kind: 'note', author_id: desks.staffId, text: note }] : []),
    ...(reply ? [{ kind: 'reply', author_id: by, text: reply }] : []),
  ]
  if (entries.length > 0)
    await tx
      .insertInto('enquiry_entries')
      .values(entries.map((entry) => ({ ...entry, enquiry_id: id, at: minutesAfter(at, REPLY_MINUTES) })))
      .execute()
}

/** The columns of how far it has come. */
function stateOf({ isGrievance, reply, note, end }: DemoEnquiry, staffId: number, at: Date, now: Date) {
  const then = minutesAfter(at, REPLY_MINUTES)
  const resolveBy = daysAfter(at, RESOLVE_DAYS)
  return {
    ...(isGrievance && {
      ...{ kind: 'grievance', acknowledged_at: at, resolve_by: resolveBy, remind_at: nextReminder(resolveBy, now) },
    }),
    ...(note && {
      status: 'assigned',
      assignee_id: staffId,
      escalated_at: afterWorkingMinutes(at, ESCALATED_MINUTES, HOURS),
    }),
    ...(reply && { status: 'answered', first_answered_at: then, first_answer_minutes: REPLY_MINUTES }),
    ...(end === 'closed' && { status: 'closed', closed_at: then }),
    ...(end === 'spam' && { status: 'spam', spam_reason: 'hidden_field', spam_at: at }),
  }
}
