import { z } from 'zod'
import { SessionMode } from './booking-shapes.ts'
import { Titles } from './consultant-card.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdInPath, Instant, Line, Paise, pageOf, paging, Text } from './fields.ts'
import { EXPERT_STATES, LIVE_TALK_STATES, TALK_ENDS, TALK_SEGMENTS, TALK_SIDES, TALK_SUBJECT_MAX } from './limits.ts'

const BOTH = ['user', 'consultant'] as const
const Side = z.enum(TALK_SIDES)

/** A place in the line for somebody who is on a call. */
const QueuePlace = z.object({
  /** 1 is next. */
  place: z.int(),
  /** About how long it takes until they can be rung. */
  aboutMinutes: z.int(),
  /** It is the caller's turn: until then nobody else may ring. */
  offeredUntil: Instant.nullable(),
})

/** Somebody who gives talks by the minute and is here now. */
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
  /** A minute before tax, and with it. */
  ratePaise: Paise,
  rateWithTaxPaise: Paise,
  state: z.enum(EXPERT_STATES),
  /** In a session: when it is over. */
  freeAt: Instant.nullable(),
  /** When the next booked session of either side ends a talk at the latest. */
  mayLastUntil: Instant.nullable(),
  /** That session: whose it is, and when it begins; its consultant may need some time before it. */
  nextSession: z.object({ of: Side, startsAt: Instant }).nullable(),
  /** How many whole minutes the caller's balance buys; null without a customer's token. */
  minutesWithBalance: z.int().nullable(),
  /** How long a talk that begins now can last, in whole minutes, and the most it can cost; null without a customer's token. */
  mostMinutes: z.int().nullable(),
  mostPaise: Paise.nullable(),
  /** What is missing for the shortest talk; 0 when there is enough, null without a customer's token. */
  missingPaise: Paise.nullable(),
  queueLength: z.int(),
  /** About how long somebody waits who joins the line now. */
  queueMinutes: z.int(),
  /** The caller's own place. */
  queued: QueuePlace.nullable(),
})

const Experts = pageOf(TalkExpert).extend({
  /** The same rows by the name of their data area. */
  experties: z.array(TalkExpert),
  /** The same rows by the name of their segment, where one was asked for. */
  industrialAudioConsultants: z.array(TalkExpert).optional(),
  professionalAudioConsultants: z.array(TalkExpert).optional(),
  freeCount: z.int(),
  /** What the caller can spend; null without a customer's token. */
  balancePaise: Paise.nullable(),
})

export const listTalkExperts = endpoint({
  method: 'GET',
  path: '/api/web/v1/talk-experts',
  summary: 'Experts of a segment who are here now, with their rate and whether they can be rung.',
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
  summary: 'One expert as they can be rung now, wherever they are listed; also one who is offline.',
  for: 'anyone',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({
    expert: TalkExpert.extend({ state: z.enum([...EXPERT_STATES, 'offline']) }),
    balancePaise: Paise.nullable(),
    /** A talk needs balance for so many minutes. */
    leastMinutes: z.int(),
    ringSeconds: z.int(),
    gstPercent: z.number(),
    /** The caller's state is not known: `ring` needs it for the tax. */
    stateNeeded: z.boolean(),
  }),
  problems: ['not_found'],
})

/** The other side of a call. */
export const CallOther = z.object({
  id: Id,
  name: z.string(),
  thumbnail: z.string(),
  /** Of consultants. */
  slug: z.string().nullable(),
  headline: z.string().nullable(),
  headlineHindi: z.string().nullable(),
  city: z.string(),
})

/** How far a talk has come and how far it may go; what a browser shows in between follows from its clock. */
export const TalkMeter = z.object({
  talkId: Id,
  /** Both are connected since then; null: the clock stands. */
  since: Instant.nullable(),
  /** As of `serverNow`. */
  connectedSeconds: z.int(),
  /** Tax included, as of `serverNow`. */
  spentPaise: Paise,
  /** Set aside already: so long nothing can stop the talk. */
  paidSeconds: z.int(),
  /** Until it ends: by the balance, the limit or the next session, whichever is nearest. */
  secondsLeft: z.int(),
  endsBy: z.enum(['balance', 'limit', 'next_session']),
  /** What is left of the customer's money beyond what is spent so far; null to the consultant. */
  walletPaise: Paise.nullable(),
  /** To the consultant: what it has earned so far after all deductions; null to the customer. */
  earnedPaise: Paise.nullable(),
  /** Three minutes or one are left. */
  warning: z.union([z.literal(3), z.literal(1)]).nullable(),
  serverNow: Instant,
})

export const Talk = z.object({
  id: Id,
  /** CALL-26-00001 */
  number: z.string(),
  /** Where the two meet: /room/{room}, once it is live. */
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
  endedBy: z.enum([...TALK_SIDES, 'house', 'staff']).nullable(),
  why: z.enum(TALK_ENDS).nullable(),
  /** The next booked session of either side ends it. */
  mayLastUntil: Instant.nullable(),
  /** To the consultant: what a minute earns after commission, GST on it, TCS and TDS. */
  earnsPaise: Paise.nullable(),
  /** How long it can last, in whole minutes, as things stand. */
  mostMinutes: z.int(),
  /** Of a live talk. */
  meter: TalkMeter.nullable(),
  /** While it rings and when nobody answered: who else of the segment could be rung. */
  next: z.object({ id: Id, name: z.string(), thumbnail: z.string(), ratePaise: Paise }).nullable(),
  serverNow: Instant,
})
const OneTalk = z.object({ talk: Talk })

export const ringExpert = endpoint({
  method: 'POST',
  path: '/api/web/v1/talks',
  summary: 'Rings an expert; nothing is charged until both are connected.',
  for: 'user',
  idempotent: true,
  input: z.object({
    consultantId: Id,
    mode: SessionMode,
    subject: Text(TALK_SUBJECT_MAX).default(''),
    /** Stops the talk after so many connected minutes. */
    limitMinutes: z.int().min(1).max(600).optional(),
    /** Code of the buyer's state, where the account does not know it. */
    state: Line(2).optional(),
  }),
  ids: { consultantId: 'public' },
  reply: OneTalk,
  status: 201,
  message: 'Ringing',
  limit: { per: 'account', max: 120, seconds: 3600 },
  problems: [
    ...(['not_found', 'own_account', 'expert_unavailable', 'expert_busy', 'in_a_talk', 'customer_busy'] as const),
    'low_balance',
  ],
})

export const getTalk = endpoint({
  method: 'GET',
  path: '/api/web/v1/talks/{id}',
  summary: 'A talk as one of its two sides sees it.',
  for: BOTH,
  input: z.object({ id: IdInPath }),
  ids: { id: 'talk' },
  reply: OneTalk,
  problems: ['not_found'],
})

export const getCurrentTalk = endpoint({
  method: 'GET',
  path: '/api/web/v1/talks/current',
  summary: 'The caller’s talk that rings or is live, and their places in lines.',
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
  summary: 'The expert answers, as asked or with audio only.',
  for: 'consultant',
  input: z.object({ id: IdInPath, mode: z.literal('audio').optional() }),
  ids: { id: 'ringing talk' },
  reply: OneTalk,
  problems: ['not_found', 'talk_over', 'slot_taken'],
})

export const declineTalk = endpoint({
  method: 'POST',
  path: '/api/web/v1/talks/{id}/decline',
  summary: 'The expert declines; it costs nothing and no rating.',
  for: 'consultant',
  input: z.object({ id: IdInPath }),
  ids: { id: 'ringing talk' },
  reply: OneTalk,
  problems: ['not_found', 'talk_over'],
})

export const cancelTalk = endpoint({
  method: 'POST',
  path: '/api/web/v1/talks/{id}/cancel',
  summary: 'The customer stops ringing.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'ringing talk' },
  reply: OneTalk,
  problems: ['not_found', 'talk_over'],
})

export const hangUpTalk = endpoint({
  method: 'POST',
  path: '/api/web/v1/talks/{id}/hang-up',
  summary: 'Either side ends a live talk; once it is over it stays as it is.',
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
  summary: 'A place in the line for an expert on a call; the caller is told when it is their turn.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ queued: QueuePlace }),
  message: 'We will notify you when it is your turn',
  problems: ['not_found', 'expert_unavailable', 'expert_free'],
})

export const leaveTalkQueue = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/talk-experts/{id}/queue',
  summary: 'Gives the place up; none is no problem.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({}),
})
