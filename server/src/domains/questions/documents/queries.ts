import type { Db, Tx } from '#server/platform/db/db.ts'
import { FACTS } from '../queries.ts'
import type { QuestionFacts } from '../question.ts'

/** Disputed: its customer has asked for a refund, and staff have not decided. */
export type QuestionWithPeople = QuestionFacts & { customer: string; consultant: string | null; isDisputed: boolean }

const withPeople = (db: Db | Tx) =>
  db
    .selectFrom('questions')
    .innerJoin('accounts as customer', 'customer.id', 'questions.customer_id')
    .leftJoin('accounts as consultant', 'consultant.id', 'questions.consultant_id')
    .select(FACTS)
    .select((eb) => [
      'customer.name as customer',
      'consultant.name as consultant',
      eb
        .exists(
          eb
            .selectFrom('refund_requests')
            .whereRef('refund_requests.order_id', '=', 'questions.order_id')
            .where('refund_requests.state', '=', 'asked'),
        )
        .as('isDisputed'),
    ])
    .$castTo<QuestionWithPeople>()

export const questionsWithPeople = (db: Db | Tx, ids: readonly number[]): Promise<QuestionWithPeople[]> =>
  withPeople(db)
    .where('questions.id', 'in', [...ids])
    .execute()

/** Questions that are not over, newest first; drafts only for their author. */
export const openWithPeople = (db: Db | Tx, accountId: number, limit: number): Promise<QuestionWithPeople[]> =>
  withPeople(db)
    .where('questions.state', 'not in', ['closed', 'refunded'])
    .where((eb) =>
      eb.or([
        eb('questions.customer_id', '=', accountId),
        eb.and([eb('questions.consultant_id', '=', accountId), eb('questions.state', '<>', 'draft')]),
      ]),
    )
    .orderBy('questions.id', 'desc')
    .limit(limit)
    .execute()
