import { z } from 'zod'
import { SessionMode } from './booking-shapes.ts'
import { Titles } from './consultant-card.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Line, RequiredText, SentOnce, Text } from './fields.ts'
import { BOOKING_MESSAGE_MAX, PAGE_LIMIT_MAX, ROOM_KINDS, ROOM_NOTE_MAX, ROOM_STATES } from './limits.ts'
import { RoomFlow, RoomRole } from './room-signals.ts'

const BOTH = ['user', 'consultant'] as const
/** Wide, so that every word that is no room gets the same answer. */
const Slug = Line(60)
const inRoom = { slug: 'room' } as const

/** The other one, as somebody in the room sees them. */
const Other = z.object({
  id: Id,
  name: z.string(),
  thumbnail: z.string().nullable(),
  /** Of consultants; null of customers. */
  slug: z.string().nullable(),
  headline: z.string().nullable(),
  headlineHindi: z.string().nullable(),
  city: z.string(),
})

export const RoomView = z.object({
  /** SPEC's name of the slug. */
  channelName: z.string(),
  kind: z.enum(ROOM_KINDS),
  /** The booking's or the talk's. */
  itemId: Id,
  /** Of a booking. */
  bookId: Id.nullable(),
  /** PM-26-00001, CALL-26-00001. */
  number: z.string(),
  mode: SessionMode,
  /** SPEC's name of the mode. */
  callType: SessionMode,
  role: RoomRole,
  other: Other,
  consultantId: Id,
  consultantName: z.string(),
  /** SPEC, in rupees: what the session costs before tax, or a minute of a talk. */
  bookAmount: z.number(),
  /** What it is about, in the customer's words. */
  subject: z.string(),
  topic: Titles.nullable(),
  opensAt: Instant,
  startsAt: Instant,
  /** Null of a talk, which lasts as long as it is paid. */
  endsAt: Instant.nullable(),
  /** When the house ends the room: a moment after `endsAt`, to say goodbye. */
  closesAt: Instant.nullable(),
  state: z.enum(ROOM_STATES),
  /** Why it ended, where the house ended it. */
  endedWhy: z.enum(['over', 'left', 'no_money', 'staff', 'called_off']).nullable(),
  /** The other one is in the room now. */
  otherIn: z.boolean(),
  /** How long both were connected, in whole seconds as of `serverNow`. */
  connectedSeconds: z.int(),
  flow: RoomFlow,
  /** The customer has met the consultant. */
  mayRate: z.boolean(),
  serverNow: Instant,
})

export const getRoom = endpoint({
  method: 'GET',
  path: '/api/web/v1/rooms/{slug}',
  summary: 'A room as one of its two parties sees it.',
  for: BOTH,
  input: z.object({ slug: Slug }),
  ids: inRoom,
  reply: z.object({ room: RoomView }),
  problems: ['not_found'],
})

export const findRoomOfCall = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/rooms/{slug}',
  summary:
    'Which booking or talk a room is of, for staff: its story says who sits there. They hear and see nothing of it.',
  for: 'admin',
  secondFactor: 'signed-in',
  input: z.object({ slug: Slug }),
  ids: { slug: 'public' },
  reply: z.object({ kind: z.enum(ROOM_KINDS), id: Id }),
  problems: ['not_found'],
})

/** As `RTCPeerConnection` takes them. */
const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
})
const Ice = {
  iceServers: z.array(IceServer),
  iceTransportPolicy: z.enum(['all', 'relay']),
  /** When the relay's credentials lapse; null without a relay. Fetch new ones before an ICE restart. */
  iceExpiresAt: Instant.nullable(),
}

export const enterRoom = endpoint({
  method: 'POST',
  path: '/api/web/v1/rooms/{slug}/entries',
  summary: 'A token for `roomjoin` on the caller’s socket, good for a minute, and the way media takes.',
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
  summary: 'New credentials of the relay, for a call that lasts longer than the old ones.',
  for: BOTH,
  input: z.object({ slug: Slug }),
  ids: { slug: 'open room' },
  reply: z.object(Ice),
  limit: { per: 'account', max: 600, seconds: 3600 },
  problems: ['not_found', 'too_early', 'room_closed'],
})

const RoomMessage = z.object({
  id: Id,
  /** The caller wrote it. */
  mine: z.boolean(),
  text: z.string(),
  at: Instant,
})

export const listRoomMessages = endpoint({
  method: 'GET',
  path: '/api/web/v1/rooms/{slug}/messages',
  summary: 'The chat in the order it was written: what came after a message, or the newest ones.',
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
  summary: 'Writes to the other side, in the room or not; what is sent again with the same `sentOnce` is one message.',
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
  summary: 'What the caller noted for themselves.',
  for: BOTH,
  input: z.object({ slug: Slug }),
  ids: inRoom,
  reply: z.object({ note: RoomNote }),
  problems: ['not_found'],
})

export const saveRoomNote = endpoint({
  method: 'PUT',
  path: '/api/web/v1/rooms/{slug}/notes',
  summary: 'Keeps the caller’s own notes; nobody else reads them.',
  for: BOTH,
  input: z.object({ slug: Slug, text: Text(ROOM_NOTE_MAX) }),
  ids: inRoom,
  reply: z.object({ note: RoomNote }),
  message: 'Note saved',
  problems: ['not_found'],
})
