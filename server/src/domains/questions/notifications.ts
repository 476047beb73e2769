import { blockedWith } from '#server/domains/accounts/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import type { QuestionMessages } from './notification-texts.ts'
import { expertsOf, nameOf, setAnnounceAt, staffIds } from './queries.ts'
import type { QuestionFacts, Side } from './question.ts'

/** So many experts are notified of an open question; the others find it in their list. */
const EXPERTS_NOTIFIED = 30

type News = QuestionMessages['question_news']['news']

/** Browsers of the given people refetch the question. */
async function notifyBrowsers(tx: Tx, questionId: number, accountIds: readonly (number | null)[], at: Date) {
  for (const accountId of accountIds)
    if (accountId !== null)
      await outbox.addEvent(tx, at, { event: 'questionchanged', to: { accountId }, data: { questionId } })
}

export const notifyBothBrowsers = (tx: Tx, { id, customerId, consultantId }: QuestionFacts, at: Date) =>
  notifyBrowsers(tx, id, [customerId, consultantId], at)

/** A question was paid, opened or reassigned: whoever can accept it is notified, the experts of an industry by a job. */
export async function notifyAsked(tx: Tx, question: QuestionFacts, at: Date) {
  const { id: questionId, consultantId, customerId, title: subject, dueAt } = question
  if (consultantId === null) await setAnnounceAt(tx, questionId, at)
  else {
    const params = { questionId, subject, isOpen: false, dueAt: dueAt!.toISOString() }
    await notify(tx, at, { accountId: consultantId, message: 'question_asked', params })
  }
  await notifyBrowsers(tx, questionId, [customerId, consultantId], at)
}

/** Experts of the industry learn of an open question, without the customer's words. */
export async function notifyExperts(
  tx: Tx,
  { id: questionId, customerId, industryId, dueAt }: QuestionFacts,
  at: Date,
) {
  const except = await blockedWith(tx, customerId)
  const experts = await expertsOf(tx, industryId!, { most: EXPERTS_NOTIFIED, except })
  const params = { questionId, subject: '', isOpen: true, dueAt: dueAt!.toISOString() }
  for (const accountId of experts) await notify(tx, at, { accountId, message: 'question_asked', params })
  await notifyBrowsers(tx, questionId, experts, at)
}

interface NewsInput {
  news: News
  to: Side
  /** Whose name is mentioned and who is notified, if the question no longer has them. */
  consultantId?: number | null
}

export async function notifyNews(tx: Tx, question: QuestionFacts, { news, to, ...given }: NewsInput, at: Date) {
  const { id: questionId, title: subject, customerId, dueAt } = question
  const consultantId = given.consultantId ?? question.consultantId
  const [accountId, otherId] = to === 'customer' ? [customerId, consultantId] : [consultantId, customerId]
  if (accountId !== null) {
    const other = otherId === null ? '' : await nameOf(tx, otherId)
    const params = { questionId, subject, news, other, dueAt: (dueAt ?? at).toISOString() }
    await notify(tx, at, { accountId, message: 'question_news', params })
  }
  await notifyBrowsers(tx, questionId, [customerId, consultantId], at)
}

/** The consultant learns that the question is over. */
export const notifyRefunded = (tx: Tx, question: QuestionFacts, at: Date) =>
  notifyNews(tx, question, { news: 'refunded', to: 'consultant' }, at)

/** Reminds whoever has to act before the deadline. */
export async function notifyDue(tx: Tx, question: QuestionFacts, at: Date) {
  const { id: questionId, title: subject, awaiting, dueAt, customerId, consultantId } = question
  if (awaiting === null || awaiting === 'closing') return
  const side: Side = awaiting === 'choice' || awaiting === 'details' ? 'customer' : 'consultant'
  const accountId = side === 'customer' ? customerId : consultantId
  if (accountId === null) return
  const params = { questionId, subject, side, awaiting, dueAt: dueAt!.toISOString() }
  await notify(tx, at, { accountId, message: 'question_due', params })
}

export async function notifyStaffOfLate(
  tx: Tx,
  { id: questionId, number }: QuestionFacts,
  refundPaise: number,
  at: Date,
) {
  for (const accountId of await staffIds(tx))
    await notify(tx, at, {
      ...{ accountId, message: 'question_follow_up_late' },
      params: { questionId, number: number!, refundPaise },
    })
}
