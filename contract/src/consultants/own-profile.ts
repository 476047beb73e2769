import { z } from 'zod'
import { SLOT_LENGTHS } from '../availability/constants.ts'
import { Fee, Mode, Titles } from '../discovery/consultant-card.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Instant, Line, OptionalLine, Paise, Text, TimeZone } from '../fields.ts'
import {
  CONSULTING_LANGUAGES,
  CREDENTIALS_MAX,
  FEE_MAX_PAISE,
  PROFILE_LENGTHS,
  VIDEO_HOSTS,
  VIDEOS_MAX,
} from './constants.ts'

export const Approval = z.enum(['draft', 'submitted', 'changes_asked', 'approved', 'rejected', 'suspended'])
export type Approval = z.output<typeof Approval>

export const ProfileItem = z.enum([
  'headline',
  'headlineHindi',
  'about',
  'experience',
  'languages',
  'place',
  'industries',
  'fees',
  'procedure',
  'education',
  'photo',
  'video',
])
export type ProfileItem = z.output<typeof ProfileItem>

const isOnTrustedHost = (address: string) => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, port } = new URL(address)
  return protocol === 'https:' && !username && !port && (VIDEO_HOSTS as readonly string[]).includes(hostname)
}
const hasLengthOfMode = ({ mode, minutes }: { mode: string; minutes: number }) =>
  mode === 'written' ? minutes === 0 : (SLOT_LENGTHS as readonly number[]).includes(minutes)
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

/** Price of a session before tax. */
export const Price = Paise.min(100, 'Enter at least ₹1.').max(FEE_MAX_PAISE, 'Enter at most ₹1,00,000.')

export const Credential = z.object({
  kind: z.enum(['education', 'registration']),
  title: Line(PROFILE_LENGTHS.credential),
  issuer: OptionalLine(PROFILE_LENGTHS.credential),
  year: z.int().min(1940, 'Enter a year such as 2009.').max(2100, 'Enter a year such as 2009.').nullable(),
  number: OptionalLine(60),
})
export const Video = z.object({
  title: Line(PROFILE_LENGTHS.video),
  url: Line(500).refine(isOnTrustedHost, {
    message: 'Enter the link of a YouTube or Vimeo video, starting with https://',
  }),
})

/** The complete form of a consultant's profile. */
const edited = {
  headline: OptionalLine(PROFILE_LENGTHS.headline),
  headlineHindi: OptionalLine(PROFILE_LENGTHS.headline),
  about: Text(PROFILE_LENGTHS.about),
  procedure: Text(PROFILE_LENGTHS.procedure),
  experienceYears: z.int('Enter a whole number.').min(0).max(70, 'Enter at most 70 years.'),
  languages: z.array(z.enum(CONSULTING_LANGUAGES)).max(CONSULTING_LANGUAGES.length).refine(isUnique),
  city: OptionalLine(80),
  /** English title of a state; empty if unknown. */
  state: OptionalLine(80),
  timeZone: TimeZone,
  fees: z
    .array(z.object({ mode: Mode, minutes: z.int(), feePaise: Price }).refine(hasLengthOfMode))
    .max(9)
    .refine((fees) => isUnique(fees.map(({ mode, minutes }) => `${mode} ${minutes}`))),
  talkRatePaise: Price.nullable(),
  credentials: z.array(Credential).max(CREDENTIALS_MAX),
  videos: z.array(Video).max(VIDEOS_MAX),
}

/** The version the caller saw; 0 before the first save. If it has changed since, the response is 409. */
const revision = z.int().min(0).max(2_000_000_000)

export const OwnProfile = z.object({
  id: Id,
  name: z.string(),
  thumbnail: z.string(),
  /** Null before the first save: there is no public page yet. */
  slug: z.string().nullable(),
  revision,
  approval: Approval,
  /** The latest message from staff to the consultant. */
  approvalReason: z.string().nullable(),
  approvalChangedAt: Instant.nullable(),
  approvedAt: Instant.nullable(),
  savedAt: Instant.nullable(),
  takingCalls: z.boolean(),
  headline: z.string(),
  headlineHindi: z.string(),
  about: z.string(),
  procedure: z.string(),
  experienceYears: z.int(),
  languages: z.array(z.string()),
  city: z.string(),
  state: z.string(),
  timeZone: z.string(),
  fees: z.array(Fee),
  talkRatePaise: Paise.nullable(),
  credentials: z.array(Credential),
  videos: z.array(z.object({ title: z.string(), url: z.string() })),
  industries: z.array(Titles),
  industriesMax: z.int(),
  ratingAverage: z.number().nullable(),
  ratingCount: z.int(),
  completeness: z.object({
    percent: z.int(),
    /** Highest weight first. */
    missing: z.array(z.object({ item: ProfileItem, weight: z.int(), required: z.boolean() })),
  }),
})

const reply = z.object({ consultantDetail: OwnProfile })
const limit = { per: 'account', max: 120, seconds: 3600 } as const

export const getConsultantDetail = endpoint({
  method: 'GET',
  path: '/api/mobile/v1/get-consultant-detail',
  summary: 'Returns the caller’s own profile for editing, with its approval, missing items and today’s figures.',
  for: 'consultant',
  input: z.object({}),
  reply: reply.extend({
    consultantRating: z.object({ average: z.number().nullable(), count: z.int(), newThisWeek: z.int() }),
    /** Amount available for withdrawal, in rupees. */
    walletAmount: z.number(),
    figures: z.object({
      /** The day in the consultant's own calendar. */
      date: Day,
      sessionsToday: z.int(),
      minutesToday: z.int(),
      /** Upcoming sessions, including today's. */
      upcoming: z.int(),
      completed: z.int(),
      unreadMessages: z.int(),
      /** Sessions of the last 90 days that were due, and how many the consultant joined on time. */
      joinedOnTime: z.object({ onTime: z.int(), sessions: z.int() }),
      earnedThisMonthPaise: Paise,
      /** Earned and not yet released. */
      onHoldPaise: Paise,
    }),
  }),
})

export const saveOwnProfile = endpoint({
  method: 'PUT',
  path: '/api/web/v1/consultant-profiles/own',
  summary: 'Saves the whole form. For an approved consultant it is public immediately.',
  for: 'consultant',
  input: z.object({ revision, ...edited }),
  reply,
  message: 'Profile saved',
  limit,
  problems: ['stale'],
})

export const saveOwnIndustries = endpoint({
  method: 'PUT',
  path: '/api/web/v1/consultant-profiles/own/industries',
  summary: 'Sets the complete list of industries the caller advises on.',
  for: 'consultant',
  input: z.object({ revision, industryIds: z.array(Id).max(50).refine(isUnique) }),
  ids: { industryIds: 'public' },
  reply,
  message: 'Expertise saved',
  limit,
  problems: ['stale'],
})

export const setTakingCalls = endpoint({
  method: 'PUT',
  path: '/api/web/v1/consultant-profiles/own/taking-calls',
  summary: 'Turns instant talks on or off for the caller, independent of being online.',
  for: 'consultant',
  input: z.object({ takingCalls: z.boolean() }),
  reply: z.object({ takingCalls: z.boolean() }),
  limit,
})

export const submitOwnProfile = endpoint({
  method: 'POST',
  path: '/api/web/v1/consultant-profiles/own/submissions',
  summary: 'Submits the profile for approval by staff.',
  for: 'consultant',
  input: z.object({ revision }),
  reply,
  message: 'Sent to our team',
  status: 201,
  limit,
  problems: ['stale', 'profile_incomplete'],
})
