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
  courseRefundDays: { label: msg('Courses can be refunded for'), kind: 'number', unit: msg('days') },
  courseRefundWatchedPercent: {
    label: msg('No refund once this much of a course was watched'),
    kind: 'number',
    unit: msg('%'),
  },
  certificateWatchPercent: { label: msg('Watch time needed for a certificate'), kind: 'number', unit: msg('%') },
  certificateQuizPercent: { label: msg('Quiz score needed for a certificate'), kind: 'number', unit: msg('%') },
}
