import { sql } from 'kysely'
import { eraseFromMessages } from '#server/domains/notifications/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** What the person asked, and what they replied as a consultant. */
export async function enquiriesForExport(db: Db | Tx, accountId: number) {
  const asked = await db
    .selectFrom('enquiries')
    .select(['number', 'kind', 'status', 'name', 'mobile', 'email', 'remarks', 'city', 'state', 'pincode'])
    .select(['call_at as callAt', 'created_at as createdAt'])
    .select(
      sql<unknown>`(select json_agg(json_build_object('text', text, 'at', at) order by at, id) from enquiry_entries
        where enquiry_id = enquiries.id and kind in ('reply', 'message'))`.as('replies'),
    )
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  const replied = await db
    .selectFrom('enquiry_entries')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_entries.enquiry_id')
    .select(['enquiries.number', 'enquiry_entries.text', 'enquiry_entries.at'])
    .where('enquiry_entries.author_id', '=', accountId)
    .where('enquiry_entries.kind', '<>', 'message')
    .orderBy('enquiry_entries.at')
    .execute()
  return { asked, replied }
}

/** Also those that were sent with their number by somebody who was not signed in. */
const askedBy = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('enquiries')
    .select(['id', 'consultant_id as consultantId'])
    .where((of) =>
      of.or([
        of('account_id', '=', accountId),
        of.and([
          of('account_id', 'is', null),
          of('mobile', '=', of.selectFrom('accounts').select('mobile').where('id', '=', accountId)),
        ]),
      ]),
    )
    .execute()

/** Number and outcome are retained; the person's data and what was written to and about them is erased. */
export async function eraseEnquiriesOf(tx: Tx, accountId: number, now: Date) {
  const asked = await askedBy(tx, accountId)
  const ids = asked.map(({ id }) => id)
  if (ids.length > 0) {
    await tx
      .updateTable('enquiries')
      .set({ name: 'Deleted account', mobile: '', email: null, remarks: null, city: null, state: null, pincode: null })
      // Staff are not reminded of a grievance that can no longer be answered.
      .set({ source: '', remind_at: null })
      .where('id', 'in', ids)
      .execute()
    await tx.updateTable('enquiry_entries').set({ text: '' }).where('enquiry_id', 'in', ids).execute()
    // Nobody is left to answer.
    await tx
      .updateTable('enquiries')
      .set({ status: 'closed', closed_at: now })
      .where('id', 'in', ids)
      .where('status', 'in', ['new', 'assigned'])
      .execute()
    const rows = asked.flatMap(({ id, consultantId }) => (consultantId === null ? [] : { id, other: consultantId }))
    await eraseFromMessages(tx, { param: 'enquiryId', rows })
  }
  await eraseConsultant(tx, accountId)
}

/** What a consultant has not answered goes to the help desk. */
async function eraseConsultant(tx: Tx, consultantId: number) {
  const theirs = await tx
    .selectFrom('enquiries')
    .select(['id', 'account_id as accountId'])
    .where('consultant_id', '=', consultantId)
    .execute()
  await tx.updateTable('enquiry_entries').set({ text: '' }).where('author_id', '=', consultantId).execute()
  await tx
    .updateTable('enquiries')
    // The help desk is reminded of it too, even if the consultant was.
    .set({ consultant_id: null, escalated_at: null })
    .where('consultant_id', '=', consultantId)
    .where('status', '=', 'new')
    .execute()
  const rows = theirs.map(({ id, accountId }) => ({ id, other: accountId ?? 0 }))
  await eraseFromMessages(tx, { param: 'enquiryId', rows })
}
