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
    kind: 'number',
    unit: '₹',
    hint: msg('Before tax. An industry can have its own price.'),
  },
  questionAcceptHours: { ...HOURS },
  questionChoiceDays: {
    ...DAYS,
    hint: msg('After that the question is refunded.'),
  },
  questionAnswerHours: { ...HOURS },
  questionPauseDays: { ...DAYS },
  followUpDays: { ...DAYS },
  followUpAnswerHours: { ...HOURS },
  followUpLatePercent: {
    kind: 'number',
    unit: '%',
    hint: msg('of what was paid'),
  },
}
