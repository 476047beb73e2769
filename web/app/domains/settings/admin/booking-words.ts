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

const HOURS_BEFORE = { kind: 'number', unit: msg('hours before it') } as const

export const bookingWords: Record<(typeof BOOKING_KEYS)[number], SettingWords> = {
  holdMinutes: { label: msg('Hold an unpaid slot for'), kind: 'number', unit: msg('minutes') },
  openHoldsPerPerson: { label: msg('Unpaid slots a customer can hold at a time'), kind: 'number' },
  moveUntilHours: { label: msg('Rescheduling allowed until'), ...HOURS_BEFORE },
  fullRefundHours: { label: msg('Full refund for cancellations until'), ...HOURS_BEFORE },
  partRefundHours: {
    label: msg('Partial refund for cancellations until'),
    ...HOURS_BEFORE,
    hint: msg('After that there is no refund.'),
  },
  partRefundPercent: {
    label: msg('Partial refund'),
    kind: 'number',
    unit: '%',
    hint: msg('of what was paid'),
  },
  lateCancelCreditPercent: {
    label: msg('Credit when a consultant cancels late'),
    kind: 'number',
    unit: '%',
    hint: msg('Paid by the consultant, or by the platform if the platform cancels.'),
  },
  creditOwedMaxRupees: {
    label: msg('Maximum a consultant can owe for such credits'),
    kind: 'number',
    unit: msg('rupees'),
    hint: msg(
      'On top of their earnings on hold and available. Beyond this, no credit is given automatically; staff can give one.',
    ),
  },
  joinMinutesBefore: { label: msg('Joining opens|setting'), kind: 'number', unit: msg('minutes before') },
  noShowGraceMinutes: { label: msg('Mark a no-show after'), kind: 'number', unit: msg('minutes') },
  roomGraceMinutes: { label: msg('Joining stays open after the session for'), kind: 'number', unit: msg('minutes') },
  appealHours: { label: msg('Allow no-show appeals for'), kind: 'number', unit: msg('hours') },
  messagesOpenDays: { label: msg('Allow messages after a session for'), kind: 'number', unit: msg('days') },
  extensionOfferMinutes: {
    label: msg('Offer an extension'),
    kind: 'number',
    unit: msg('minutes before the end'),
  },
  extensionHoldMinutes: { label: msg('Hold an unpaid extension for'), kind: 'number', unit: msg('minutes') },
}
