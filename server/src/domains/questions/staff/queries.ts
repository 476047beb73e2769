import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import { FACTS } from '../queries.ts'
import type { QuestionFacts } from '../question.ts'

export type View = 'waiting' | 'late' | 'ended'

const shown = (db: Db | Tx, view: View, search: string | undefined) =>
  db
    .selectFrom('questions')
    .innerJoin('accounts as customer', 'customer.id', 'questions.customer_id')
    .$if(view === 'waiting', (list) => list.where('questions.state', 'in', ['asked', 'follow_up']))
    .$if(view === 'late', (list) => list.where('late_at', 'is not', null))
    .$if(view === 'ended', (list) => list.where('questions.state', 'in', ['answered', 'closed', 'refunded']))
    .$if(Boolean(search), (list) =>
      list.where((eb) =>
        eb.or([
          eb('questions.number', 'ilike', containing(search!)),
          eb('questions.title', 'ilike', containing(search!)),
          eb('customer.name', 'ilike', containing(search!)),
        ]),
      ),
    )

interface Asked {
  view: View
  search: string | undefined
  limit: number
  offset: number
}

export const pageOfQuestions = (db: Db, { view, search, limit, offset }: Asked): Promise<QuestionFacts[]> =>
  shown(db, view, search)
    .select(FACTS)
    .$if(view === 'waiting', (list) => list.orderBy('due_at'))
    .orderBy('questions.id', 'desc')
    .limit(limit)
    .offset(offset)
    .$castTo<QuestionFacts>()
    .execute()

export const countQuestions = async (db: Db, view: View, search: string | undefined) =>
  (
    await shown(db, view, search)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const peopleNamed = async (db: Db | Tx, ids: readonly number[]) =>
  new Map(
    (ids.length === 0
      ? []
      : await db
          .selectFrom('accounts')
          .select(['id', 'name', 'mobile'])
          .where('id', 'in', [...ids])
          .execute()
    ).map((person) => [person.id, person]),
  )

export const eventsOf = (db: Db | Tx, questionId: number) =>
  db
    .selectFrom('question_events')
    .select(['at', 'kind', 'by_role as byRole', 'reason', 'to_state as toState'])
    .where('question_id', '=', questionId)
    .orderBy('id')
    .$narrowType<{ byRole: 'customer' | 'consultant' | 'staff' | 'system'; toState: QuestionFacts['state'] }>()
    .execute()
