import type { SettingKey } from '#contract/settings/endpoints.ts'
import { msg } from '~/lib/i18n/texts.ts'
import type { SettingWords } from './setting-words.ts'

export const QUESTION_KEYS = [
  ...(['questionRupees', 'questionAcceptHours', 'questionChoiceDays', 'questionAnswerHours'] as const),
  ...(['questionPauseDays', 'followUpDays', 'followUpAnswerHours', 'followUpLatePercent'] as const),
] as const satisfies SettingKey[]

const HOURS = { kind: 'number', unit: msg('hours') } as const
const DAYS = { kind: 'number', unit: msg('days') } as const

export const questionWords: Record<(typeof QUESTION_KEYS)[number], SettingWords> = {
  questionRupees: {
    label: msg('Price of a question to any expert'),
    kind: 'number',
    unit: msg('rupees'),
    hint: msg('Before tax. An industry can have its own price.'),
  },
  questionAcceptHours: { label: msg('A question must be accepted within'), ...HOURS },
  questionChoiceDays: {
    label: msg('After a consultant declines, the customer can choose for'),
    ...DAYS,
    hint: msg('After that the question is refunded.'),
  },
  questionAnswerHours: { label: msg('A question must be answered within'), ...HOURS },
  questionPauseDays: { label: msg('A request for details pauses the time for up to'), ...DAYS },
  followUpDays: { label: msg('Follow-up questions are possible for'), ...DAYS },
  followUpAnswerHours: { label: msg('A follow-up must be answered within'), ...HOURS },
  followUpLatePercent: {
    label: msg('Refund for a late answer to a follow-up'),
    kind: 'number',
    unit: '%',
    hint: msg('of what was paid'),
  },
}
