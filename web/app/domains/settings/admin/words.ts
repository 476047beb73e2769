import type { SettingKey } from '#contract/settings.ts'
import { msg } from '~/lib/i18n/texts.ts'
import { BOOKING_KEYS, bookingWords } from './booking-words.ts'
import { TALK_KEYS, talkWords } from './talk-words.ts'

export interface SettingWords {
  label: string
  /** What it decides, where the label alone does not say it. */
  hint?: string
  kind: 'text' | 'email' | 'time' | 'number'
  /** Shown behind a number. */
  unit?: string
}

export interface SettingGroup {
  id: string
  title: string
  keys: readonly SettingKey[]
}

/** A setting without words does not compile. */
export const settingWords: Record<SettingKey, SettingWords> = {
  quietHoursFrom: {
    label: msg('Quiet hours begin'),
    kind: 'time',
    hint: msg('In each reader’s own zone: SMS and push that can wait do so.'),
  },
  talkReminderMinutes: { label: msg('Listeners of a talk are reminded'), kind: 'number', unit: msg('minutes before') },
  quietHoursTo: { label: msg('Quiet hours end'), kind: 'time' },
  ...bookingWords,
  ...talkWords,
  productName: {
    label: msg('Product name'),
    kind: 'text',
    hint: msg('In the header, in titles and in every message.'),
  },
  helpDeskPhone: { label: msg('Help desk phone'), kind: 'text' },
  helpDeskOpensAt: { label: msg('Help desk opens'), kind: 'time', hint: msg('India time.') },
  helpDeskClosesAt: { label: msg('Help desk closes'), kind: 'time', hint: msg('India time.') },
  helpDeskEmail: { label: msg('Help desk email'), kind: 'email' },
  grievanceOfficer: { label: msg('Grievance officer'), kind: 'text', hint: msg('Named on the legal pages.') },
  termsVersion: {
    label: msg('Version of the terms'),
    kind: 'text',
    hint: msg('Kept with every registration from now on.'),
  },
  privacyVersion: {
    label: msg('Version of the privacy notice'),
    kind: 'text',
    hint: msg('Kept with every registration from now on.'),
  },
  otpValidSeconds: { label: msg('An OTP is valid for'), kind: 'number', unit: msg('seconds') },
  otpWrongTriesPerCode: { label: msg('Wrong tries that end an OTP'), kind: 'number' },
  otpWrongTriesBeforeLock: {
    label: msg('Wrong tries in a row that lock a number'),
    kind: 'number',
    hint: msg('A new OTP does not reset the count.'),
  },
  otpLockSeconds: { label: msg('A number stays locked for'), kind: 'number', unit: msg('seconds') },
  otpGapSeconds: { label: msg('Wait between two OTPs'), kind: 'number', unit: msg('seconds') },
  otpPerTenMinutes: { label: msg('OTPs in 10 minutes for a number'), kind: 'number' },
  otpPerDay: { label: msg('OTPs a day for a number'), kind: 'number' },
  otpPerHourAndAddress: {
    label: msg('OTPs an hour for an address'),
    kind: 'number',
    hint: msg('Carriers share addresses among many phones.'),
  },
  otpPerHourAndPrefix: { label: msg('OTPs an hour for numbers that begin with the same six digits'), kind: 'number' },
  otpPerMinuteForAll: { label: msg('OTPs a minute for everybody together'), kind: 'number' },
  sessionIdleDays: { label: msg('A device is signed out after idling for'), kind: 'number', unit: msg('days') },
  sessionMaxDays: { label: msg('A device is signed out at the latest after'), kind: 'number', unit: msg('days') },
  deletionWaitDays: {
    label: msg('An account is deleted after'),
    kind: 'number',
    unit: msg('days'),
    hint: msg('Until then its owner may take the request back.'),
  },
  dataExportKeptDays: { label: msg('A copy of somebody’s data is kept for'), kind: 'number', unit: msg('days') },
  slotNoticeMinutes: {
    label: msg('A slot is booked ahead by at least'),
    kind: 'number',
    unit: msg('minutes'),
    hint: msg('For consultants who have set nothing else.'),
  },
  slotDaysAhead: {
    label: msg('Slots are offered for the next'),
    kind: 'number',
    unit: msg('days'),
    hint: msg('For consultants who have set nothing else.'),
  },
  slotBufferBeforeMinutes: {
    label: msg('Free time before a session'),
    kind: 'number',
    unit: msg('minutes'),
    hint: msg('For consultants who have set nothing else.'),
  },
  slotBufferAfterMinutes: {
    label: msg('Free time after a session'),
    kind: 'number',
    unit: msg('minutes'),
    hint: msg('For consultants who have set nothing else.'),
  },
  externalCalendarMinutes: {
    label: msg('Calendars kept elsewhere are read every'),
    kind: 'number',
    unit: msg('minutes'),
  },
  industriesPerConsultant: {
    label: msg('A consultant may choose at most'),
    kind: 'number',
    unit: msg('industries'),
  },
  orderPayMinutes: { label: msg('An order waits to be paid for'), kind: 'number', unit: msg('minutes') },
  sellerName: { label: msg('Name on invoices'), kind: 'text', hint: msg('As the business is registered for GST.') },
  sellerAddress: { label: msg('Address on invoices'), kind: 'text' },
  sellerState: {
    label: msg('Own state, by its GST code'),
    kind: 'text',
    hint: msg('Buyers of this state pay CGST and SGST, all others IGST.'),
  },
  sellerGstin: { label: msg('Own GSTIN'), kind: 'text' },
  approvalPromiseDays: { label: msg('An application is decided within'), kind: 'number', unit: msg('working days') },
  earningsHoldHours: {
    label: msg('Earnings are held after the work for'),
    kind: 'number',
    unit: msg('hours'),
  },
  bankLockHours: {
    label: msg('No withdrawals after a change of bank account for'),
    kind: 'number',
    unit: msg('hours'),
  },
  withdrawalMinRupees: { label: msg('Least that can be withdrawn'), kind: 'number', unit: msg('rupees') },
  topUpMinRupees: { label: msg('Least that can be added to a wallet'), kind: 'number', unit: msg('rupees') },
  topUpMaxRupees: { label: msg('Most that can be added to a wallet at once'), kind: 'number', unit: msg('rupees') },
  autoRefillsPerDay: { label: msg('A wallet refills itself at most'), kind: 'number', unit: msg('times a day') },
}

export const settingGroups: readonly SettingGroup[] = [
  {
    id: 'brand',
    title: msg('Brand and help desk'),
    keys: ['productName', 'helpDeskPhone', 'helpDeskOpensAt', 'helpDeskClosesAt', 'helpDeskEmail'],
  },
  { id: 'policies', title: msg('Policies'), keys: ['grievanceOfficer', 'termsVersion', 'privacyVersion'] },
  {
    id: 'otp',
    title: msg('OTP'),
    keys: ['otpValidSeconds', 'otpWrongTriesPerCode', 'otpWrongTriesBeforeLock', 'otpLockSeconds'],
  },
  {
    id: 'sending',
    title: msg('Sending of OTPs'),
    keys: [
      ...(['otpGapSeconds', 'otpPerTenMinutes', 'otpPerDay'] as const),
      ...(['otpPerHourAndAddress', 'otpPerHourAndPrefix', 'otpPerMinuteForAll'] as const),
    ],
  },
  {
    id: 'privacy',
    title: msg('Devices and privacy'),
    keys: ['sessionIdleDays', 'sessionMaxDays', 'deletionWaitDays', 'dataExportKeptDays'],
  },
  {
    id: 'slots',
    title: msg('Slots'),
    keys: [
      ...(['slotNoticeMinutes', 'slotDaysAhead', 'slotBufferBeforeMinutes', 'slotBufferAfterMinutes'] as const),
      'externalCalendarMinutes',
    ],
  },
  { id: 'notices', title: msg('Notices'), keys: ['quietHoursFrom', 'quietHoursTo', 'talkReminderMinutes'] },
  { id: 'bookings', title: msg('Bookings'), keys: BOOKING_KEYS },
  { id: 'talks', title: msg('Expert talk'), keys: TALK_KEYS },
  { id: 'wallet', title: msg('Wallet'), keys: ['topUpMinRupees', 'topUpMaxRupees', 'autoRefillsPerDay'] },
  {
    id: 'payouts',
    title: msg('Payouts'),
    keys: ['earningsHoldHours', 'bankLockHours', 'withdrawalMinRupees'],
  },
  {
    id: 'invoices',
    title: msg('Orders and invoices'),
    keys: ['orderPayMinutes', 'sellerName', 'sellerAddress', 'sellerState', 'sellerGstin'],
  },
  { id: 'consultants', title: msg('Consultants'), keys: ['industriesPerConsultant', 'approvalPromiseDays'] },
]
