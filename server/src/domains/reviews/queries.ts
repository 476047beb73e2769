import { sql } from 'kysely'
import type { ReviewTag } from '#contract/reviews/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { ReviewRow } from './rows.ts'

/** What a review shows; joins `industries`. */
export const SHOWN = [
  'reviews.id',
  'reviews.author',
  'reviews.rating',
  'reviews.comment',
  'reviews.tags',
  'reviews.language',
  'reviews.reply',
  'reviews.replied_at as repliedAt',
  'reviews.created_at as createdAt',
  'reviews.edited_at as editedAt',
  'reviews.kind',
  'reviews.mode',
  'reviews.held_at as heldAt',
  'reviews.item_id as itemId',
  'reviews.item_english as itemEnglish',
  'reviews.item_hindi as itemHindi',
  'industries.id as industryId',
  'industries.title_english as industryEnglish',
  'industries.title_hindi as industryHindi',
] as const

export const withIndustry = (db: Db | Tx) =>
  db.selectFrom('reviews').leftJoin('industries', 'industries.id', 'reviews.industry_id')

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
    .select((eb) => [
      'rating',
      eb.fn.countAll<number>().as('count'),
      eb.fn.countAll<number>().filterWhere('reply', 'is', null).as('unanswered'),
    ])
    .where('consultant_id', '=', consultantId)
    .where('counted', '=', true)
    .groupBy('rating')
    .execute()

export type ReviewFilter = 'unanswered' | 'critical' | 'items'

export interface ReviewPage {
  consultantId: number
  rating: number | undefined
  filter?: ReviewFilter | undefined
  page: number
  limit: number
}

const CRITICAL_TO = 3

const matching = (db: Db, { consultantId, rating, filter }: Omit<ReviewPage, 'page' | 'limit'>) =>
  withIndustry(db)
    .where('reviews.consultant_id', '=', consultantId)
    .$if(filter !== 'items', (reviews) => reviews.where('reviews.counted', '=', true))
    .$if(filter === 'items', (reviews) =>
      reviews
        .where('reviews.kind', 'in', ['course', 'product'])
        .where('reviews.item_id', 'is not', null)
        .where('reviews.hidden_at', 'is', null),
    )
    .$if(rating !== undefined, (reviews) => reviews.where('reviews.rating', '=', rating ?? 0))
    .$if(filter === 'unanswered', (reviews) => reviews.where('reviews.reply', 'is', null))
    .$if(filter === 'critical', (reviews) => reviews.where('reviews.rating', '<=', CRITICAL_TO))

export const shownReviews = (db: Db, { page, limit, ...wanted }: ReviewPage): Promise<ReviewRow[]> =>
  matching(db, wanted)
    .select(SHOWN)
    .$castTo<ReviewRow>()
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

export const countReviews = async (db: Db, wanted: Omit<ReviewPage, 'page' | 'limit'>) =>
  (
    await matching(db, wanted)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** How often each tag was chosen. */
export async function countedTags(db: Db, consultantId: number) {
  const { rows } = await sql<{ tag: ReviewTag; count: number }>`
    select tag, count(*)::integer as count from reviews, unnest(tags) as tag
    where consultant_id = ${consultantId} and counted group by tag order by count(*) desc, tag`.execute(db)
  return rows
}

export const reportedBy = async (db: Db, reporterId: number, ids: readonly number[]) =>
  (
    await db
      .selectFrom('review_reports')
      .select('review_id')
      .where('reporter_id', '=', reporterId)
      .where('review_id', 'in', [0, ...ids])
      .execute()
  ).map(({ review_id }) => review_id)

/** The courses, products and services that reviews are about. */
export async function itemsOf(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ reviewId: number; title_english: string; title_hindi: string }>`
    select r.id as "reviewId", i.title_english, i.title_hindi from reviews r join (
      select 'course' as kind, id, title_english, title_hindi from courses
      union all select 'product', id, title_english, title_hindi from products
      union all select 'service', id, title_english, title_hindi from services
    ) i on i.kind = r.kind and i.id = r.item_id where r.id = any(${ids})`.execute(db)
  return rows
}

export const authorsOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('reviews')
    .innerJoin('accounts', 'accounts.id', 'reviews.customer_id')
    .select(['reviews.id as reviewId', 'accounts.id'])
    .where('reviews.id', 'in', [0, ...ids])
    .where('accounts.deleted_at', 'is', null)
    .execute()

export const reviewById = (db: Db | Tx, id: number): Promise<ReviewRow> =>
  withIndustry(db).select(SHOWN).$castTo<ReviewRow>().where('reviews.id', '=', id).executeTakeFirstOrThrow()

/** The consultant and the author of a review that everyone can see. */
export const publicReview = (db: Db | Tx, id: number) =>
  db
    .selectFrom('reviews')
    .select(['id', 'consultant_id as consultantId', 'customer_id as customerId', 'reply'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()

/** Only if there is no reply yet. */
export const writeReply = async (tx: Tx, id: number, reply: string, now: Date) =>
  (
    await tx
      .updateTable('reviews')
      .set({ reply, replied_at: now })
      .where('id', '=', id)
      .where('hidden_at', 'is', null)
      .where('reply', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const nameOf = async (db: Db | Tx, accountId: number) =>
  (await db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()).name
