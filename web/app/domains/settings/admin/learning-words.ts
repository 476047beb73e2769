import type { SettingKey } from '#contract/settings/endpoints.ts'
import { msg } from '~/lib/i18n/texts.ts'
import type { SettingWords } from './setting-words.ts'

export const LEARNING_KEYS = [
  'courseRefundDays',
  'courseRefundWatchedPercent',
  'certificateWatchPercent',
  'certificateQuizPercent',
] as const satisfies SettingKey[]

export const learningWords: Record<(typeof LEARNING_KEYS)[number], SettingWords> = {
  courseRefundDays: { kind: 'number', unit: msg('days') },
  courseRefundWatchedPercent: {
    kind: 'number',
    unit: msg('%'),
  },
  certificateWatchPercent: { kind: 'number', unit: msg('%') },
  certificateQuizPercent: { kind: 'number', unit: msg('%') },
}
