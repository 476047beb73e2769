import type { SettingKey } from '#contract/settings/endpoints.ts'
import { msg } from '~/lib/i18n/texts.ts'
import type { SettingWords } from './setting-words.ts'

export const BOOKING_KEYS = [
  'holdMinutes',
  'openHoldsPerPerson',
  'moveUntilHours',
  'fullRefundHours',
  'partRefundHours',
  'partRefundPercent',
  'lateCancelCreditPercent',
  'creditOwedMaxRupees',
  'joinMinutesBefore',
  'noShowGraceMinutes',
  'roomGraceMinutes',
  'appealHours',
  'messagesOpenDays',
  'extensionOfferMinutes',
  'extensionHoldMinutes',
] as const satisfies SettingKey[]

const HOURS_BEFORE = { kind: 'number', unit: msg('hours before the session') } as const

export const bookingWords: Record<(typeof BOOKING_KEYS)[number], SettingWords> = {
  holdMinutes: { kind: 'number', unit: msg('minutes') },
  openHoldsPerPerson: { kind: 'number' },
  moveUntilHours: { ...HOURS_BEFORE },
  fullRefundHours: { ...HOURS_BEFORE },
  partRefundHours: {
    ...HOURS_BEFORE,
    hint: msg('After that there is no refund.'),
  },
  partRefundPercent: {
    kind: 'number',
    unit: '%',
    hint: msg('of what was paid'),
  },
  lateCancelCreditPercent: {
    kind: 'number',
    unit: '%',
    hint: msg('Paid by the consultant, or by the platform if the platform cancels.'),
  },
  creditOwedMaxRupees: {
    kind: 'number',
    unit: '₹',
    hint: msg(
      'On top of their earnings on hold and available. Beyond this, no credit is given automatically; staff can give one.',
    ),
  },
  joinMinutesBefore: { kind: 'number', unit: msg('minutes before') },
  noShowGraceMinutes: { kind: 'number', unit: msg('minutes') },
  roomGraceMinutes: { kind: 'number', unit: msg('minutes') },
  appealHours: { kind: 'number', unit: msg('hours') },
  messagesOpenDays: { kind: 'number', unit: msg('days') },
  extensionOfferMinutes: {
    kind: 'number',
    unit: msg('minutes before the end'),
  },
  extensionHoldMinutes: { kind: 'number', unit: msg('minutes') },
}
