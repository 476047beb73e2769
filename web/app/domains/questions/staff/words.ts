import { msg, type Translate } from '~/lib/i18n/texts.ts'
import type { IconName } from '~/ui/icon-names.ts'
import type { TimelineRow } from '~/ui/timeline.tsx'
import type { QuestionStory, StaffQuestion } from './api.ts'

const people: Record<QuestionStory['events'][number]['byRole'], string> = {
  customer: msg('Customer'),
  consultant: msg('Consultant'),
  staff: msg('Staff'),
  system: msg('Automatic'),
}

export const byInWords = (by: keyof typeof people, t: Translate) => t(people[by])

interface EventText {
  word: string
  icon: IconName
  ground?: TimelineRow['ground']
}

const events: Record<string, EventText> = {
  asked: { word: msg('Asked and paid'), icon: 'send', ground: 'money' },
  accepted: { word: msg('Accepted'), icon: 'circle-check' },
  declined: { word: msg('Declined|question'), icon: 'x' },
  not_accepted: { word: msg('Not accepted in time'), icon: 'clock' },
  opened: { word: msg('Opened to other experts'), icon: 'users' },
  details_asked: { word: msg('Details asked for'), icon: 'help-circle' },
  details_given: { word: msg('Details sent|question'), icon: 'message-2' },
  details_not_given: { word: msg('No details came; the time continues'), icon: 'clock' },
  answered: { word: msg('Answer sent|question'), icon: 'file-text', ground: 'calls' },
  follow_up: { word: msg('Follow-up asked'), icon: 'message-2' },
  follow_up_answered: { word: msg('Follow-up answered'), icon: 'file-text', ground: 'calls' },
  follow_up_late: { word: msg('Follow-up late'), icon: 'alert-triangle', ground: 'money' },
  overdue: { word: msg('Answer overdue, refunded'), icon: 'receipt-refund', ground: 'money' },
  cancelled: { word: msg('Cancelled and refunded'), icon: 'receipt-refund', ground: 'money' },
  refunded: { word: msg('Refunded'), icon: 'receipt-refund', ground: 'money' },
  part_refunded: { word: msg('Partly refunded'), icon: 'receipt-refund', ground: 'money' },
  customer_suspended: { word: msg('Customer suspended, refunded'), icon: 'receipt-refund', ground: 'money' },
  expert_suspended: { word: msg('Consultant suspended, refunded'), icon: 'receipt-refund', ground: 'money' },
  reopened: { word: msg('Consultant suspended, open to other experts'), icon: 'users' },
  reassigned: { word: msg('Given to another consultant'), icon: 'switch-vertical' },
  closed: { word: msg('Closed|a question'), icon: 'check' },
}

/** Codes of a server newer than the page are shown as they are. */
export const eventInWords = (kind: string, t: Translate) => {
  const known = events[kind]
  return known ? t(known.word) : kind
}
export const eventLook = (kind: string) => ({
  icon: events[kind]?.icon ?? ('info-circle' as const),
  ground: events[kind]?.ground,
})

const messages: Record<string, string> = {
  clarification_request: msg('Details asked for'),
  clarification: msg('Details from the customer'),
  answer: msg('Answer'),
  follow_up: msg('Follow-up'),
  follow_up_answer: msg('Answer to the follow-up'),
}
export const messageInWords = (kind: string, t: Translate) => {
  const known = messages[kind]
  return known ? t(known) : kind
}

const waits: Record<
  NonNullable<StaffQuestion['awaiting']>,
  { word: string; color: 'marigold' | 'peacock' | 'leaf' }
> = {
  acceptance: { word: msg('Waiting for acceptance'), color: 'marigold' },
  choice: { word: msg('Customer chooses'), color: 'marigold' },
  answer: { word: msg('Answer due'), color: 'marigold' },
  details: { word: msg('Waiting for details'), color: 'peacock' },
  follow_up: { word: msg('Follow-up due'), color: 'marigold' },
  closing: { word: msg('Answered|a question'), color: 'leaf' },
}

/** Where a question is, for staff. */
export function statusOf({ state, awaiting }: Pick<StaffQuestion, 'state' | 'awaiting'>, t: Translate) {
  if (state === 'follow_up' && awaiting === 'closing') return { word: t('Follow-up late'), color: 'madder' } as const
  if (awaiting) return { word: t(waits[awaiting].word), color: waits[awaiting].color }
  return { word: state === 'refunded' ? t('Refunded') : t('Closed|a question'), color: 'gray' } as const
}
