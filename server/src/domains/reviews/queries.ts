import type { Db, Tx } from '#server/platform/db/db.ts'

const shownStars = (db: Db, consultantId: number) =>
  db
    .selectFrom('consultants')
    .innerJoin('accounts', 'accounts.id', 'consultants.id')
    .select(['rating_average as average', 'rating_count as count'])
    .where('consultants.id', '=', consultantId)

/** For a listed consultant; undefined otherwise. */
export const listedStars = (db: Db, consultantId: number) =>
  shownStars(db, consultantId)
    .where('consultants.approval', '=', 'approved')
    .where('accounts.suspended_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .executeTakeFirst()

/** For a consultant's own reviews; undefined before the first save of the profile. */
export const ownStars = (db: Db, consultantId: number) => shownStars(db, consultantId).executeTakeFirst()

/** Counted from the rows. */
export const countedStars = (db: Db, consultantId: number) =>
  db
    .selectFrom('reviews')
    .select((eb) => ['rating', eb.fn.countAll<number>().as('count')])
    .where('consultant_id', '=', consultantId)
    .where('hidden_at', 'is', null)
    .groupBy('rating')
    .execute()

export interface ReviewPage {
  consultantId: number
  rating: number | undefined
  page: number
  limit: number
}

export const shownReviews = (db: Db, { consultantId, rating, page, limit }: ReviewPage) =>
  db
    .selectFrom('reviews')
    .select([
      'id',
      'author',
      'rating',
      'comment',
      'language',
      'reply',
      'replied_at as repliedAt',
      'created_at as createdAt',
    ])
    .where('consultant_id', '=', consultantId)
    .where('hidden_at', 'is', null)
    .$if(rating !== undefined, (reviews) => reviews.where('rating', '=', rating ?? 0))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

export async function reviewsForExport(db: Db | Tx, accountId: number) {
  const words = ['rating', 'comment', 'author', 'reply', 'created_at as createdAt'] as const
  const written = await db
    .selectFrom('reviews')
    .select(words)
    .where('customer_id', '=', accountId)
    .orderBy('id')
    .execute()
  const received = await db
    .selectFrom('reviews')
    .select(['rating', 'comment', 'reply', 'created_at as createdAt'])
    .where('consultant_id', '=', accountId)
    .orderBy('id')
    .execute()
  return { written, received }
}

/** A customer's reviews stay without the name, because others relied on them; a consultant's replies are erased. */
export async function eraseReviewer(tx: Tx, accountId: number) {
  await tx
    .updateTable('reviews')
    .set({ customer_id: null, author: 'A former customer' })
    .where('customer_id', '=', accountId)
    .execute()
  await tx
    .updateTable('reviews')
    .set({ reply: null, replied_at: null })
    .where('consultant_id', '=', accountId)
    .where('reply', 'is not', null)
    .execute()
}
