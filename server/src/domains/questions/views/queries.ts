import { sql } from 'kysely'
import type { QuestionState } from '#contract/questions/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import { FACTS } from '../queries.ts'
import type { QuestionFacts, Side } from '../question.ts'

export interface Mine {
  accountId: number
  side: Side
  state: QuestionState | undefined
  search: string | undefined
}

const mine = (db: Db | Tx, { accountId, side, state, search }: Mine) =>
  db
    .selectFrom('questions')
    .$if(side === 'customer', (list) => list.where('customer_id', '=', accountId))
    .$if(side === 'consultant', (list) => list.where('consultant_id', '=', accountId).where('state', '<>', 'draft'))
    .$if(state !== undefined, (list) => list.where('state', '=', state!))
    .$if(Boolean(search), (list) =>
      list.where((eb) =>
        eb.or([eb('title', 'ilike', containing(search!)), eb('number', 'ilike', containing(search!))]),
      ),
    )

export const pageOfMine = (
  db: Db,
  filter: Mine,
  { limit, offset }: { limit: number; offset: number },
): Promise<QuestionFacts[]> =>
  mine(db, filter).select(FACTS).orderBy('id', 'desc').limit(limit).offset(offset).$castTo<QuestionFacts>().execute()

export const countMine = async (db: Db, filter: Mine) =>
  (
    await mine(db, filter)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

interface OpenFor {
  consultantId: number
  /** Customers who are blocked, or have blocked the consultant. */
  blocked: readonly number[]
  now: Date
}

/** Open questions of the industries in which a consultant is listed; never their own as a customer. */
const open = (db: Db, { consultantId, blocked, now }: OpenFor) =>
  db
    .selectFrom('questions')
    .where('state', '=', 'asked')
    .where('awaiting', '=', 'acceptance')
    .where('questions.consultant_id', 'is', null)
    .where('due_at', '>', now)
    .where(
      sql<boolean>`industry_id in (select place.industry_id from consultant_industries place
        where place.consultant_id = ${consultantId} and place.listed)`,
    )
    .where(sql<boolean>`customer_id <> all(${blocked}::bigint[])`)
    .where(
      sql<boolean>`not exists (select from accounts asker join accounts expert using (mobile)
        where asker.id = questions.customer_id and expert.id = ${consultantId})`,
    )

export const pageOfOpen = (
  db: Db,
  openFor: OpenFor,
  { limit, offset }: { limit: number; offset: number },
): Promise<QuestionFacts[]> =>
  open(db, openFor).select(FACTS).orderBy('id').limit(limit).offset(offset).$castTo<QuestionFacts>().execute()

export const countOpen = async (db: Db, openFor: OpenFor) =>
  (
    await open(db, openFor)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const industriesNamed = async (db: Db | Tx, ids: readonly number[]) =>
  new Map(
    (ids.length === 0
      ? []
      : await db
          .selectFrom('industries')
          .select(['id', 'slug', 'title_english', 'title_hindi'])
          .where('id', 'in', [...ids])
          .execute()
    ).map((industry) => [industry.id, industry]),
  )

export const peopleNamed = async (db: Db | Tx, ids: readonly number[]) =>
  new Map(
    (ids.length === 0
      ? []
      : await db
          .selectFrom('accounts')
          .leftJoin('consultants', 'consultants.id', 'accounts.id')
          .select(['accounts.id', 'accounts.name', 'accounts.thumbnail', 'consultants.slug'])
          .where('accounts.id', 'in', [...ids])
          .execute()
    ).map((person) => [person.id, person]),
  )

export const messagesOf = (db: Db | Tx, questionId: number) =>
  db
    .selectFrom('question_messages')
    .select(['id', 'author_id as authorId', 'kind', 'body', 'at'])
    .where('question_id', '=', questionId)
    .orderBy('id')
    .$narrowType<{
      kind: 'clarification_request' | 'clarification' | 'answer' | 'follow_up' | 'follow_up_answer'
    }>()
    .execute()

/** What the customer paid for a line, with tax. */
export const paidFor = async (db: Db | Tx, lineId: number) =>
  (
    await db
      .selectFrom('order_lines')
      .select('total_paise as totalPaise')
      .where('id', '=', lineId)
      .executeTakeFirstOrThrow()
  ).totalPaise
