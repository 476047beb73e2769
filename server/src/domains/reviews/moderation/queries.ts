import { sql } from 'kysely'
import type { ReviewReportReason } from '#contract/reviews/constants.ts'
import { isPerson, type PersonSearch } from '#server/domains/accounts/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { SHOWN } from '../queries.ts'
import type { ReviewRow } from '../rows.ts'

interface Report {
  reviewId: number
  reporterId: number
  reason: ReviewReportReason
  note: string
  now: Date
}

export const insertReport = (tx: Tx, { reviewId, reporterId, reason, note, now }: Report) =>
  tx
    .insertInto('review_reports')
    .values({ review_id: reviewId, reporter_id: reporterId, reason, note, reported_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

export interface ReviewFilter {
  id?: number | undefined
  person?: PersonSearch | undefined
  /** Either side. */
  personId?: number | undefined
  state?: 'reported' | 'hidden' | 'shown' | undefined
  rating?: number | undefined
  from?: Date | undefined
  before?: Date | undefined
}

const OPEN_REPORTS = sql<number>`(select count(*)::integer from review_reports of
  where of.review_id = reviews.id and of.state = 'open')`
const REPORTED = sql<boolean>`reviews.id in (select review_id from review_reports where state = 'open')`

const matching = (db: Db | Tx, filter: ReviewFilter) =>
  db
    .selectFrom('reviews')
    .leftJoin('industries', 'industries.id', 'reviews.industry_id')
    .leftJoin('accounts as customer', 'customer.id', 'reviews.customer_id')
    .innerJoin('accounts as consultant', 'consultant.id', 'reviews.consultant_id')
    .where((where) =>
      where.and([
        ...(filter.id ? [where('reviews.id', '=', filter.id)] : []),
        ...(filter.person
          ? [where.or([isPerson('customer', filter.person), isPerson('consultant', filter.person)])]
          : []),
        ...(filter.personId
          ? [
              where.or([
                where('reviews.customer_id', '=', filter.personId),
                where('reviews.consultant_id', '=', filter.personId),
              ]),
            ]
          : []),
        ...(filter.state === 'reported' ? [REPORTED] : []),
        ...(filter.state === 'hidden' ? [where('reviews.hidden_at', 'is not', null)] : []),
        ...(filter.state === 'shown' ? [where('reviews.hidden_at', 'is', null)] : []),
        ...(filter.rating ? [where('reviews.rating', '=', filter.rating)] : []),
        ...(filter.from ? [where('reviews.created_at', '>=', filter.from)] : []),
        ...(filter.before ? [where('reviews.created_at', '<', filter.before)] : []),
      ]),
    )

export interface ReviewView {
  sort: 'created' | 'rating'
  descending: boolean
  limit: number
  offset: number
}

export interface StaffRow extends ReviewRow {
  subjectId: number | null
  customerId: number | null
  customerName: string | null
  customerMobile: string | null
  consultantId: number
  consultantName: string
  consultantMobile: string
  hiddenAt: Date | null
  hiddenReason: ReviewReportReason | null
  hiddenNote: string
  openReports: number
}

const ORDER = { created: 'reviews.created_at', rating: 'reviews.rating' } as const

export const reviewsMatching = (db: Db | Tx, filter: ReviewFilter, view: ReviewView): Promise<StaffRow[]> =>
  matching(db, filter)
    .select([
      ...SHOWN,
      'reviews.subject_id as subjectId',
      'reviews.customer_id as customerId',
      'customer.name as customerName',
      'customer.mobile as customerMobile',
      'reviews.consultant_id as consultantId',
      'consultant.name as consultantName',
      'consultant.mobile as consultantMobile',
      'reviews.hidden_at as hiddenAt',
      'reviews.hidden_reason as hiddenReason',
      'reviews.hidden_note as hiddenNote',
      OPEN_REPORTS.as('openReports'),
    ])
    .$castTo<StaffRow>()
    .orderBy(ORDER[view.sort], view.descending ? 'desc' : 'asc')
    .orderBy('reviews.id', view.descending ? 'desc' : 'asc')
    .limit(view.limit)
    .offset(view.offset)
    .execute()

/** Counts matches up to `most`. */
export const countMatching = async (db: Db, filter: ReviewFilter, most: number) =>
  (
    await db
      .selectFrom(matching(db, filter).select('reviews.id').limit(most).as('matching'))
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const countReported = async (db: Db) =>
  (
    await db
      .selectFrom('review_reports')
      .select((of) => of.fn.count<number>('review_id').distinct().as('count'))
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow()
  ).count

export const reportsOf = (db: Db | Tx, reviewId: number) =>
  db
    .selectFrom('review_reports as report')
    .leftJoin('accounts as by', 'by.id', 'report.reporter_id')
    .select([
      'report.id',
      'by.name as by',
      'by.type as byType',
      'report.reason',
      'report.note',
      'report.reported_at as reportedAt',
      'report.state',
      'report.decided_at as decidedAt',
    ])
    .$narrowType<{
      byType: 'user' | 'consultant' | 'admin' | null
      reason: ReviewReportReason
      state: 'open' | 'upheld' | 'declined'
    }>()
    .where('review_id', '=', reviewId)
    .orderBy('report.reported_at', 'desc')
    .orderBy('report.id', 'desc')
    .execute()

export const lockReview = (tx: Tx, id: number) =>
  tx
    .selectFrom('reviews')
    .select(['id', 'customer_id as customerId', 'consultant_id as consultantId', 'hidden_at as hiddenAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

interface Hiding {
  at: Date
  by: number
  reason: ReviewReportReason
  note: string
}

export const setHidden = (tx: Tx, id: number, hiding: Hiding | null) =>
  tx
    .updateTable('reviews')
    .set({
      hidden_at: hiding?.at ?? null,
      hidden_by: hiding?.by ?? null,
      hidden_reason: hiding?.reason ?? null,
      hidden_note: hiding?.note ?? '',
    })
    .where('id', '=', id)
    .execute()

interface Decision {
  state: 'upheld' | 'declined'
  by: number
  at: Date
}

/** Decides the open reports and returns who made them. */
export const decideReports = (tx: Tx, reviewId: number, { state, by, at }: Decision) =>
  tx
    .updateTable('review_reports')
    .set({ state, decided_by: by, decided_at: at })
    .where('review_id', '=', reviewId)
    .where('state', '=', 'open')
    .returning('reporter_id as reporterId')
    .execute()
