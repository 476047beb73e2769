import type { Input } from '#contract/endpoint.ts'
import type { EnquiryState } from '#contract/enquiries/constants.ts'
import type { changeEnquiryState as Endpoint } from '#contract/enquiries/staff.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { announce, announceClosed } from '../announcements.ts'
import { type LockedEnquiry, setState } from '../answers/queries.ts'
import { promisedAnew, reopen } from '../reopening.ts'
import { isErased } from '../rules.ts'
import { enquiryForStaff, lockForStaff, rowOf, subjectOf } from './service.ts'

type Change = Input<typeof Endpoint>['change']

const changes: Record<Change, { from: readonly EnquiryState[]; action: audit.AuditAction }> = {
  close: { from: ['new', 'assigned', 'answered'], action: 'enquiry.closed' },
  reopen: { from: ['closed'], action: 'enquiry.reopened' },
  spam: { from: ['new', 'assigned'], action: 'enquiry.marked_spam' },
  not_spam: { from: ['spam'], action: 'enquiry.unmarked_spam' },
}

export const changeEnquiryState = (context: SignedIn, { id, change, reason }: Input<typeof Endpoint>) =>
  context.db.transaction().execute(async (tx) => {
    const enquiry = await lockForStaff(tx, id)
    const { from, action } = changes[change]
    if (!from.includes(enquiry.status) || isErased(enquiry)) throw new Problem('stale')
    await carryOut[change](tx, enquiry, context.now)
    const before = { status: enquiry.status }
    await audit.record(tx, context, { action, subject: subjectOf(id), before, reason })
    return enquiryForStaff(tx, id)
  })

const carryOut: Record<Change, (tx: Tx, enquiry: LockedEnquiry, now: Date) => Promise<unknown>> = {
  async close(tx, enquiry, now) {
    await setState(tx, enquiry.id, { status: 'closed', closed_at: now })
    if (enquiry.kind === 'grievance') await announceClosed(tx, enquiry, now)
  },
  reopen: (tx, enquiry, now) => reopen(tx, enquiry, now, { urgent: false }),
  spam: (tx, { id }, now) =>
    setState(tx, id, { status: 'spam', spam_reason: 'staff', spam_at: now, assignee_id: null }),
  async not_spam(tx, enquiry, now) {
    const acknowledged = enquiry.kind === 'grievance' && { acknowledged_at: now }
    const promised = await promisedAnew(tx, enquiry, now)
    await setState(tx, enquiry.id, { status: 'new', spam_reason: null, spam_at: null, ...promised, ...acknowledged })
    await announce(tx, await rowOf(tx, enquiry.id), now)
  },
}
