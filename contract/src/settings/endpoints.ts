import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant, Line, OptionalLine } from '../fields.ts'
import { isGstin } from '../orders/tax-ids.ts'
import { HEX_COLOUR, isReadableColour, STANDARD_COLOUR } from './brand-colours.ts'
import { type BRAND_KEYS, PICTURE_OR_NONE } from './constants.ts'

const count = (standard: number, max = 1_000_000) =>
  z
    .int('Enter a whole number.')
    .min(1, 'This number is too small.')
    .max(max, 'This number is too large.')
    .default(standard)
/** A count that may be zero. */
const countOrNone = (standard: number, max: number) =>
  z
    .int('Enter a whole number.')
    .min(0, 'This number is too small.')
    .max(max, 'This number is too large.')
    .default(standard)
const time = (standard: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00.')
    .default(standard)

/** A capability that staff can switch off; see FEATURES. */
const feature = z.enum(['on', 'off']).default('on')

/** The name of an uploaded picture; empty for the one of our own design. */
const brandPicture = z.string().regex(PICTURE_OR_NONE, 'Please choose a picture.').default('')

/** Everything staff may change without a deployment; a key that was never changed has the default given here. */
export const Settings = z.object({
  productName: Line(40).default('Paramarsh'),
  primaryColour: z
    .string()
    .toLowerCase()
    .regex(HEX_COLOUR, 'Enter a colour such as #0b5c6b.')
    .refine(
      (colour) => !HEX_COLOUR.test(colour) || isReadableColour(colour),
      'White text on buttons of this colour cannot be read. Choose a darker colour.',
    )
    .default(STANDARD_COLOUR),
  logo: brandPicture,
  logoOnDark: brandPicture,
  appIcon: brandPicture,
  helpDeskPhone: Line(20).default('1800 000 2525'),
  helpDeskOpensAt: time('09:00'),
  helpDeskClosesAt: time('20:00'),
  helpDeskEmail: z.email('Enter a valid email address.').max(254).default('help@paramarsh.example'),
  helpDeskAddress: OptionalLine(200).default(''),
  grievanceOfficer: Line(120).default('Grievance Officer, Paramarsh'),
  /** An enquiry is answered within this many minutes of help desk hours, and escalated before. */
  enquiryAnswerMinutes: count(60, 10_000),
  enquiryEscalateMinutes: count(45, 10_000),
  enquiriesPerMobileAndDay: count(3, 1000),
  /** A form sent faster than this by a visitor was filled in by a program. */
  enquiryFillSeconds: countOrNone(3, 60),
  /** Confirmations of enquiries to one email address; anybody can enter somebody else's. */
  enquiryMailsPerAddressAndDay: count(3, 1000),
  enquirySpamDays: count(30, 365),
  grievanceResolveDays: count(30, 30),
  termsVersion: Line(20).default('2026-11'),
  privacyVersion: Line(20).default('2026-11'),
  otpValidSeconds: count(300, 3600),
  otpWrongTriesPerCode: count(5, 20),
  otpWrongTriesBeforeLock: count(10, 100),
  otpLockSeconds: count(900, 86_400),
  otpGapSeconds: count(30, 600),
  otpPerTenMinutes: count(3, 100),
  otpPerDay: count(10, 1000),
  otpPerHourAndAddress: count(60, 10_000),
  otpPerHourAndPrefix: count(300, 10_000),
  otpPerMinuteForAll: count(600, 10_000),
  sessionIdleDays: count(7, 90),
  sessionMaxDays: count(30, 365),
  deletionWaitDays: count(7, 90),
  dataExportKeptDays: count(7, 90),
  slotNoticeMinutes: countOrNone(15, 43_200),
  slotDaysAhead: count(30, 365),
  slotBufferBeforeMinutes: countOrNone(0, 240),
  slotBufferAfterMinutes: countOrNone(0, 240),
  externalCalendarMinutes: count(30, 1440),
  industriesPerConsultant: count(12, 50),
  approvalPromiseDays: count(3, 30),
  earningsHoldHours: countOrNone(48, 720),
  bankLockHours: countOrNone(24, 720),
  withdrawalMinRupees: count(500, 100_000),
  /** A larger payout is approved by two people; a trigger of the database reads the same setting. */
  payoutOnePersonMaxRupees: countOrNone(25_000, 10_000_000),
  /** A larger refund by staff needs two people; the database reads the same setting. */
  refundOnePersonMaxRupees: countOrNone(10_000, 10_000_000),
  orderPayMinutes: count(30, 1440),
  sellerName: Line(120).default('Paramarsh Advisory Services'),
  sellerAddress: Line(200).default('12 Lakshmi Road, Pune 411001'),
  /** Its first two digits are the state that decides between CGST with SGST, and IGST. */
  sellerGstin: z.string().refine(isGstin, 'Enter a valid GSTIN.').default('27ABCCP1234F1ZR'),
  holdMinutes: count(10, 120),
  openHoldsPerPerson: count(3, 50),
  moveUntilHours: countOrNone(4, 720),
  fullRefundHours: countOrNone(24, 720),
  partRefundHours: countOrNone(2, 720),
  partRefundPercent: countOrNone(50, 100),
  lateCancelCreditPercent: countOrNone(10, 100),
  /** Maximum debt of a consultant for such credits; beyond it the credit is withheld. */
  creditOwedMaxRupees: countOrNone(5_000, 1_000_000),
  joinMinutesBefore: count(10, 120),
  noShowGraceMinutes: countOrNone(10, 120),
  /** How long a room stays open after the session ends. */
  roomGraceMinutes: countOrNone(2, 10),
  appealHours: countOrNone(24, 720),
  extensionOfferMinutes: count(5, 30),
  extensionHoldMinutes: count(5, 30),
  messagesOpenDays: countOrNone(7, 90),
  /** Minutes of balance a talk requires; they are reserved before it begins. */
  talkLeastMinutes: count(5, 60),
  talkRingSeconds: count(45, 300),
  /** A talk ends after so many seconds without both sides connected. */
  talkIdleSeconds: count(60, 900),
  /** A consultant cannot be called this shortly before a session. */
  talkSessionGapMinutes: countOrNone(5, 120),
  /** How long the first person in the queue has the exclusive right to call. */
  talkTurnSeconds: count(120, 900),
  /** Price of a question to any expert of an industry, unless the industry has its own. */
  questionRupees: count(900, 100_000),
  questionAcceptHours: count(24, 240),
  /** How long the customer has to choose after the consultant declined; then the question is refunded. */
  questionChoiceDays: count(7, 30),
  questionAnswerHours: count(48, 720),
  /** How long a request for details pauses the time for the answer. */
  questionPauseDays: count(7, 30),
  followUpDays: count(7, 60),
  followUpAnswerHours: count(48, 720),
  followUpLatePercent: countOrNone(25, 100),
  topUpMinRupees: count(100, 1_000_000),
  topUpMaxRupees: count(50_000, 1_000_000),
  autoRefillsPerDay: count(3, 50),
  /** Space of one locker, including its trash. */
  lockerQuotaMb: count(500, 100_000),
  lockerFileMb: count(10, 25),
  lockerTrashDays: count(30, 365),
  /** How long shared documents stay readable after the session, talk or question is over. */
  lockerShareHours: countOrNone(48, 720),
  talkReminderMinutes: count(15, 1440),
  /** How long the rating popup asks about a call, and how long a review of it can be written. */
  reviewAskDays: count(30, 365),
  reviewWriteDays: count(60, 365),
  reviewEditDays: count(7, 90),
  /** A talk with fewer connected seconds cannot be reviewed. */
  reviewTalkSeconds: countOrNone(60, 3600),
  courseRefundDays: countOrNone(7, 90),
  /** A course of which this share was watched is not refunded. */
  courseRefundWatchedPercent: count(20, 100),
  certificateWatchPercent: count(80, 100),
  certificateQuizPercent: count(60, 100),
  quietHoursFrom: time('22:00'),
  quietHoursTo: time('07:00'),
  featureWorkshops: feature,
  featureCourses: feature,
  featureProducts: feature,
  featureServices: feature,
  featureMembership: feature,
  featureExpertTalk: feature,
  featureQuestions: feature,
  featureGiftCards: feature,
})
export type Settings = z.output<typeof Settings>
/** Written when staff publish the page of that name, and not by hand. */
export const PAGE_VERSIONS = ['termsVersion', 'privacyVersion'] as const
/** Settings changed one by one; those of the brand are changed together. */
export type SettingKey = Exclude<keyof Settings, (typeof PAGE_VERSIONS | typeof BRAND_KEYS)[number]>

/** Settings visible to every visitor. */
export const PublicSettings = z.object({
  productName: z.string(),
  helpDeskPhone: z.string(),
  helpDeskOpensAt: z.string(),
  helpDeskClosesAt: z.string(),
  helpDeskEmail: z.string(),
  helpDeskAddress: z.string(),
  /** What differs from our own design; null if nothing does. */
  look: z
    .object({ primaryColour: z.string(), logo: z.string(), logoOnDark: z.string(), appIcon: z.string() })
    .nullable(),
  grievanceOfficer: z.string(),
  termsVersion: z.string(),
  privacyVersion: z.string(),
  topUpMinRupees: z.int(),
  topUpMaxRupees: z.int(),
  /** Today's rate; staff set it among the dated rates. */
  gstPercent: z.number(),
  deletionWaitDays: z.int(),
  dataExportKeptDays: z.int(),
  /** Booking rules shown before someone books. */
  holdMinutes: z.int(),
  moveUntilHours: z.int(),
  fullRefundHours: z.int(),
  partRefundHours: z.int(),
  partRefundPercent: z.int(),
  lateCancelCreditPercent: z.int(),
  joinMinutesBefore: z.int(),
  noShowGraceMinutes: z.int(),
  appealHours: z.int(),
  talkLeastMinutes: z.int(),
  talkRingSeconds: z.int(),
  questionRupees: z.int(),
  questionAcceptHours: z.int(),
  questionAnswerHours: z.int(),
  questionPauseDays: z.int(),
  followUpDays: z.int(),
  /** In working hours of the help desk. */
  enquiryAnswerMinutes: z.int(),
  /** Capabilities that are switched off; see FEATURES. */
  off: z.array(z.string()),
})

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/web/v1/settings',
  summary: 'Returns the public settings: name, help desk and policies.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ settings: PublicSettings }),
})

const SettingRow = z.object({
  key: z.string(),
  value: z.union([z.string(), z.number()]),
  standard: z.union([z.string(), z.number()]),
  changedAt: Instant.nullable(),
})

export const listSettings = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/settings',
  summary: 'Lists every setting with its default.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: [],
  input: z.object({}),
  reply: z.object({ settings: z.array(SettingRow) }),
})

export const changeSetting = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/settings/{key}',
  summary: 'Changes one setting, with a reason.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: [],
  input: z.object({
    key: z.string().max(100),
    value: z.union([z.string().max(2000), z.number()]),
    reason: Line(500),
    /** `changedAt` as the caller read it; if the setting has changed since, the response is 409. */
    seenChangedAt: Instant.nullable().optional(),
  }),
  reply: SettingRow,
  message: 'Setting saved',
  ids: { key: 'public' },
  problems: ['not_found', 'stale'],
})
