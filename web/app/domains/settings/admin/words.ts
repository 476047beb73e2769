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
  keys: readonly SettingKey[]
}

/** A setting without a label does not compile. */
export const settingWords: Record<SettingKey, SettingWords> = {
  quietHoursFrom: {
    label: msg('Quiet hours begin'),
    kind: 'time',
    hint: msg('In each person’s time zone. SMS and push that are not urgent wait.'),
  },
  talkReminderMinutes: { label: msg('Remind attendees of a talk'), kind: 'number', unit: msg('minutes before') },
  quietHoursTo: { label: msg('Quiet hours end'), kind: 'time' },
  reviewAskDays: { label: msg('Ask for a review after a call for'), kind: 'number', unit: msg('days') },
  reviewWriteDays: { label: msg('A review can be written for'), kind: 'number', unit: msg('days') },
  reviewEditDays: { label: msg('A review can be edited for'), kind: 'number', unit: msg('days') },
  reviewTalkSeconds: { label: msg('Shortest expert talk that can be reviewed'), kind: 'number', unit: msg('seconds') },
  ...featureWords,
  ...bookingWords,
  ...talkWords,
  ...lockerWords,
  ...questionWords,
  ...learningWords,
  grievanceOfficer: { label: msg('Grievance officer'), kind: 'text', hint: msg('Named on the legal pages.') },
  enquiryAnswerMinutes: {
    label: msg('Answer an enquiry within'),
    kind: 'number',
    unit: msg('minutes'),
    hint: msg('Counted in help desk hours.'),
  },
  enquiryEscalateMinutes: { label: msg('Escalate an enquiry after'), kind: 'number', unit: msg('minutes') },
  enquiriesPerMobileAndDay: { label: msg('Enquiries per number per day'), kind: 'number' },
  enquiryFillSeconds: {
    label: msg('Shortest time to fill in an enquiry'),
    kind: 'number',
    unit: msg('seconds'),
    hint: msg('Faster ones by visitors are treated as spam.'),
  },
  enquiryMailsPerAddressAndDay: {
    label: msg('Confirmations per email address per day'),
    kind: 'number',
    hint: msg('Further enquiries with that address are confirmed by SMS only.'),
  },
  enquirySpamDays: { label: msg('Delete spam after'), kind: 'number', unit: msg('days') },
  grievanceResolveDays: { label: msg('Resolve a grievance within'), kind: 'number', unit: msg('days') },
  otpValidSeconds: { label: msg('An OTP is valid for'), kind: 'number', unit: msg('seconds') },
  otpWrongTriesPerCode: { label: msg('Wrong attempts before an OTP expires'), kind: 'number' },
  otpWrongTriesBeforeLock: {
    label: msg('Wrong attempts in a row before a number is locked'),
    kind: 'number',
    hint: msg('A new OTP does not reset the count.'),
  },
  otpLockSeconds: { label: msg('A number stays locked for'), kind: 'number', unit: msg('seconds') },
  otpGapSeconds: { label: msg('Wait between two OTPs'), kind: 'number', unit: msg('seconds') },
  otpPerTenMinutes: { label: msg('OTPs per number in 10 minutes'), kind: 'number' },
  otpPerDay: { label: msg('OTPs per number per day'), kind: 'number' },
  otpPerHourAndAddress: {
    label: msg('OTPs per IP address per hour'),
    kind: 'number',
    hint: msg('Mobile networks share one IP address among many phones.'),
  },
  otpPerHourAndPrefix: { label: msg('OTPs per hour for numbers with the same first six digits'), kind: 'number' },
  otpPerMinuteForAll: { label: msg('OTPs per minute in total'), kind: 'number' },
  sessionIdleDays: { label: msg('Log out a device after no use for'), kind: 'number', unit: msg('days') },
  sessionMaxDays: { label: msg('Log out every device after'), kind: 'number', unit: msg('days') },
  deletionWaitDays: {
    label: msg('An account is deleted after'),
    kind: 'number',
    unit: msg('days'),
    hint: msg('Until then the owner can cancel the request.'),
  },
  dataExportKeptDays: { label: msg('Data downloads are available for'), kind: 'number', unit: msg('days') },
  slotNoticeMinutes: {
    label: msg('Minimum notice for a booking'),
    kind: 'number',
    unit: msg('minutes'),
    hint: msg('For consultants who have not set their own.'),
  },
  slotDaysAhead: {
    label: msg('Slots can be booked for the next'),
    kind: 'number',
    unit: msg('days'),
    hint: msg('For consultants who have not set their own.'),
  },
  slotBufferBeforeMinutes: {
    label: msg('Free time before a session'),
    kind: 'number',
    unit: msg('minutes'),
    hint: msg('For consultants who have not set their own.'),
  },
  slotBufferAfterMinutes: {
    label: msg('Free time after a session'),
    kind: 'number',
    unit: msg('minutes'),
    hint: msg('For consultants who have not set their own.'),
  },
  externalCalendarMinutes: {
    label: msg('Sync connected calendars every'),
    kind: 'number',
    unit: msg('minutes'),
  },
  industriesPerConsultant: {
    label: msg('Maximum industries per consultant'),
    kind: 'number',
    unit: msg('industries'),
  },
  orderPayMinutes: { label: msg('An order must be paid within'), kind: 'number', unit: msg('minutes') },
  sellerName: { label: msg('Name on invoices'), kind: 'text', hint: msg('As in your GST registration.') },
  sellerAddress: { label: msg('Address on invoices'), kind: 'text' },
  sellerState: {
    label: msg('Your state (GST code)'),
    kind: 'text',
    hint: msg('Buyers in this state pay CGST and SGST; others pay IGST.'),
  },
  sellerGstin: { label: msg('Your GSTIN'), kind: 'text' },
  approvalPromiseDays: { label: msg('Decide applications within'), kind: 'number', unit: msg('working days') },
  earningsHoldHours: {
    label: msg('Hold earnings after the session for'),
    kind: 'number',
    unit: msg('hours'),
  },
  bankLockHours: {
    label: msg('Pause withdrawals after a bank account change for'),
    kind: 'number',
    unit: msg('hours'),
  },
  withdrawalMinRupees: { label: msg('Minimum withdrawal'), kind: 'number', unit: msg('rupees') },
  payoutOnePersonMaxRupees: {
    label: msg('Largest payout one person can approve'),
    kind: 'number',
    unit: msg('rupees'),
    hint: msg('Above this, a second person has to approve.'),
  },
  refundOnePersonMaxRupees: {
    label: msg('Largest refund one person can make'),
    kind: 'number',
    unit: msg('rupees'),
    hint: msg('Above this, a second person has to approve.'),
  },
  topUpMinRupees: { label: msg('Minimum top-up'), kind: 'number', unit: msg('rupees') },
  topUpMaxRupees: { label: msg('Maximum top-up at a time'), kind: 'number', unit: msg('rupees') },
  autoRefillsPerDay: { label: msg('Maximum auto-refills'), kind: 'number', unit: msg('times per day') },
}

export const settingGroups: readonly SettingGroup[] = [
  { id: 'features', title: msg('Features'), keys: FEATURE_KEYS },
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
    keys: ['orderPayMinutes', 'refundOnePersonMaxRupees', 'sellerName', 'sellerAddress', 'sellerState', 'sellerGstin'],
  },
  { id: 'consultants', title: msg('Consultants'), keys: ['industriesPerConsultant', 'approvalPromiseDays'] },
]
