import { sql } from 'kysely'
import { isPerson, type PersonSearch } from '#server/domains/accounts/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import { FACTS } from '../queries.ts'
import type { QuestionFacts } from '../question.ts'

export interface QuestionFilter {
  id?: number | undefined
  number?: string | undefined
  person?: PersonSearch | undefined
  /** Either side. */
  personId?: number | undefined
  view?: 'waiting' | 'late' | 'ended' | undefined
  from?: Date | undefined
  before?: Date | undefined
}

const matching = (db: Db | Tx, { id, number, person, personId, view, from, before }: QuestionFilter) =>
  db
    .selectFrom('questions')
    .innerJoin('accounts as customer', 'customer.id', 'questions.customer_id')
    .innerJoin('industries', 'industries.id', 'questions.industry_id')
    .leftJoin('accounts as consultant', 'consultant.id', 'questions.consultant_id')
    .where('questions.state', '<>', 'draft')
    .where((where) =>
      where.and([
        ...(id ? [where('questions.id', '=', id)] : []),
        ...(number ? [where('questions.number', '=', number)] : []),
        ...(person ? [where.or([isPerson('customer', person), isPerson('consultant', person)])] : []),
        ...(personId
          ? [where.or([where('questions.customer_id', '=', personId), where('questions.consultant_id', '=', personId)])]
          : []),
        ...(view === 'waiting'
          ? [where('questions.state', 'in', ['asked', 'follow_up']), where('questions.due_at', 'is not', null)]
          : []),
        ...(view === 'late' ? [where('questions.late_at', 'is not', null)] : []),
        ...(view === 'ended' ? [where('questions.state', 'in', ['answered', 'closed', 'refunded'])] : []),
        ...(from ? [where('questions.asked_at', '>=', from)] : []),
        ...(before ? [where('questions.asked_at', '<', before)] : []),
      ]),
    )

export interface QuestionView {
  sort: 'due' | 'asked' | 'amount'
  descending: boolean
  limit: number
  offset: number
}

const ORDER = { due: 'questions.due_at', asked: 'questions.asked_at', amount: 'questions.price_paise' } as const

/** What the database requires of every question that was asked is not null here. */
export interface StaffRow extends QuestionFacts {
  number: string
  pricePaise: number
  orderId: number
  askedAt: Date
  industryId: number
  industryEnglish: string
  industryHindi: string
  customerName: string
  customerMobile: string
  consultantName: string | null
  consultantMobile: string | null
}

export const questionsMatching = (db: Db | Tx, filter: QuestionFilter, view: QuestionView): Promise<StaffRow[]> =>
  matching(db, filter)
    .select([
      ...FACTS,
      'industries.title_english as industryEnglish',
      'industries.title_hindi as industryHindi',
      'customer.name as customerName',
      'customer.mobile as customerMobile',
      'consultant.name as consultantName',
      'consultant.mobile as consultantMobile',
    ])
    .$castTo<StaffRow>()
    .orderBy(sql.ref(ORDER[view.sort]), (order) => {
      const inOrder = view.descending ? order.desc() : order.asc()
      // Only a question that is over has no deadline. Without nulls the order is that of an index, in both directions.
      return view.sort === 'due' && filter.view !== 'waiting' ? inOrder.nullsLast() : inOrder
    })
    .orderBy('questions.id', view.descending ? 'desc' : 'asc')
    .limit(view.limit)
    .offset(view.offset)
    .execute()

/** Counts matches up to `most`. */
export const countMatching = async (db: Db, filter: QuestionFilter, most: number) =>
  (
    await db
      .selectFrom(matching(db, filter).select('questions.id').limit(most).as('matching'))
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const eventsOf = (db: Db | Tx, questionId: number) =>
  db
    .selectFrom('question_events')
    .select(['at', 'kind', 'by_role as byRole', 'reason', 'to_state as toState'])
    .where('question_id', '=', questionId)
    .orderBy('id')
    .$narrowType<{ byRole: 'customer' | 'consultant' | 'staff' | 'system'; toState: QuestionFacts['state'] }>()
    .execute()

const MOST_SUBSTITUTES = 30

/** Listed consultants of an industry with a fee for written answers, apart from some; best rated first. */
export const substitutesIn = (
  db: Db,
  { industryId, except, search }: { industryId: number; except: readonly number[]; search: string | undefined },
) =>
  db
    .selectFrom('consultant_industries as place')
    .innerJoin('accounts', 'accounts.id', 'place.consultant_id')
    .innerJoin('consultant_fees as fee', (join) =>
      join.onRef('fee.consultant_id', '=', 'place.consultant_id').on('fee.mode', '=', 'written'),
    )
    .select([
      'accounts.id',
      'accounts.name',
      sql<string>`coalesce(accounts.city, '')`.as('city'),
      'place.rating_average as ratingAverage',
      'fee.fee_paise as feePaise',
    ])
    .where('place.industry_id', '=', industryId)
    .where('place.listed', '=', true)
    .where(sql<boolean>`accounts.id <> all(${except}::bigint[])`)
    .$if(Boolean(search), (list) => list.where('accounts.name', 'ilike', containing(search!)))
    .orderBy('place.rating_average', (order) => order.desc().nullsLast())
    .orderBy('accounts.id')
    .limit(MOST_SUBSTITUTES)
    .execute()

export const questionsNumbered = (db: Db, number: string) =>
  db
    .selectFrom('questions')
    .innerJoin('accounts', 'accounts.id', 'questions.customer_id')
    .select(['questions.id', 'questions.number as reference', 'accounts.name'])
    .$narrowType<{ reference: string }>()
    .where('questions.number', '=', number.toUpperCase())
    .execute()
