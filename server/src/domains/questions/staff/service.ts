import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/questions/staff.ts'
import * as audit from '#server/domains/audit/public.ts'
import { giveLineTo, isSamePerson } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { lockWithOrder } from '../access.ts'
import { refundInFull } from '../endings/service.ts'
import { changeQuestion } from '../events.ts'
import { notifyAsked, notifyNews } from '../notifications.ts'
import { isListedIn, questionById } from '../queries.ts'
import type { QuestionFacts } from '../question.ts'
import { awaits, hoursAfter } from '../rules.ts'
import { messagesOf } from '../views/queries.ts'
import * as queries from './queries.ts'

export async function listStaffQuestions({ db, now }: SignedIn, input: Input<typeof api.listStaffQuestions>) {
  const { page, limit, search, view } = input
  const [rows, count] = await Promise.all([
    queries.pageOfQuestions(db, { view, search, limit, offset: (page - 1) * limit }),
    queries.countQuestions(db, view, search),
  ])
  return { data: await rowsOf(db, rows), count, page, limit, serverNow: now }
}

async function rowsOf(db: Db | Tx, questions: readonly QuestionFacts[]) {
  const ids = [...new Set(questions.flatMap(({ customerId, consultantId }) => [customerId, consultantId ?? []].flat()))]
  const people = await queries.peopleNamed(db, ids)
  // The database lets no question be asked without a number, an industry, a price and an order.
  return questions.map((question) => ({
    ...question,
    ...{ number: question.number!, industryId: question.industryId!, pricePaise: question.pricePaise! },
    ...{ orderId: question.orderId!, askedAt: question.askedAt! },
    customer: people.get(question.customerId)!,
    consultant: people.get(question.consultantId ?? 0) ?? null,
  }))
}

const asked = (question: QuestionFacts | undefined) => {
  if (!question || question.state === 'draft') throw new Problem('not_found')
  return question
}

async function storyOf(db: Db | Tx, id: number) {
  const question = asked(await questionById(db, id))
  const [row] = await rowsOf(db, [question])
  return { question: row!, messages: await messagesOf(db, id), events: await queries.eventsOf(db, id) }
}

export const getQuestionStory = ({ db }: SignedIn, { id }: Input<typeof api.getQuestionStory>) => storyOf(db, id)

/** Another consultant is asked instead, with the usual time to accept; the price stays. */
export async function reassignQuestion(context: Once, input: Input<typeof api.reassignQuestion>) {
  const { tx, db, actor, now } = context
  const { id, consultantId, reason } = input
  const question = asked(await lockWithOrder(tx, id))
  if (question.state !== 'asked' || question.consultantId === consultantId) throw new Problem('stale')
  if (!(await isListedIn(tx, consultantId, question.industryId!))) throw new Problem('expert_unavailable')
  if (await isSamePerson(tx, question.customerId, [consultantId])) throw new Problem('own_account')
  const { questionAcceptHours } = await readSettings(db, now)
  const before = question.consultantId
  await giveLineTo(tx, question.lineId!, consultantId)
  const after = await changeQuestion(tx, question, {
    ...{ to: 'asked', kind: 'reassigned', by: { id: actor.id, role: 'staff' }, at: now },
    data: { consultantId, before },
    set: {
      ...{ consultant_id: consultantId, accepted_at: null, seconds_left: null },
      ...awaits('acceptance', hoursAfter(now, questionAcceptHours), now),
    },
  })
  const subject = { kind: 'question', id }
  const facts = { before: { consultantId: before }, after: { consultantId } }
  await audit.record(tx, context, { action: 'question.reassigned', subject, ...facts, reason })
  if (before !== null) await notifyNews(tx, after, { news: 'reassigned', to: 'consultant', consultantId: before }, now)
  await notifyAsked(tx, after, now)
  return storyOf(tx, id)
}

export async function refundQuestion(context: Once, { id, to, reason }: Input<typeof api.refundQuestion>) {
  const { tx, actor, now } = context
  const question = asked(await lockWithOrder(tx, id))
  if (question.state === 'refunded') throw new Problem('stale')
  const by = { id: actor.id, role: 'staff' } as const
  await refundInFull(tx, question, { kind: 'refunded', by, reason, reasonCode: 'refunded_by_staff', to, at: now })
  const after = { state: 'refunded', to }
  const subject = { kind: 'question', id }
  await audit.record(tx, context, {
    ...{ action: 'question.refunded', subject, before: { state: question.state }, after, reason },
  })
  return storyOf(tx, id)
}
