import { z } from 'zod'
import { SessionMode } from '../bookings/shapes.ts'
import { Titles } from '../discovery/consultant-card.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, Paise, pageOf, paging, Text } from '../fields.ts'
import { EXPERT_STATES, LIVE_TALK_STATES, TALK_ENDS, TALK_SEGMENTS, TALK_SIDES, TALK_SUBJECT_MAX } from './constants.ts'

const BOTH = ['user', 'consultant'] as const
const Side = z.enum(TALK_SIDES)

/** A place in the queue for an expert who is on a call. */
const QueuePlace = z.object({
  /** 1 is first. */
  place: z.int(),
  /** Estimated wait in minutes. */
  aboutMinutes: z.int(),
  /** It is the caller's turn: until then only they may call. */
  offeredUntil: Instant.nullable(),
})

/** An online expert who offers pay-per-minute talks. */
export const TalkExpert = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  headline: z.string(),
  headlineHindi: z.string().nullable(),
  thumbnail: z.string(),
  languages: z.array(z.string()),
  ratingAverage: z.number().nullable(),
  ratingCount: z.int(),
  sector: Titles.nullable(),
  /** Price per minute before and including tax. */
  ratePaise: Paise,
  rateWithTaxPaise: Paise,
  state: z.enum(EXPERT_STATES),
  /** When their current session ends. */
  freeAt: Instant.nullable(),
  /** The latest end of a talk, because of the next booked session of either side. */
  mayLastUntil: Instant.nullable(),
  /** That session: whose it is and when it starts; the consultant may need a buffer before it. */
  nextSession: z.object({ of: Side, startsAt: Instant }).nullable(),
  /** Whole minutes the caller's balance covers; null without a customer's token. */
  minutesWithBalance: z.int().nullable(),
  /** Maximum length of a talk starting now in whole minutes, and its maximum cost; null without a customer's token. */
  mostMinutes: z.int().nullable(),
  mostPaise: Paise.nullable(),
  /** Amount missing for the shortest talk; 0 if there is enough, null without a customer's token. */
  missingPaise: Paise.nullable(),
  queueLength: z.int(),
  /** Estimated wait when joining the queue now. */
  queueMinutes: z.int(),
  /** The caller's own place. */
  queued: QueuePlace.nullable(),
})

const Experts = pageOf(TalkExpert).extend({
  /** The same rows under the name of their data area in SPEC. */
  experties: z.array(TalkExpert),
  /** The same rows under the name of the requested segment. */
  industrialAudioConsultants: z.array(TalkExpert).optional(),
  professionalAudioConsultants: z.array(TalkExpert).optional(),
  freeCount: z.int(),
  /** The caller's spendable balance; null without a customer's token. */
  balancePaise: Paise.nullable(),
})

export const listTalkExperts = endpoint({
  method: 'GET',
  path: '/api/web/v1/talk-experts',
  summary: 'Lists online experts of a segment with their rate and availability.',
  for: 'anyone',
  input: z.object({
    segment: z.enum(TALK_SEGMENTS).optional(),
    language: Text(10).optional(),
    sort: z.enum(['free', 'rating', 'rate']).default('free'),
    page: paging.page,
    limit: paging.limit,
  }),
  reply: Experts,
})

export const getTalkExpert = endpoint({
  method: 'GET',
  path: '/api/web/v1/talk-experts/{id}',
  summary: 'Returns one expert with current availability, in any segment, online or offline.',
  for: 'anyone',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({
    expert: TalkExpert.extend({ state: z.enum([...EXPERT_STATES, 'offline']) }),
    balancePaise: Paise.nullable(),
    /** Minimum minutes of balance for a talk. */
    leastMinutes: z.int(),
    ringSeconds: z.int(),
    gstPercent: z.number(),
    /** The caller's state is unknown; `ring` requires it for the tax. */
    stateNeeded: z.boolean(),
  }),
  problems: ['not_found'],
})

/** The other side of a call. */
export const CallOther = z.object({
  id: Id,
  name: z.string(),
  thumbnail: z.string(),
  /** Set for consultants. */
  slug: z.string().nullable(),
  headline: z.string().nullable(),
  headlineHindi: z.string().nullable(),
  city: z.string(),
})

/** Elapsed and remaining time of a talk; between updates the browser counts on its own clock. */
export const TalkMeter = z.object({
  talkId: Id,
  /** When the current connection of both sides began; null while the meter is paused. */
  since: Instant.nullable(),
  /** As of `serverNow`. */
  connectedSeconds: z.int(),
  /** Including tax, as of `serverNow`. */
  spentPaise: Paise,
  /** Time already reserved; the talk cannot run out of money within it. */
  paidSeconds: z.int(),
  /** Time until it ends because of the balance, the limit or the next session, whichever is first. */
  secondsLeft: z.int(),
  endsBy: z.enum(['balance', 'limit', 'next_session']),
  /** The customer's remaining balance after what is spent so far; null for the consultant. */
  walletPaise: Paise.nullable(),
  /** For the consultant: earned so far after all deductions; null for the customer. */
  earnedPaise: Paise.nullable(),
  /** Three minutes or one are left. */
  warning: z.union([z.literal(3), z.literal(1)]).nullable(),
  serverNow: Instant,
})

export const Talk = z.object({
  id: Id,
  /** CALL-26-00001 */
  number: z.string(),
  /** The room of the call, /room/{room}, once it is live. */
  room: z.string(),
  role: Side,
  other: CallOther,
  mode: SessionMode,
  subject: z.string(),
  state: z.enum(LIVE_TALK_STATES),
  ratePaise: Paise,
  rateWithTaxPaise: Paise,
  limitMinutes: z.int().nullable(),
  rangAt: Instant,
  ringUntil: Instant,
  answeredAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  endedBy: z.enum([...TALK_SIDES, 'system', 'staff']).nullable(),
  why: z.enum(TALK_ENDS).nullable(),
  /** The latest end, because of the next booked session of either side. */
  mayLastUntil: Instant.nullable(),
  /** For the consultant: earnings per minute after commission, GST on it, TCS and TDS. */
  earnsPaise: Paise.nullable(),
  /** Maximum length in whole minutes, as of now. */
  mostMinutes: z.int(),
  /** Set for a live talk. */
  meter: TalkMeter.nullable(),
  /** While ringing or after no answer: another available expert of the segment. */
  next: z.object({ id: Id, name: z.string(), thumbnail: z.string(), ratePaise: Paise }).nullable(),
  serverNow: Instant,
})
const OneTalk = z.object({ talk: Talk })

export const ringExpert = endpoint({
  method: 'POST',
  path: '/api/web/v1/talks',
  summary: 'Calls an expert. Nothing is charged until both sides are connected.',
  for: 'user',
  idempotent: true,
  input: z.object({
    consultantId: Id,
    mode: SessionMode,
    subject: Text(TALK_SUBJECT_MAX).default(''),
    /** Ends the talk after this many connected minutes. */
    limitMinutes: z.int().min(1).max(600).optional(),
    /** GST code of the buyer's state, if the account has none. */
    state: Line(2).optional(),
  }),
  ids: { consultantId: 'public' },
  reply: OneTalk,
  status: 201,
  message: 'Ringing',
  limit: { per: 'account', max: 120, seconds: 3600 },
  problems: [
    ...(['not_found', 'own_account', 'expert_unavailable', 'expert_busy', 'in_a_talk', 'customer_busy'] as const),
    ...(['blocked_by_you', 'low_balance'] as const),
  ],
})

export const getTalk = endpoint({
  method: 'GET',
  path: '/api/web/v1/talks/{id}',
  summary: 'Returns a talk as seen by one of its two sides.',
  for: BOTH,
  input: z.object({ id: IdInPath }),
  ids: { id: 'talk' },
  reply: OneTalk,
  problems: ['not_found'],
})

export const getCurrentTalk = endpoint({
  method: 'GET',
  path: '/api/web/v1/talks/current',
  summary: 'Returns the caller’s ringing or live talk, and their places in queues.',
  for: BOTH,
  input: z.object({}),
  reply: z.object({
    talk: Talk.nullable(),
    queues: z.array(QueuePlace.extend({ consultantId: Id, name: z.string(), thumbnail: z.string() })),
  }),
})

export const answerTalk = endpoint({
  method: 'POST',
  path: '/api/web/v1/talks/{id}/answer',
  summary: 'Answers a call, as requested or with audio only.',
  for: 'consultant',
  input: z.object({ id: IdInPath, mode: z.literal('audio').optional() }),
  ids: { id: 'ringing talk' },
  reply: OneTalk,
  problems: ['not_found', 'talk_over', 'slot_taken'],
})

export const declineTalk = endpoint({
  method: 'POST',
  path: '/api/web/v1/talks/{id}/decline',
  summary: 'Declines a call. Free of charge and without effect on ratings.',
  for: 'consultant',
  input: z.object({ id: IdInPath }),
  ids: { id: 'ringing talk' },
  reply: OneTalk,
  problems: ['not_found', 'talk_over'],
})

export const cancelTalk = endpoint({
  method: 'POST',
  path: '/api/web/v1/talks/{id}/cancel',
  summary: 'Cancels a ringing call.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'ringing talk' },
  reply: OneTalk,
  problems: ['not_found', 'talk_over'],
})

export const hangUpTalk = endpoint({
  method: 'POST',
  path: '/api/web/v1/talks/{id}/hang-up',
  summary: 'Ends a live talk. Repeating the request changes nothing.',
  for: BOTH,
  input: z.object({ id: IdInPath }),
  ids: { id: 'live talk' },
  reply: OneTalk,
  message: 'Call ended',
  problems: ['not_found', 'talk_over'],
})

export const joinTalkQueue = endpoint({
  method: 'POST',
  path: '/api/web/v1/talk-experts/{id}/queue',
  summary: 'Joins the queue for an expert who is on a call. The caller is notified when it is their turn.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ queued: QueuePlace }),
  message: 'We will notify you when it is your turn',
  problems: ['not_found', 'expert_unavailable', 'expert_free', 'blocked_by_you'],
})

export const leaveTalkQueue = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/talk-experts/{id}/queue',
  summary: 'Leaves the queue. Does nothing if not queued.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({}),
})
