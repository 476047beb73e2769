import { FOLLOW_UPS_MAX } from '#contract/questions/constants.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import type { Question, QuestionMessage, QuestionRow } from './api.ts'

export type Side = 'customer' | 'consultant'

interface Status {
  word: string
  color: 'leaf' | 'marigold' | 'madder' | 'gray' | 'peacock'
}

type StatusFacts = Pick<QuestionRow, 'state' | 'awaiting' | 'followUps'>

/** What a side has to know about a question in a few words. */
export function statusOf({ state, awaiting, followUps }: StatusFacts, side: Side, t: Translate): Status {
  const isCustomer = side === 'customer'
  if (state === 'draft') return { word: t('Draft|a question'), color: 'gray' }
  if (state === 'closed') return { word: t('Closed|a question'), color: 'gray' }
  if (state === 'refunded') return { word: t('Refunded'), color: 'gray' }
  if (awaiting === 'acceptance')
    return isCustomer ? { word: t('Waiting for acceptance'), color: 'peacock' } : { word: t('New'), color: 'marigold' }
  if (awaiting === 'choice') return { word: t('Your decision is needed'), color: 'marigold' }
  if (awaiting === 'answer')
    return isCustomer ? { word: t('Being answered'), color: 'peacock' } : { word: t('Answer due'), color: 'marigold' }
  if (awaiting === 'details')
    return isCustomer
      ? { word: t('Details needed'), color: 'marigold' }
      : { word: t('Waiting for details'), color: 'peacock' }
  if (state === 'follow_up')
    return isCustomer
      ? { word: t('Follow-up asked'), color: 'peacock' }
      : { word: t('Follow-up due'), color: 'marigold' }
  const left = FOLLOW_UPS_MAX - followUps
  if (left === 0) return { word: t('Answered|a question'), color: 'leaf' }
  return {
    word: t.count(left, 'Answered, {count} follow-up left', 'Answered, {count} follow-ups left'),
    color: isCustomer ? 'marigold' : 'leaf',
  }
}

/** What the remaining time is for. */
export function dueFor({ awaiting, state }: StatusFacts, side: Side, t: Translate): string | undefined {
  const isCustomer = side === 'customer'
  switch (awaiting) {
    case 'acceptance':
      return isCustomer ? t('for the expert to accept') : t('to accept this question')
    case 'choice':
      return t('to choose. After that you get a full refund.')
    case 'answer':
      return isCustomer ? t('until the answer is due, or you get a full refund') : t('to send your answer')
    case 'details':
      return isCustomer ? t('to send the details') : t('for the customer to send the details')
    case 'follow_up':
      return isCustomer ? t('until the answer to your follow-up is due') : t('to answer the follow-up')
    default:
      if (state === 'follow_up') return isCustomer ? t('until this question closes') : t('to answer the late follow-up')
      return awaiting === 'closing' && isCustomer ? t('to ask your follow-up') : undefined
  }
}

export function headingOf({ kind, isOwn }: Pick<QuestionMessage, 'kind' | 'isOwn'>, name: string, t: Translate) {
  switch (kind) {
    case 'clarification_request':
      return isOwn ? t('You asked for details') : t('{name} asks for details', { name })
    case 'clarification':
      return isOwn ? t('Your details') : t('Details from {name}', { name })
    case 'follow_up':
      return isOwn ? t('Your follow-up') : t('Follow-up from {name}', { name })
    default:
      return isOwn ? t('Your answer') : name
  }
}

const when = (at: string, t: Translate) => `${formatDate(at, t)}, ${formatTime(at, t)}`

export { when as formatMoment }

export interface Step {
  key: string
  title: string
  line: string | undefined
  at: 'done' | 'now' | 'next'
}

/** The way of a question from sending to closing, as far as it is known. */
export function stepsOf(question: Question, t: Translate): Step[] {
  const { state, awaiting, dueAt, askedAt, acceptedAt, answeredAt, closedAt, refundedAt } = question
  const until = (at: string | null) => (at ? t('Until {when}', { when: when(at, t) }) : undefined)
  const steps: (Step | false)[] = [
    { key: 'sent', title: t('Question sent'), line: askedAt ? when(askedAt, t) : undefined, at: 'done' },
    acceptedAt
      ? { key: 'accepted', title: t('Accepted'), line: when(acceptedAt, t), at: 'done' }
      : state === 'asked' && {
          key: 'accepted',
          title: awaiting === 'choice' ? t('Not accepted|a question') : t('Waiting for acceptance'),
          line: until(dueAt),
          at: 'now',
        },
    question.clarificationAskedAt !== null && {
      ...{ key: 'details', title: awaiting === 'details' ? t('Details needed') : t('Details asked for') },
      line: awaiting === 'details' ? until(dueAt) : when(question.clarificationAskedAt, t),
      at: awaiting === 'details' ? 'now' : 'done',
    },
    answeredAt
      ? { key: 'answered', title: t('Answered|a question'), line: when(answeredAt, t), at: 'done' }
      : state !== 'refunded' && {
          ...{ key: 'answered', title: t('Answer') },
          line: awaiting === 'answer' && dueAt ? t('Due by {when}', { when: when(dueAt, t) }) : undefined,
          at: awaiting === 'answer' ? 'now' : 'next',
        },
    (state === 'answered' || state === 'follow_up') && {
      ...{ key: 'follow-up', title: state === 'follow_up' ? t('Follow-up asked') : t('Follow-up open') },
      line:
        state === 'follow_up' && dueAt ? t('Due by {when}', { when: when(dueAt, t) }) : until(question.followUpsUntil),
      at: 'now',
    },
    state === 'refunded'
      ? { key: 'end', title: t('Refunded'), line: refundedAt ? when(refundedAt, t) : undefined, at: 'done' }
      : {
          ...{ key: 'end', title: t('Closed|a question'), line: closedAt ? when(closedAt, t) : undefined },
          at: closedAt ? 'done' : 'next',
        },
  ]
  return steps.filter((step) => step !== false)
}
