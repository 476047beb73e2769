import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/enquiries/staff.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { insertEntry, lockEnquiry, setState } from '../answers/queries.ts'
import { answer } from '../answers/service.ts'
import { enquiriesFile } from './files.ts'
import * as queries from './queries.ts'
import { filterOf, rowShown } from './rules.ts'

export async function listEnquiries({ db, actor, contacts }: SignedIn, input: Input<typeof api.listEnquiries>) {
  const { page, limit, sort, ...filters } = input
  const filter = filterOf(filters, contacts, actor.id)
  const view = {
    sort: sort.replace('-', '') as queries.EnquiryView['sort'],
    ...{ descending: sort.startsWith('-'), limit, offset: (page - 1) * limit },
  }
  const [rows, count, waiting, usualMinutes] = await Promise.all([
    queries.enquiriesMatching(db, filter, view),
    queries.countMatching(db, filter, COUNTED_TO + 1),
    queries.countOpen(db),
    queries.usualMinutes(db),
  ])
  const counted = { count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO }
  return { data: rows.map(rowShown), ...counted, ...waiting, usualMinutes, page, limit }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportEnquiries(context: SignedIn, filter: Input<typeof api.exportEnquiries>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'enquiries.exported', after: filter }))
  return { url: signedUrl(services, enquiriesFile, filter, { actor, now }) }
}

export async function rowOf(db: Db | Tx, id: number) {
  const only = { sort: 'created', descending: true, limit: 1, offset: 0 } as const
  const [row] = await queries.enquiriesMatching(db, { id }, only)
  if (!row) throw new Problem('not_found')
  return row
}

export async function enquiryForStaff(db: Db | Tx, id: number) {
  return {
    enquiry: rowShown(await rowOf(db, id)),
    entries: await queries.entriesOf(db, id),
    actions: await audit.staffActionsOn(db, { kind: 'enquiry', id }),
    staff: await queries.staffMembers(db),
  }
}

export const getEnquiry = ({ db }: SignedIn, { id }: Input<typeof api.getEnquiry>) => enquiryForStaff(db, id)

export async function lockForStaff(tx: Tx, id: number) {
  const enquiry = await lockEnquiry(tx, id)
  if (!enquiry) throw new Problem('not_found')
  return enquiry
}

export const subjectOf = (id: number) => ({ kind: 'enquiry', id })

/** Staff answer at the help desk, and for consultants who do not. */
export async function replyAsStaff(context: Once, { id, text, lastReplyId }: Input<typeof api.replyAsStaff>) {
  const { tx, actor, now } = context
  const enquiry = await lockForStaff(tx, id)
  const last = await queries.lastReplyTo(tx, id)
  if (enquiry.status === 'spam' || last !== lastReplyId) throw new Problem('stale')
  await answer(tx, enquiry, { authorId: actor.id, byConsultant: false, text, bookLink: false, at: now })
  await audit.record(tx, context, { action: 'enquiry.answered', subject: subjectOf(id) })
  return enquiryForStaff(tx, id)
}

export async function noteOnEnquiry(context: Once, { id, text }: Input<typeof api.noteOnEnquiry>) {
  const { tx, actor, now } = context
  await lockForStaff(tx, id)
  await insertEntry(tx, { enquiryId: id, kind: 'note', authorId: actor.id, text, at: now })
  await audit.record(tx, context, { action: 'enquiry.noted', subject: subjectOf(id) })
  return enquiryForStaff(tx, id)
}

export const assignEnquiry = (context: SignedIn, { id, assigneeId, insteadOf }: Input<typeof api.assignEnquiry>) =>
  context.db.transaction().execute(async (tx) => {
    const { status, assigneeId: before } = await lockForStaff(tx, id)
    if (status === 'spam' || before !== insteadOf) throw new Problem('stale')
    const isOpen = status === 'new' || status === 'assigned'
    const next = assigneeId === null ? 'new' : 'assigned'
    await setState(tx, id, { status: isOpen ? next : status, assignee_id: assigneeId })
    const change = { before: { assignee: before }, after: { assignee: assigneeId } }
    await audit.record(tx, context, { action: 'enquiry.assigned', subject: subjectOf(id), ...change })
    return enquiryForStaff(tx, id)
  })
