import { lockOrder } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { lockQuestion, questionById } from './queries.ts'
import { type QuestionFacts, sideOf } from './question.ts'

type Caller = Pick<Actor, 'id' | 'type'>

const isOf = (question: QuestionFacts, actor: Caller) =>
  sideOf(actor) === 'customer'
    ? question.customerId === actor.id
    : question.consultantId === actor.id && question.state !== 'draft'

/** The caller's own question; others are not found. */
export function ofActor(question: QuestionFacts | undefined, actor: Caller): QuestionFacts {
  if (!question || !isOf(question, actor)) throw new Problem('not_found')
  return question
}

/** Locks the order first, then the question: the same order as an incoming payment or a refund by staff. */
export async function lockWithOrder(tx: Tx, id: number): Promise<QuestionFacts | undefined> {
  const seen = await questionById(tx, id)
  if (seen?.orderId) await lockOrder(tx, seen.orderId)
  return seen && (await lockQuestion(tx, id))
}

/** The caller's own question, locked with its order. */
export const lockOwn = async (tx: Tx, id: number, actor: Caller) => ofActor(await lockWithOrder(tx, id), actor)
