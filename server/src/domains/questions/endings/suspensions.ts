import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { lockWithOrder } from '../access.ts'
import { changeQuestion } from '../events.ts'
import { notifyAsked, notifyNews } from '../notifications.ts'
import { suspendedOf, wasOpen } from '../queries.ts'
import type { QuestionFacts } from '../question.ts'
import { awaits, hoursAfter, NOT_ACCEPTED } from '../rules.ts'
import { close, refundInFull } from './service.ts'

/**
 * What follows when one of the two is suspended: an unanswered question is refunded in full, or, if any expert could
 * have accepted it, is open again when its consultant is suspended. A follow-up of a suspended customer is closed.
 */
export async function stopIfSuspended(tx: Tx, id: number, at: Date) {
  const question = await lockWithOrder(tx, id)
  if (!question) return
  const suspended = await suspendedOf(tx, question)
  const isOfCustomer = suspended.includes(question.customerId)
  if (question.state === 'follow_up') return isOfCustomer && close(tx, question, null, at)
  if (question.state !== 'asked' || suspended.length === 0) return
  if (!isOfCustomer && (await wasOpen(tx, id))) return reopen(tx, question, at)
  const reasonCode = 'cancelled_by_platform'
  const kind = isOfCustomer ? 'customer_suspended' : 'expert_suspended'
  await refundInFull(tx, question, { kind, by: null, reasonCode, to: 'source', at })
}

/** The next expert to accept has the whole time for the answer. */
async function reopen(tx: Tx, question: QuestionFacts, at: Date) {
  const { questionAcceptHours } = await readSettings(tx as Db, at)
  const { consultantId } = question
  const after = await changeQuestion(tx, question, {
    ...{ to: 'asked', kind: 'reopened', by: null, at, data: { before: consultantId } },
    set: { ...NOT_ACCEPTED, consultant_id: null, ...awaits('acceptance', hoursAfter(at, questionAcceptHours), at) },
  })
  await notifyNews(tx, after, { news: 'reopened', to: 'customer', consultantId }, at)
  await notifyAsked(tx, after, at)
}
