import { z } from 'zod'
import { Id, Instant } from '../fields.ts'
import { ROOM_QUALITIES, ROOM_ROLES } from './constants.ts'

/**
 * Messages between browsers and server in a call room, over the signed-in person's socket. Every message from a browser
 * is acknowledged with `{message, data}`, or a problem with its `code`.
 */
export const RoomRole = z.enum(ROOM_ROLES)
const RoomSlug = z.string().min(1).max(60)
/** Generated once per page load; the same value after a reconnect means the same peer connection. */
const PeerId = z.string().regex(/^[\w-]{8,64}$/)
/** Identifies one of a person's seats: every `roomjoin` creates a newer one, and only the newest may send. */
const Seat = Id

export const RoomMedia = z.object({ audio: z.boolean(), video: z.boolean(), screen: z.boolean() })
export const RoomQuality = z.enum(ROOM_QUALITIES).nullable()

/** The other participant's seat. */
export const RoomPeer = z.object({
  role: RoomRole,
  peerId: z.string(),
  /** False while their socket is disconnected and may reconnect shortly. */
  in: z.boolean(),
  /** Their side of the media connection is established. */
  connected: z.boolean(),
  media: RoomMedia,
  quality: RoomQuality,
})

/**
 * Media may flow only while the server sees both sides connected, which is also what is billed. A browser enables its
 * tracks when `mayFlow` becomes true, and disables them when it becomes false or when a beat is not acknowledged within
 * the lease.
 */
export const RoomFlow = z.object({
  mayFlow: z.boolean(),
  /** Total of finished stretches; the current one began at `since`. */
  connectedSeconds: z.number(),
  since: Instant.nullable(),
})

/**
 * → {seat, role, peer, leaseMs, beatMs, serverNow, flow}. Problems: room_token, too_early, room_closed. A page that
 * rejoins automatically sends the seat it was given when the person pressed Join; if they have since joined on another
 * device that is still connected, it gets `seat_taken`. Without `firstSeat` the join counts as a press of Join and
 * takes the seat over from any other device.
 */
export const RoomJoin = z.object({
  token: z.string().min(1).max(500),
  peerId: PeerId,
  firstSeat: Seat.optional(),
})
export const RoomJoined = z.object({
  seat: Seat,
  role: RoomRole,
  peer: RoomPeer.nullable(),
  leaseMs: z.int(),
  beatMs: z.int(),
  serverNow: Instant,
  flow: RoomFlow,
})

/**
 * Every `beatMs`, and immediately on any change. → {serverNow, peer, flow}. Problems: seat_taken (the same person
 * joined elsewhere: stop), seat_lapsed (the server considered this side lost: request access and join again),
 * room_closed (it has ended).
 */
export const RoomBeat = z.object({
  room: RoomSlug,
  seat: Seat,
  connected: z.boolean(),
  media: RoomMedia,
  quality: RoomQuality,
})
export const RoomBeaten = z.object({ serverNow: Instant, peer: RoomPeer.nullable(), flow: RoomFlow })

const Description = z.object({
  type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
  sdp: z.string().max(40_000).optional(),
})
const Candidate = z.object({
  candidate: z.string().max(1_000),
  sdpMid: z.string().max(64).nullable().optional(),
  sdpMLineIndex: z.int().min(0).max(256).nullable().optional(),
  usernameFragment: z.string().max(256).nullable().optional(),
})

/**
 * Relayed to the other participant's page, or refused with `not_found` when `to` is not their current seat. An empty
 * list ends the candidates.
 */
export const RoomSignal = z.object({
  room: RoomSlug,
  seat: Seat,
  to: PeerId,
  description: Description.optional(),
  candidates: z.array(Candidate).max(50).optional(),
})

/** The person leaves for good; a lost connection sends nothing. */
export const RoomLeave = z.object({ room: RoomSlug, seat: Seat })

type Wire<S extends z.ZodType> = z.input<S>

/** Events the server sends to browsers in a room; instants are ISO text. */
export interface RoomEvents {
  roompeer: { room: string; peer: Wire<typeof RoomPeer> | null }
  roomsignal: {
    room: string
    from: string
    description?: z.output<typeof Description> | undefined
    candidates?: z.output<typeof Candidate>[] | undefined
  }
  roomflow: { room: string; why: 'both' | 'customer' | 'consultant' | 'system' } & Wire<typeof RoomFlow>
  /** The same person joined elsewhere; this seat has ended. */
  roommoved: { room: string; seat: number }
  /**
   * `called_off`: the session was cancelled. `reassigned`: it was given to another consultant, and the customer may
   * rejoin.
   */
  roomended: { room: string; why: 'over' | 'left' | 'no_money' | 'staff' | 'called_off' | 'reassigned' }
  /** A new chat message: refetch. */
  roommessage: { room: string }
  /** A document is shown, another page of it, or none any more: refetch. */
  roomshowing: { room: string }
  /** The times or the state changed: refetch. */
  roomchanged: { room: string }
}
