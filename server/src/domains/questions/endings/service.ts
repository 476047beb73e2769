import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/questions/endpoints.ts'
import type { ReasonCode } from '#contract/reasons.ts'
import { canRefund, refund, refundable } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { lockOwn } from '../access.ts'
import { changeQuestion, recordEvent } from '../events.ts'
import { notifyBothBrowsers, notifyNews, notifyRefunded, notifyStaffOfLate } from '../notifications.ts'
import { lockQuestion } from '../queries.ts'
import type { By, QuestionFacts } from '../question.ts'
import { AWAITS_NOTHING, awaits, daysAfter, dueAfterPause, isOverdue, laterOf, percentOf } from '../rules.ts'
import { shownTo } from '../views/service.ts'

interface FullRefund {
  kind: 'cancelled' | keyof typeof CUSTOMER_NEWS
  by: By
  /** For the history, which only staff read. */
  reason?: string
  reasonCode: ReasonCode
  to: 'wallet' | 'source'
  at: Date
}

/** Orders notify the customer of the money; this names the question and the reason. */
const CUSTOMER_NEWS = {
  overdue: 'overdue',
  not_accepted: 'nobody_accepted',
  refunded: 'refunded',
  customer_suspended: 'refunded',
  expert_suspended: 'expert_gone',
} as const

/** Ends a question and refunds all that is left of its price. The question and its order are locked. */
export async function refundInFull(tx: Tx, question: QuestionFacts, input: FullRefund) {
  const { kind, by, reason = '', reasonCode, to, at } = input
  const after = await changeQuestion(tx, question, {
    ...{ to: 'refunded', kind, by, reason, at, data: { reasonCode } },
    set: { ...AWAITS_NOTHING, refunded_at: at, closed_at: null },
  })
  const lines = [{ lineId: question.lineId! }]
  await refund(tx, { orderId: question.orderId!, lines, reason: '', reasonCode, by: by?.id ?? null, to, at })
  if (kind === 'cancelled') await notifyNews(tx, after, { news: 'cancelled', to: 'consultant' }, at)
  else {
    await notifyRefunded(tx, after, at)
    await notifyNews(tx, after, { news: CUSTOMER_NEWS[kind], to: 'customer' }, at)
  }
  return after
}

/** Refunds a part of the price; the question stays as it is. The question and its order are locked. */
export async function refundPart(tx: Tx, question: QuestionFacts, paise: number, input: Omit<FullRefund, 'kind'>) {
  const { by, reason = '', reasonCode, to, at } = input
  const { id, state, orderId, lineId } = question
  const data = { reasonCode, refundPaise: paise }
  await recordEvent(tx, id, { from: state, to: state, kind: 'part_refunded', by, reason, at, data })
  const lines = [{ lineId: lineId!, paise }]
  await refund(tx, { orderId: orderId!, lines, reason: '', reasonCode, by: by?.id ?? null, to, at })
  await notifyBothBrowsers(tx, question, at)
}

export async function cancelQuestion({ tx, actor, now }: Once, { id, to }: Input<typeof api.cancelQuestion>) {
  const question = await lockOwn(tx, id, actor)
  if (question.state !== 'asked') throw new Problem('stale')
  // After acceptance, or when what follows a deadline is already due.
  if (question.acceptedAt !== null || isOverdue(question, now)) throw new Problem('too_late')
  const by = { id: actor.id, role: 'customer' } as const
  await refundInFull(tx, question, { kind: 'cancelled', by, reasonCode: 'cancelled_by_customer', to, at: now })
  return shownTo(tx, id, actor, now)
}

export const closeQuestion = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.closeQuestion>) =>
  db.transaction().execute(async (tx) => {
    const question = await lockOwn(tx, id, actor)
    if (question.state !== 'answered') throw new Problem('stale')
    await close(tx, question, { id: actor.id, role: 'customer' }, now)
    return shownTo(tx, id, actor, now)
  })

export async function close(tx: Tx, question: QuestionFacts, by: By, at: Date) {
  const after = await changeQuestion(tx, question, {
    ...{ to: 'closed', kind: 'closed', by, at },
    set: { ...AWAITS_NOTHING, closed_at: at },
  })
  await notifyBothBrowsers(tx, after, at)
}

/** The consultant declined or did not reply: the customer chooses between a refund and other experts. */
export async function letCustomerChoose(
  tx: Tx,
  question: QuestionFacts,
  { news, by, reason = '', at }: { news: 'declined' | 'not_accepted'; by: By; reason?: string; at: Date },
) {
  const { questionChoiceDays } = await readSettings(tx as Db, at)
  const { consultantId } = question
  const after = await changeQuestion(tx, question, {
    ...{ to: 'asked', kind: news, by, reason, at, data: { consultantId } },
    set: { consultant_id: null, ...awaits('choice', daysAfter(at, questionChoiceDays), at) },
  })
  await notifyNews(tx, after, { news, to: 'customer', consultantId }, at)
}

/** The customer gave no details: the time for the answer continues without them. */
export async function resume(tx: Tx, question: QuestionFacts, at: Date) {
  const after = await changeQuestion(tx, question, {
    ...{ to: 'asked', kind: 'details_not_given', by: null, at },
    set: { seconds_left: null, ...awaits('answer', dueAfterPause(question), at) },
  })
  await notifyNews(tx, after, { news: 'details_not_given', to: 'consultant' }, at)
  return after
}

/** The answer to a follow-up is late: part of the price is refunded and staff are alerted. It may still be answered. */
export async function followUpLate(tx: Tx, question: QuestionFacts, at: Date): Promise<QuestionFacts> {
  const { followUpLatePercent, followUpDays } = await readSettings(tx as Db, at)
  const { totalPaise, leftPaise } = await refundable(tx, question.lineId!)
  const share = Math.min(percentOf(totalPaise, followUpLatePercent), leftPaise)
  const isPossible = share > 0 && (await canRefund(tx, question.orderId!, question.lineId!, share))
  const paise = isPossible ? share : 0
  if (paise > 0) {
    const lines = [{ lineId: question.lineId!, paise }]
    const why = { reason: '', reasonCode: 'follow_up_late', by: null, to: 'source' } as const
    await refund(tx, { orderId: question.orderId!, lines, ...why, at })
  }
  // A refund of all that was left has ended the question.
  const left = (await lockQuestion(tx, question.id))!
  if (left.state !== 'follow_up') return left
  const closesAt = laterOf(left.followUpsUntil!, daysAfter(at, followUpDays))
  const after = await changeQuestion(tx, left, {
    ...{ to: 'follow_up', kind: 'follow_up_late', by: null, at, data: { refundPaise: paise } },
    set: { late_at: at, ...awaits('closing', closesAt, at) },
  })
  await notifyStaffOfLate(tx, after, paise, at)
  if (paise > 0) await notifyNews(tx, after, { news: 'follow_up_late', to: 'consultant' }, at)
  else await notifyBothBrowsers(tx, after, at)
  return after
}
