import type { SettingKey } from '#contract/settings/endpoints.ts'
import { msg } from '~/lib/i18n/texts.ts'
import { BOOKING_KEYS, bookingWords } from './booking-words.ts'
import { FEATURE_KEYS, featureWords } from './feature-words.ts'
import { LEARNING_KEYS, learningWords } from './learning-words.ts'
import { LOCKER_KEYS, lockerWords } from './locker-words.ts'
import { QUESTION_KEYS, questionWords } from './question-words.ts'
import type { SettingWords } from './setting-words.ts'
import { TALK_KEYS, talkWords } from './talk-words.ts'

export interface SettingGroup {
  id: string
  title: string
  /** What holds for all of them. */
  hint?: string
  keys: readonly SettingKey[]
}

/** A setting that is not listed does not compile. */
export const settingWords: Record<SettingKey, SettingWords> = {
  quietHoursFrom: {
    kind: 'time',
    hint: msg('In each person’s time zone. SMS and push that are not urgent wait.'),
  },
  talkReminderMinutes: { kind: 'number', unit: msg('minutes before') },
  quietHoursTo: { kind: 'time' },
  reviewAskDays: { kind: 'number', unit: msg('days') },
  reviewWriteDays: { kind: 'number', unit: msg('days') },
  reviewEditDays: { kind: 'number', unit: msg('days') },
  reviewTalkSeconds: { kind: 'number', unit: msg('seconds') },
  ...featureWords,
  ...bookingWords,
  ...talkWords,
  ...lockerWords,
  ...questionWords,
  ...learningWords,
  grievanceOfficer: { kind: 'text', hint: msg('Named on the legal pages.') },
  enquiryAnswerMinutes: {
    kind: 'number',
    unit: msg('minutes'),
    hint: msg('Counted in help desk hours.'),
  },
  enquiryEscalateMinutes: { kind: 'number', unit: msg('minutes') },
  enquiriesPerMobileAndDay: { kind: 'number' },
  enquiryFillSeconds: {
    kind: 'number',
    unit: msg('seconds'),
    hint: msg('Faster ones by visitors are treated as spam.'),
  },
  enquiryMailsPerAddressAndDay: {
    kind: 'number',
    hint: msg('Further enquiries with that address are confirmed by SMS only.'),
  },
  enquirySpamDays: { kind: 'number', unit: msg('days') },
  grievanceResolveDays: { kind: 'number', unit: msg('days') },
  otpValidSeconds: { kind: 'number', unit: msg('seconds') },
  otpWrongTriesPerCode: { kind: 'number' },
  otpWrongTriesBeforeLock: {
    kind: 'number',
    hint: msg('A new OTP does not reset the count.'),
  },
  otpLockSeconds: { kind: 'number', unit: msg('seconds') },
  otpGapSeconds: { kind: 'number', unit: msg('seconds') },
  otpPerTenMinutes: { kind: 'number' },
  otpPerDay: { kind: 'number' },
  otpPerHourAndAddress: {
    kind: 'number',
    hint: msg('Mobile networks share one IP address among many phones.'),
  },
  otpPerHourAndPrefix: { kind: 'number' },
  otpPerMinuteForAll: { kind: 'number' },
  sessionIdleDays: { kind: 'number', unit: msg('days') },
  sessionMaxDays: { kind: 'number', unit: msg('days') },
  deletionWaitDays: {
    kind: 'number',
    unit: msg('days'),
    hint: msg('Until then the owner can cancel the request.'),
  },
  dataExportKeptDays: { kind: 'number', unit: msg('days') },
  slotNoticeMinutes: {
    kind: 'number',
    unit: msg('minutes'),
    hint: msg('For consultants who have not set their own.'),
  },
  slotDaysAhead: {
    kind: 'number',
    unit: msg('days'),
    hint: msg('For consultants who have not set their own.'),
  },
  slotBufferBeforeMinutes: {
    kind: 'number',
    unit: msg('minutes'),
    hint: msg('For consultants who have not set their own.'),
  },
  slotBufferAfterMinutes: {
    kind: 'number',
    unit: msg('minutes'),
    hint: msg('For consultants who have not set their own.'),
  },
  externalCalendarMinutes: {
    kind: 'number',
    unit: msg('minutes'),
  },
  industriesPerConsultant: {
    kind: 'number',
    unit: msg('industries'),
  },
  orderPayMinutes: { kind: 'number', unit: msg('minutes') },
  sellerName: { kind: 'text', hint: msg('As in your GST registration.') },
  sellerAddress: { kind: 'text' },
  sellerGstin: {
    kind: 'text',
    hint: msg('Its first two digits are your state: buyers there pay CGST and SGST, others pay IGST.'),
  },
  approvalPromiseDays: { kind: 'number', unit: msg('working days') },
  earningsHoldHours: {
    kind: 'number',
    unit: msg('hours'),
  },
  bankLockHours: {
    kind: 'number',
    unit: msg('hours'),
  },
  withdrawalMinRupees: { kind: 'number', unit: '₹' },
  payoutOnePersonMaxRupees: {
    kind: 'number',
    unit: '₹',
    hint: msg('Above this, a second person has to approve.'),
  },
  refundOnePersonMaxRupees: {
    kind: 'number',
    unit: '₹',
    hint: msg('Above this, a second person has to approve.'),
  },
  topUpMinRupees: { kind: 'number', unit: '₹' },
  topUpMaxRupees: { kind: 'number', unit: '₹' },
  autoRefillsPerDay: { kind: 'number', unit: msg('times per day') },
}

export const settingGroups: readonly SettingGroup[] = [
  {
    id: 'features',
    title: msg('Features'),
    hint: msg('While a feature is off, it is neither shown nor sold. What people already bought stays usable.'),
    keys: FEATURE_KEYS,
  },
  {
    id: 'policies',
    title: msg('Policies'),
    keys: ['grievanceOfficer', 'grievanceResolveDays'],
  },
  {
    id: 'enquiries',
    title: msg('Enquiries'),
    keys: [
      ...(['enquiryAnswerMinutes', 'enquiryEscalateMinutes', 'enquiriesPerMobileAndDay'] as const),
      ...(['enquiryMailsPerAddressAndDay', 'enquiryFillSeconds', 'enquirySpamDays'] as const),
    ],
  },
  {
    id: 'otp',
    title: msg('OTP'),
    keys: ['otpValidSeconds', 'otpWrongTriesPerCode', 'otpWrongTriesBeforeLock', 'otpLockSeconds'],
  },
  {
    id: 'sending',
    title: msg('OTP limits'),
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
  { id: 'notices', title: msg('Notifications'), keys: ['quietHoursFrom', 'quietHoursTo', 'talkReminderMinutes'] },
  { id: 'bookings', title: msg('Bookings'), keys: BOOKING_KEYS },
  { id: 'talks', title: msg('Expert talk'), keys: TALK_KEYS },
  { id: 'questions', title: msg('Written consultancy'), keys: QUESTION_KEYS },
  { id: 'locker', title: msg('Locker'), keys: LOCKER_KEYS },
  { id: 'learning', title: msg('Courses'), keys: LEARNING_KEYS },
  {
    id: 'reviews',
    title: msg('Reviews'),
    keys: ['reviewAskDays', 'reviewWriteDays', 'reviewEditDays', 'reviewTalkSeconds'],
  },
  { id: 'wallet', title: msg('Wallet'), keys: ['topUpMinRupees', 'topUpMaxRupees', 'autoRefillsPerDay'] },
  {
    id: 'payouts',
    title: msg('Payouts'),
    keys: ['earningsHoldHours', 'bankLockHours', 'withdrawalMinRupees', 'payoutOnePersonMaxRupees'],
  },
  {
    id: 'invoices',
    title: msg('Orders and invoices'),
    keys: ['orderPayMinutes', 'refundOnePersonMaxRupees', 'sellerName', 'sellerAddress', 'sellerGstin'],
  },
  { id: 'consultants', title: msg('Consultants'), keys: ['industriesPerConsultant', 'approvalPromiseDays'] },
]
