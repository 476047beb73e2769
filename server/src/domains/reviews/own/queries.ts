import type { ReviewReportReason, ReviewTag } from '#contract/reviews/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { SHOWN, withIndustry } from '../queries.ts'
import type { ReviewRow } from '../rows.ts'
import type { Subject } from '../subjects/registry.ts'

export const reviewedIds = async (db: Db | Tx, subjectIds: readonly number[]) =>
  new Set(
    (
      await db
        .selectFrom('reviews')
        .select('subject_id')
        .where('subject_id', 'in', [0, ...subjectIds])
        .execute()
    ).map(({ subject_id }) => subject_id),
  )

/** Names and pictures of consultants, by their ids. */
export const consultantsNamed = (db: Db | Tx, ids: readonly number[]) =>
  db
    .selectFrom('accounts')
    .leftJoin('consultants', 'consultants.id', 'accounts.id')
    .select(['accounts.id', 'accounts.name', 'accounts.thumbnail', 'consultants.slug'])
    .where('accounts.id', 'in', [0, ...ids])
    .execute()

export const industriesNamed = (db: Db | Tx, ids: readonly number[]) =>
  db
    .selectFrom('industries')
    .select(['id', 'title_english', 'title_hindi'])
    .where('id', 'in', [0, ...ids])
    .execute()

export const authorById = (tx: Tx, id: number) =>
  tx.selectFrom('accounts').select(['name', 'city']).where('id', '=', id).executeTakeFirstOrThrow()

interface Words {
  rating: number
  comment: string
  tags: ReviewTag[]
  language: 'en' | 'hi'
}

export const insertReview = (tx: Tx, subject: Subject, review: Words & { author: string }, now: Date) =>
  tx
    .insertInto('reviews')
    .values({
      ...review,
      consultant_id: subject.consultantId,
      customer_id: subject.customerId,
      subject_id: subject.id,
      item_id: subject.itemId ?? null,
      item_english: subject.itemEnglish ?? null,
      item_hindi: subject.itemEnglish ? subject.itemHindi || subject.itemEnglish : null,
      kind: subject.kind,
      mode: subject.mode,
      industry_id: subject.industryId,
      held_at: subject.heldAt,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Only the author's, and only if it was written after `since`. */
export const updateReview = async (tx: Tx, { id, customerId, since }: Edited, words: Words, now: Date) =>
  (
    await tx
      .updateTable('reviews')
      .set({ ...words, edited_at: now, updated_at: now })
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .where('created_at', '>', since)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

interface Edited {
  id: number
  customerId: number
  since: Date
}

export interface OwnRow extends ReviewRow {
  subjectId: number | null
  consultantId: number
  hiddenAt: Date | null
  hiddenReason: ReviewReportReason | null
  hiddenNote: string
}

const own = (db: Db | Tx, customerId: number) =>
  withIndustry(db)
    .select([
      ...SHOWN,
      'reviews.subject_id as subjectId',
      'reviews.consultant_id as consultantId',
      'reviews.hidden_at as hiddenAt',
      'reviews.hidden_reason as hiddenReason',
      'reviews.hidden_note as hiddenNote',
    ])
    .$castTo<OwnRow>()
    .where('reviews.customer_id', '=', customerId)

export const ownReviews = (db: Db, customerId: number, { limit, offset }: { limit: number; offset: number }) =>
  own(db, customerId)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const ownReview = (db: Db | Tx, customerId: number, id: number): Promise<OwnRow | undefined> =>
  own(db, customerId).where('reviews.id', '=', id).executeTakeFirst()

/** The caller's review of something, for announcing it. */
export const reviewOfSubject = (db: Db | Tx, customerId: number, subjectId: number) =>
  db
    .selectFrom('reviews')
    .select(['id', 'consultant_id as consultantId'])
    .where('customer_id', '=', customerId)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()

export const countOwn = async (db: Db, customerId: number) =>
  (
    await db
      .selectFrom('reviews')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow()
  ).count

export const quietUntil = async (db: Db, accountId: number) =>
  (await db.selectFrom('review_prompts').select('quiet_until').where('account_id', '=', accountId).executeTakeFirst())
    ?.quiet_until

export const setQuiet = (db: Db, accountId: number, until: Date) =>
  db
    .insertInto('review_prompts')
    .values({ account_id: accountId, quiet_until: until })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ quiet_until: until }))
    .execute()
