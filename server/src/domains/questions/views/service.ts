import type { Input, Reply } from '#contract/endpoint.ts'
import type * as answering from '#contract/questions/answering.ts'
import type * as api from '#contract/questions/endpoints.ts'
import { blockedWith } from '#server/domains/accounts/public.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { ofActor } from '../access.ts'
import { isListedIn, questionById } from '../queries.ts'
import { type QuestionFacts, type Side, sideOf } from '../question.ts'
import { actionsOf, isOpen, isOverdue } from '../rules.ts'
import * as queries from './queries.ts'

type Viewer = Pick<Actor, 'id' | 'type'>

const otherIdOf = ({ customerId, consultantId }: QuestionFacts, side: Side) =>
  side === 'customer' ? consultantId : customerId

/** Rows with the industry and the other side, in two statements for all of them. */
async function rowsOf(db: Db | Tx, questions: readonly QuestionFacts[], side: Side) {
  const idsOf = (pick: (question: QuestionFacts) => number | null) => [
    ...new Set(questions.flatMap((question) => pick(question) ?? [])),
  ]
  const industries = await queries.industriesNamed(
    db,
    idsOf(({ industryId }) => industryId),
  )
  const people = await queries.peopleNamed(
    db,
    idsOf((question) => otherIdOf(question, side)),
  )
  return questions.map((question) => {
    const person = people.get(otherIdOf(question, side) ?? 0)
    return {
      ...question,
      industry: industries.get(question.industryId ?? 0) ?? null,
      // An expert who looks at an open question does not learn who asked it.
      other:
        person && !isOpen(question)
          ? { ...person, thumbnail: person.thumbnail ?? portraitPath('plain', person.id) }
          : null,
    }
  })
}

export async function listQuestions({ db, actor }: SignedIn, input: Input<typeof api.listQuestions>) {
  const { page, limit, state, search } = input
  const side = sideOf(actor)
  const filter = { accountId: actor.id, side, state, search }
  const [rows, count] = await Promise.all([
    queries.pageOfMine(db, filter, { limit, offset: (page - 1) * limit }),
    queries.countMine(db, filter),
  ])
  return { data: await rowsOf(db, rows, side), count, page, limit }
}

/** An open question is visible to every expert who can accept it. */
async function mayLookAt(db: Db | Tx, question: QuestionFacts | undefined, { id, type }: Viewer, now: Date) {
  return (
    type === 'consultant' &&
    question !== undefined &&
    isOpen(question) &&
    !isOverdue(question, now) &&
    (await isListedIn(db, id, question.industryId!)) &&
    !(await blockedWith(db, id)).includes(question.customerId)
  )
}

export async function getQuestion({ db, actor, now }: SignedIn, { id }: Input<typeof api.getQuestion>) {
  return shownTo(db, id, actor, now)
}

const HTML_KINDS: readonly string[] = ['answer', 'follow_up_answer']

/** A question as one side sees it. */
export async function shownTo(
  db: Db | Tx,
  id: number,
  actor: Viewer,
  now: Date,
): Promise<Reply<typeof api.getQuestion>> {
  const found = await questionById(db, id)
  const isLooking = await mayLookAt(db, found, actor, now)
  const question = isLooking ? found! : ofActor(found, actor)
  const side = sideOf(actor)
  const [row] = await rowsOf(db, [question], side)
  // What was written to an expert who has it no longer is for whoever accepts it.
  const messages = (isLooking ? [] : await queries.messagesOf(db, id)).map(({ authorId, ...message }) => ({
    ...message,
    format: HTML_KINDS.includes(message.kind) ? ('html' as const) : ('text' as const),
    isOwn: (authorId === question.customerId) === (side === 'customer'),
  }))
  const { orderId, lineId } = side === 'customer' ? question : { orderId: null, lineId: null }
  const paidPaise = lineId === null ? null : await queries.paidFor(db, lineId)
  return { question: { ...row!, messages, actions: actionsOf(question, side, now), orderId, paidPaise } }
}

export async function listOpenQuestions(
  { db, actor, now }: SignedIn,
  { page, limit }: Input<typeof answering.listOpenQuestions>,
) {
  const openFor = { consultantId: actor.id, blocked: await blockedWith(db, actor.id), now }
  const [rows, count] = await Promise.all([
    queries.pageOfOpen(db, openFor, { limit, offset: (page - 1) * limit }),
    queries.countOpen(db, openFor),
  ])
  // The database lets no question be asked without a number, an industry, a price and a deadline.
  const data = (await rowsOf(db, rows, 'consultant')).map((question) => ({
    ...{ id: question.id, number: question.number!, title: question.title, body: question.body },
    ...{ industry: question.industry!, pricePaise: question.pricePaise!, askedAt: question.askedAt! },
    acceptUntil: question.dueAt!,
  }))
  return { data, count, page, limit }
}
