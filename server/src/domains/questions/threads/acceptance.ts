import type { Input } from '#contract/endpoint.ts'
import type * as answering from '#contract/questions/answering.ts'
import type * as api from '#contract/questions/endpoints.ts'
import { isBlocked } from '#server/domains/accounts/public.ts'
import { giveLineTo, isSamePerson } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { lockOwn, lockWithOrder } from '../access.ts'
import { letCustomerChoose } from '../endings/service.ts'
import { changeQuestion } from '../events.ts'
import { notifyAsked, notifyNews } from '../notifications.ts'
import { isListedIn, wasOpen } from '../queries.ts'
import type { QuestionFacts } from '../question.ts'
import { awaits, hoursAfter, isOpen, isOverdue } from '../rules.ts'
import { shownTo } from '../views/service.ts'

/** The consultant who was asked accepts, or the first expert of the industry; one of several at once. */
export async function acceptQuestion({ tx, db, actor, now }: Once, { id }: Input<typeof answering.acceptQuestion>) {
  const question = await lockWithOrder(tx, id)
  if (!question) throw new Problem('not_found')
  await assertCanAccept(tx, question, actor.id)
  if (question.awaiting !== 'acceptance') throw new Problem('stale')
  if (isOverdue(question, now)) throw new Problem('too_late')
  if (await isSamePerson(tx, question.customerId, [actor.id])) throw new Problem('own_account')
  const { questionAnswerHours } = await readSettings(db, now)
  if (isOpen(question)) await giveLineTo(tx, question.lineId!, actor.id)
  const after = await changeQuestion(tx, question, {
    ...{ to: 'asked', kind: 'accepted', by: { id: actor.id, role: 'consultant' }, at: now },
    set: {
      ...{ consultant_id: actor.id, accepted_at: now },
      ...awaits('answer', hoursAfter(now, questionAnswerHours), now),
    },
  })
  await notifyNews(tx, after, { news: 'accepted', to: 'customer' }, now)
  return shownTo(tx, id, actor, now)
}

async function assertCanAccept(tx: Tx, question: QuestionFacts, consultantId: number) {
  if (question.state === 'draft') throw new Problem('not_found')
  if (question.consultantId === consultantId) return
  // To anybody who could not see it while it was open, it does not exist.
  if (!(await isListedIn(tx, consultantId, question.industryId!))) throw new Problem('not_found')
  if (await isBlocked(tx, consultantId, question.customerId)) throw new Problem('not_found')
  if (isOpen(question)) return
  throw new Problem((await wasOpen(tx, question.id)) ? 'question_taken' : 'not_found')
}

export const declineQuestion = (
  { db, actor, now }: SignedIn,
  { id, reason }: Input<typeof answering.declineQuestion>,
) =>
  db.transaction().execute(async (tx) => {
    const question = await lockOwn(tx, id, actor)
    if (question.awaiting !== 'acceptance') throw new Problem('stale')
    if (isOverdue(question, now)) throw new Problem('too_late')
    const by = { id: actor.id, role: 'consultant' } as const
    await letCustomerChoose(tx, question, { news: 'declined', by, reason, at: now })
    return { id }
  })

export const openQuestionToOthers = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.openQuestionToOthers>) =>
  db.transaction().execute(async (tx) => {
    const question = await lockOwn(tx, id, actor)
    if (question.awaiting !== 'choice') throw new Problem('stale')
    if (isOverdue(question, now)) throw new Problem('too_late')
    const { questionAcceptHours } = await readSettings(db, now)
    const after = await changeQuestion(tx, question, {
      ...{ to: 'asked', kind: 'opened', by: { id: actor.id, role: 'customer' }, at: now },
      set: awaits('acceptance', hoursAfter(now, questionAcceptHours), now),
    })
    await notifyAsked(tx, after, now)
    return shownTo(tx, id, actor, now)
  })
