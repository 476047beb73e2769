import { sql, type UpdateObject } from 'kysely'
import type { QUESTION_MESSAGE_KINDS, QuestionState } from '#contract/questions/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DB } from '#server/platform/db/schema.gen.ts'
import type { DueAt, DuePage } from '#server/platform/jobs/each-alone.ts'
import type { QuestionFacts } from './question.ts'

export const FACTS = [
  'questions.id',
  'questions.number',
  'questions.customer_id as customerId',
  'questions.consultant_id as consultantId',
  'questions.industry_id as industryId',
  'questions.title',
  'questions.body',
  'questions.price_paise as pricePaise',
  'questions.state',
  'questions.awaiting',
  'questions.due_at as dueAt',
  'questions.seconds_left as secondsLeft',
  'questions.reserved_until as reservedUntil',
  'questions.asked_at as askedAt',
  'questions.accepted_at as acceptedAt',
  'questions.clarification_asked_at as clarificationAskedAt',
  'questions.answered_at as answeredAt',
  'questions.follow_ups as followUps',
  'questions.follow_ups_until as followUpsUntil',
  'questions.late_at as lateAt',
  'questions.closed_at as closedAt',
  'questions.refunded_at as refundedAt',
  'questions.order_id as orderId',
  'questions.line_id as lineId',
  'questions.created_at as createdAt',
  'questions.changed_at as changedAt',
] as const

const facts = (db: Db | Tx) => db.selectFrom('questions').select(FACTS).$castTo<QuestionFacts>()

export const questionById = (db: Db | Tx, id: number): Promise<QuestionFacts | undefined> =>
  facts(db).where('id', '=', id).executeTakeFirst()

/** Locks the question until the transaction ends. */
export const lockQuestion = (tx: Tx, id: number): Promise<QuestionFacts | undefined> =>
  facts(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export type QuestionColumns = UpdateObject<DB, 'questions'>

/** Only if it is still in the expected state and awaits the same. */
export const updateQuestion = async (
  tx: Tx,
  seen: Pick<QuestionFacts, 'id' | 'state' | 'awaiting' | 'consultantId'>,
  set: QuestionColumns,
) =>
  (
    await tx
      .updateTable('questions')
      .set(set)
      .where('id', '=', seen.id)
      .where('state', '=', seen.state)
      .where('awaiting', 'is not distinct from', seen.awaiting)
      .where('consultant_id', 'is not distinct from', seen.consultantId)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export interface NewEvent {
  questionId: number
  at: Date
  kind: string
  fromState: QuestionState | null
  toState: QuestionState
  byId: number | null
  byRole: string
  reason: string
  data: object
}

export const insertEvent = (tx: Tx, event: NewEvent) =>
  tx
    .insertInto('question_events')
    .values({
      question_id: event.questionId,
      at: event.at,
      kind: event.kind,
      from_state: event.fromState,
      to_state: event.toState,
      by_id: event.byId,
      by_role: event.byRole,
      reason: event.reason,
      data: JSON.stringify(event.data),
    })
    .execute()

export interface NewMessage {
  questionId: number
  authorId: number
  kind: (typeof QUESTION_MESSAGE_KINDS)[number]
  position: number
  body: string
  at: Date
}

export const insertMessage = (tx: Tx, { questionId, authorId, kind, position, body, at }: NewMessage) =>
  tx
    .insertInto('question_messages')
    .values({ question_id: questionId, author_id: authorId, kind, position, body, at })
    .execute()

/** The position of the next message of a kind. */
export const nextPosition = async (tx: Tx, questionId: number, kind: NewMessage['kind']) =>
  (
    await tx
      .selectFrom('question_messages')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('question_id', '=', questionId)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
  ).count + 1

export const nameOf = async (db: Db | Tx, accountId: number) =>
  (await db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()).name

/** Whether a consultant is listed in an industry now. */
export const isListedIn = async (db: Db | Tx, consultantId: number, industryId: number) =>
  (await db
    .selectFrom('consultant_industries')
    .select('consultant_id')
    .where('consultant_id', '=', consultantId)
    .where('industry_id', '=', industryId)
    .where('listed', '=', true)
    .executeTakeFirst()) !== undefined

/** The best rated listed experts of an industry, who are notified of an open question. */
export const expertsOf = async (
  db: Db | Tx,
  industryId: number,
  { most, except }: { most: number; except: readonly number[] },
) =>
  (
    await db
      .selectFrom('consultant_industries')
      .select('consultant_id')
      .where('industry_id', '=', industryId)
      .where('listed', '=', true)
      .where(sql<boolean>`consultant_id <> all(${except}::bigint[])`)
      .orderBy('rating_average', (order) => order.desc().nullsLast())
      .orderBy('rating_count', 'desc')
      .orderBy('consultant_id')
      .limit(most)
      .execute()
  ).map(({ consultant_id }) => consultant_id)

/** Whether every expert of the industry could have accepted the question at some time. */
export const wasOpen = async (tx: Tx, questionId: number) =>
  (await tx
    .selectFrom('question_events')
    .select('id')
    .where('question_id', '=', questionId)
    .where(sql<boolean>`(kind = 'opened' or kind = 'asked' and data ->> 'consultantId' is null)`)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether one of the two has asked the other. */
export const haveAsked = async (db: Db | Tx, one: number, other: number) =>
  (await db
    .selectFrom('questions')
    .select('id')
    .where((where) =>
      where.or([
        where.and({ customer_id: one, consultant_id: other }),
        where.and({ customer_id: other, consultant_id: one }),
      ]),
    )
    .where('state', '<>', 'draft')
    .limit(1)
    .executeTakeFirst()) !== undefined

export const staffIds = async (db: Db | Tx) =>
  (
    await db
      .selectFrom('accounts')
      .select('id')
      .where('type', '=', 'admin')
      .where('deleted_at', 'is', null)
      .where('suspended_at', 'is', null)
      .execute()
  ).map(({ id }) => id)

type Moment = 'due_at' | 'remind_at' | 'announce_at'

/** Questions for which a moment has come, oldest first, after those that were seen already. */
export const dueBefore = (db: Db, moment: Moment, now: Date, { after, limit }: DuePage<DueAt>) =>
  db
    .selectFrom('questions')
    .select((of) => ['id', of.ref(moment).$castTo<Date>().as('at')])
    .where(moment, '<=', now)
    .$if(after !== undefined, (due) =>
      due.where((where) => where(where.refTuple(moment, 'id'), '>', where.tuple(after!.at, after!.id))),
    )
    .orderBy(moment)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Unfinished questions whose customer is suspended, or whose consultant is and has not answered. */
export const questionsOfSuspended = async (db: Db) =>
  (
    await sql<{ id: number }>`
      select q.id from questions q
        join accounts customer on customer.id = q.customer_id
        left join accounts expert on expert.id = q.consultant_id
        left join consultants profile on profile.id = q.consultant_id
      where q.state in ('asked', 'follow_up') and (
        customer.suspended_at is not null
        or q.state = 'asked' and (expert.suspended_at is not null or profile.approval = 'suspended'))
      order by q.id`.execute(db)
  ).rows.map(({ id }) => id)

/** Which of the two are suspended, as a person or as a consultant. */
export const suspendedOf = async (tx: Tx, { customerId, consultantId }: QuestionFacts) =>
  (
    await sql<{ id: number }>`
      select a.id from accounts a left join consultants c on c.id = a.id
      where a.id in (${customerId}, ${consultantId ?? 0}) and (a.suspended_at is not null or c.approval = 'suspended')
      `.execute(tx)
  ).rows.map(({ id }) => id)

export const setAnnounceAt = (tx: Tx, id: number, at: Date | null) =>
  tx.updateTable('questions').set({ announce_at: at }).where('id', '=', id).execute()

/** True for the one process that sends the reminder. */
export const markReminded = async (tx: Tx, id: number, now: Date) =>
  (
    await tx
      .updateTable('questions')
      .set({ remind_at: null })
      .where('id', '=', id)
      .where('remind_at', '<=', now)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const nextNumber = async (tx: Tx, year: string) =>
  (
    await sql<{ number: string }>`
      select 'Q-' || ${year}::text || '-' || lpad(nextval('question_numbers')::text, 5, '0') as number`.execute(tx)
  ).rows[0]!.number
