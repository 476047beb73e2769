import { z } from 'zod'
import { BOOKING_MESSAGE_MAX } from '../bookings/constants.ts'
import { SessionMode } from '../bookings/shapes.ts'
import { PAGE_LIMIT_MAX } from '../constants.ts'
import { Titles } from '../discovery/consultant-card.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, Line, RequiredText, SentOnce, Text } from '../fields.ts'
import { ROOM_KINDS, ROOM_NOTE_MAX, ROOM_STATES } from './constants.ts'
import { RoomFlow, RoomRole } from './signals.ts'

const BOTH = ['user', 'consultant'] as const
/** Permissive, so that every invalid slug gets the same response. */
const Slug = Line(60)
const inRoom = { slug: 'room' } as const

/** The other participant as seen in the room. */
const Other = z.object({
  id: Id,
  name: z.string(),
  thumbnail: z.string().nullable(),
  /** Set for consultants; null for customers. */
  slug: z.string().nullable(),
  headline: z.string().nullable(),
  headlineHindi: z.string().nullable(),
  city: z.string(),
})

export const RoomView = z.object({
  /** SPEC's name for the slug. */
  channelName: z.string(),
  kind: z.enum(ROOM_KINDS),
  /** Id of the booking or talk. */
  itemId: Id,
  /** Set for a booking. */
  bookId: Id.nullable(),
  /** PM-26-00001, CALL-26-00001. */
  number: z.string(),
  mode: SessionMode,
  /** SPEC's name for the mode. */
  callType: SessionMode,
  role: RoomRole,
  other: Other,
  consultantId: Id,
  consultantName: z.string(),
  /** SPEC's name, in rupees: the price of the session before tax, or of one minute of a talk. */
  bookAmount: z.number(),
  /** The topic, written by the customer. */
  subject: z.string(),
  topic: Titles.nullable(),
  opensAt: Instant,
  startsAt: Instant,
  /** Null for a talk, which lasts as long as it is paid for. */
  endsAt: Instant.nullable(),
  /** When the system closes the room: a short grace period after `endsAt`. */
  closesAt: Instant.nullable(),
  state: z.enum(ROOM_STATES),
  /** Why it ended, if the system ended it. */
  endedWhy: z.enum(['over', 'left', 'no_money', 'staff', 'called_off']).nullable(),
  /** The other participant is in the room now. */
  otherIn: z.boolean(),
  /** Time both were connected, in whole seconds as of `serverNow`. */
  connectedSeconds: z.int(),
  flow: RoomFlow,
  /** The customer has met the consultant and may rate them. */
  mayRate: z.boolean(),
  serverNow: Instant,
})

export const getRoom = endpoint({
  method: 'GET',
  path: '/api/web/v1/rooms/{slug}',
  summary: 'Returns a room as seen by one of its two participants.',
  for: BOTH,
  input: z.object({ slug: Slug }),
  ids: inRoom,
  reply: z.object({ room: RoomView }),
  problems: ['not_found'],
})

export const findRoomOfCall = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/rooms/{slug}',
  summary: 'Returns the booking or talk of a room, for staff. Staff cannot see or hear the call.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ slug: Slug }),
  ids: { slug: 'public' },
  reply: z.object({ kind: z.enum(ROOM_KINDS), id: Id }),
  problems: ['not_found'],
})

/** In the format of `RTCPeerConnection`. */
const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
})
const Ice = {
  iceServers: z.array(IceServer),
  iceTransportPolicy: z.enum(['all', 'relay']),
  /** When the relay credentials expire; null without a relay. Fetch new ones before an ICE restart. */
  iceExpiresAt: Instant.nullable(),
}

export const enterRoom = endpoint({
  method: 'POST',
  path: '/api/web/v1/rooms/{slug}/entries',
  summary: 'Returns a token for `roomjoin` on the caller’s socket, valid for one minute, and the ICE servers.',
  for: BOTH,
  input: z.object({ slug: Slug }),
  ids: { slug: 'open room' },
  reply: z.object({ token: z.string(), ...Ice, room: RoomView }),
  status: 201,
  limit: { per: 'account', max: 600, seconds: 3600 },
  problems: ['not_found', 'too_early', 'room_closed'],
})

export const renewIceServers = endpoint({
  method: 'POST',
  path: '/api/web/v1/rooms/{slug}/ice-servers',
  summary: 'Returns new relay credentials for a call that outlasts the old ones.',
  for: BOTH,
  input: z.object({ slug: Slug }),
  ids: { slug: 'open room' },
  reply: z.object(Ice),
  limit: { per: 'account', max: 600, seconds: 3600 },
  problems: ['not_found', 'too_early', 'room_closed'],
})

const RoomMessage = z.object({
  id: Id,
  /** The caller is the author. */
  mine: z.boolean(),
  text: z.string(),
  at: Instant,
})

export const listRoomMessages = endpoint({
  method: 'GET',
  path: '/api/web/v1/rooms/{slug}/messages',
  summary: 'Lists chat messages in chronological order: those after a given message, or the newest ones.',
  for: BOTH,
  input: z.object({
    slug: Slug,
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    limit: z.coerce.number().int().min(1).max(PAGE_LIMIT_MAX).default(PAGE_LIMIT_MAX),
  }),
  ids: inRoom,
  reply: z.object({ messages: z.array(RoomMessage) }),
  problems: ['not_found'],
})

export const sendRoomMessage = endpoint({
  method: 'POST',
  path: '/api/web/v1/rooms/{slug}/messages',
  summary:
    'Sends a message to the other side, whether or not they are in the room. Repeating the request with the same `sentOnce` creates no second message.',
  for: BOTH,
  input: z.object({ slug: Slug, text: RequiredText(BOOKING_MESSAGE_MAX), sentOnce: SentOnce.optional() }),
  ids: inRoom,
  reply: z.object({ message: RoomMessage }),
  status: 201,
  message: 'Sent',
  limit: { per: 'account', max: 600, seconds: 3600 },
  problems: ['not_found', 'too_late', 'room_closed'],
})

const RoomNote = z.object({ text: z.string(), updatedAt: Instant.nullable() })

export const getRoomNote = endpoint({
  method: 'GET',
  path: '/api/web/v1/rooms/{slug}/notes',
  summary: 'Returns the caller’s own notes.',
  for: BOTH,
  input: z.object({ slug: Slug }),
  ids: inRoom,
  reply: z.object({ note: RoomNote }),
  problems: ['not_found'],
})

export const saveRoomNote = endpoint({
  method: 'PUT',
  path: '/api/web/v1/rooms/{slug}/notes',
  summary: 'Saves the caller’s own notes, which only the caller can read.',
  for: BOTH,
  input: z.object({ slug: Slug, text: Text(ROOM_NOTE_MAX) }),
  ids: inRoom,
  reply: z.object({ note: RoomNote }),
  message: 'Note saved',
  problems: ['not_found'],
})
