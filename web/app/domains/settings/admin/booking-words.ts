import type { SettingKey } from '#contract/settings.ts'
import { msg } from '~/lib/i18n/texts.ts'
import type { SettingWords } from './words.ts'

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
  holdMinutes: { label: msg('A time is held unpaid for'), kind: 'number', unit: msg('minutes') },
  openHoldsPerPerson: { label: msg('Unpaid times a customer may hold at once'), kind: 'number' },
  moveUntilHours: { label: msg('A session may be moved until'), ...HOURS_BEFORE },
  fullRefundHours: { label: msg('A cancellation gives everything back until'), ...HOURS_BEFORE },
  partRefundHours: {
    label: msg('A cancellation gives a part back until'),
    ...HOURS_BEFORE,
    hint: msg('Later than that the consultant keeps all of it.'),
  },
  partRefundPercent: {
    label: msg('The part that is given back'),
    kind: 'number',
    unit: '%',
    hint: msg('of what was paid'),
  },
  lateCancelCreditPercent: {
    label: msg('Credit when a consultant cancels late'),
    kind: 'number',
    unit: '%',
    hint: msg('The consultant pays it; where the platform cancels, the platform does.'),
  },
  creditOwedMaxRupees: {
    label: msg('A consultant may owe for such credits'),
    kind: 'number',
    unit: msg('rupees'),
    hint: msg(
      'Beyond what they have on hold and ready. Once it is reached no credit is given by itself; staff can give one.',
    ),
  },
  joinMinutesBefore: { label: msg('A room opens'), kind: 'number', unit: msg('minutes before') },
  noShowGraceMinutes: { label: msg('Somebody is missing after'), kind: 'number', unit: msg('minutes') },
  roomGraceMinutes: { label: msg('A room stays open after the session for'), kind: 'number', unit: msg('minutes') },
  appealHours: { label: msg('A no-show may be appealed for'), kind: 'number', unit: msg('hours') },
  messagesOpenDays: { label: msg('Both sides may write after a session for'), kind: 'number', unit: msg('days') },
  extensionOfferMinutes: {
    label: msg('A longer session is offered'),
    kind: 'number',
    unit: msg('minutes before the end'),
  },
  extensionHoldMinutes: { label: msg('More minutes are kept unpaid for'), kind: 'number', unit: msg('minutes') },
}
