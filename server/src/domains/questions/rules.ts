import type { QuestionAction, QuestionAwaiting } from '#contract/questions/constants.ts'
import { FOLLOW_UPS_MAX } from '#contract/questions/constants.ts'
import type { QuestionFacts, Side } from './question.ts'

const HOUR_MS = 3_600_000

export const hoursAfter = (from: Date, hours: number) => new Date(from.getTime() + hours * HOUR_MS)
export const daysAfter = (from: Date, days: number) => hoursAfter(from, days * 24)
export const laterOf = (a: Date, b: Date) => (a > b ? a : b)

/** How long before a deadline people are reminded. Closing needs no reminder. */
const REMINDER_HOURS: Record<QuestionAwaiting, number | null> = {
  acceptance: 6,
  choice: 24,
  answer: 12,
  details: 24,
  follow_up: 12,
  closing: null,
}

/** The columns of a new deadline, with its reminder if there is time for one. */
export function awaits(awaiting: QuestionAwaiting, dueAt: Date, now: Date) {
  const hours = REMINDER_HOURS[awaiting]
  const remindAt = hours === null ? null : hoursAfter(dueAt, -hours)
  return { awaiting, due_at: dueAt, remind_at: remindAt && remindAt > now ? remindAt : null }
}

/** The columns when nothing is awaited any more. */
export const AWAITS_NOTHING = { awaiting: null, due_at: null, remind_at: null, seconds_left: null } as const

export const isOverdue = ({ dueAt }: Pick<QuestionFacts, 'dueAt'>, now: Date) => dueAt !== null && dueAt <= now

/** The whole seconds left until a deadline; at least one, so that a paused clock still has time. */
export const secondsUntil = (dueAt: Date, now: Date) =>
  Math.max(1, Math.floor((dueAt.getTime() - now.getTime()) / 1000))

/** A share of what was paid, in whole paise. */
export const percentOf = (paise: number, percent: number) => Math.round((paise * percent) / 100)

/** The columns when no consultant has accepted; the next one has the whole time and may ask for details too. */
export const NOT_ACCEPTED = {
  accepted_at: null,
  seconds_left: null,
  clarification_asked_at: null,
  clarified_at: null,
} as const

/** When the answer is due if the customer gives no details until the pause ends. */
export const dueAfterPause = ({ dueAt, secondsLeft }: QuestionFacts) => hoursAfter(dueAt!, secondsLeft! / 3600)

/** Open to every expert of its industry. */
export const isOpen = ({ state, awaiting, consultantId }: QuestionFacts) =>
  state === 'asked' && awaiting === 'acceptance' && consultantId === null

export const mayFollowUp = ({ state, followUps, followUpsUntil }: QuestionFacts, now: Date) =>
  state === 'answered' && followUps < FOLLOW_UPS_MAX && followUpsUntil !== null && now < followUpsUntil

/** Whether the consultant owes an answer now, to the question or to a follow-up. A late follow-up may still be answered. */
export const mayAnswer = (question: QuestionFacts, now: Date) =>
  question.state === 'follow_up' ||
  (question.acceptedAt !== null && question.state === 'asked' && now < answerDueAt(question))

/** A pause that has ended continues the time for the answer, also before the sweep has recorded it. */
const answerDueAt = (question: QuestionFacts) =>
  question.awaiting === 'details' ? dueAfterPause(question) : question.dueAt!

/** What a side can do with a question now. */
export function actionsOf(question: QuestionFacts, side: Side, now: Date): QuestionAction[] {
  const { state, awaiting, acceptedAt, clarificationAskedAt } = question
  const inTime = !isOverdue(question, now)
  const can: Partial<Record<QuestionAction, boolean>> =
    side === 'customer'
      ? {
          cancel: state === 'asked' && acceptedAt === null && inTime,
          open_to_others: awaiting === 'choice' && inTime,
          give_details: awaiting === 'details' && inTime,
          ask_follow_up: mayFollowUp(question, now),
          close: state === 'answered',
        }
      : {
          accept: awaiting === 'acceptance' && inTime,
          decline: awaiting === 'acceptance' && question.consultantId !== null && inTime,
          ask_for_details: awaiting === 'answer' && clarificationAskedAt === null && inTime,
          answer: mayAnswer(question, now),
        }
  return (Object.keys(can) as QuestionAction[]).filter((action) => can[action])
}
