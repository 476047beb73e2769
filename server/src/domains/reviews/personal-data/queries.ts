import { eraseFromMessages } from '#server/domains/notifications/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

const WORDS = ['rating', 'comment', 'tags', 'reply', 'held_at as heldAt', 'created_at as createdAt'] as const

export async function reviewsForExport(db: Db | Tx, accountId: number) {
  const written = await db
    .selectFrom('reviews')
    .select([...WORDS, 'author', 'edited_at as editedAt', 'hidden_at as hiddenAt', 'hidden_reason as hiddenReason'])
    .where('customer_id', '=', accountId)
    .orderBy('id')
    .execute()
  const received = await db
    .selectFrom('reviews')
    .select(WORDS)
    .where('consultant_id', '=', accountId)
    .orderBy('id')
    .execute()
  const reports = await db
    .selectFrom('review_reports')
    .select(['review_id as reviewId', 'reason', 'note', 'reported_at as reportedAt', 'state'])
    .where('reporter_id', '=', accountId)
    .orderBy('id')
    .execute()
  const popup = await db
    .selectFrom('review_prompts')
    .select('quiet_until as quietUntil')
    .where('account_id', '=', accountId)
    .execute()
  return { written, received, reports, popup }
}

/** A customer's reviews stay without the name, because others relied on them; a consultant's replies are erased. */
export async function eraseReviewer(tx: Tx, accountId: number) {
  const rows = await tx
    .selectFrom('reviews')
    .select(['id', 'customer_id as customerId', 'consultant_id as consultantId'])
    .where((eb) => eb.or([eb('customer_id', '=', accountId), eb('consultant_id', '=', accountId)]))
    .execute()
  const shared = rows.flatMap(({ id, customerId, consultantId }) => {
    const other = customerId === accountId ? consultantId : customerId
    return other === null ? [] : [{ id, other }]
  })
  await eraseFromMessages(tx, { param: 'reviewId', rows: shared })
  await tx
    .updateTable('reviews')
    .set({ customer_id: null, author: 'A former customer', hidden_note: '' })
    .where('customer_id', '=', accountId)
    .execute()
  await tx
    .updateTable('reviews')
    .set({ reply: null, replied_at: null, hidden_note: '' })
    .where('consultant_id', '=', accountId)
    .execute()
  // Courses continue without their trainer, and keep their titles.
  await tx
    .updateTable('reviews')
    .set({ item_english: null, item_hindi: null })
    .where('consultant_id', '=', accountId)
    .where('kind', 'in', ['product', 'service'])
    .execute()
  await tx
    .updateTable('review_reports')
    .set({ reporter_id: null, note: '' })
    .where('reporter_id', '=', accountId)
    .execute()
  await tx.deleteFrom('review_prompts').where('account_id', '=', accountId).execute()
}
