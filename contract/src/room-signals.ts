import { z } from 'zod'
import { Id, Instant } from './fields.ts'
import { ROOM_QUALITIES, ROOM_ROLES } from './limits.ts'

/**
 * What browsers and server say to each other in a room, over the socket of the signed-in person. Everything a browser sends is
 * answered: `{message, data}`, or a problem with its `code`.
 */
export const RoomRole = z.enum(ROOM_ROLES)
const RoomSlug = z.string().min(1).max(60)
/** Made by a browser once for a loaded page: the same after a lost connection means the same peer connection. */
const PeerId = z.string().regex(/^[\w-]{8,64}$/)
/** Which of one's seats: every `roomjoin` makes a newer one, and only the newest may speak. */
const Seat = Id

export const RoomMedia = z.object({ audio: z.boolean(), video: z.boolean(), screen: z.boolean() })
export const RoomQuality = z.enum(ROOM_QUALITIES).nullable()

/** The other one's seat. */
export const RoomPeer = z.object({
  role: RoomRole,
  peerId: z.string(),
  /** False while their socket is lost and they may be back in a moment. */
  in: z.boolean(),
  /** Their side of the media connection stands. */
  connected: z.boolean(),
  media: RoomMedia,
  quality: RoomQuality,
})

/**
 * Media may flow exactly while the server sees both sides connected; that is also what is counted. A browser opens its tracks
 * when `mayFlow` turns true, and closes them when it turns false or a beat stays without an answer for a lease.
 */
export const RoomFlow = z.object({
  mayFlow: z.boolean(),
  /** Of the stretches that are over; the present one began at `since`. */
  connectedSeconds: z.number(),
  since: Instant.nullable(),
})

/**
 * → {seat, role, peer, leaseMs, beatMs, serverNow, flow}. Problems: room_token, too_early, room_closed. A page that comes back by
 * itself says which seat it was given when the person pressed Join: where they have pressed it on another device since, and are
 * there, it is told `seat_taken`. Without `firstSeat` it is such a press, and takes the seat from whichever device has it.
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
 * Every `beatMs`, and at once when anything in it changed. → {serverNow, peer, flow}. Problems: seat_taken (the same person came
 * in elsewhere: stop), seat_lapsed (the server had lost this side: enter and join again), room_closed (it is over).
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

/** To the other one's page, or nowhere: `not_found` when `to` is not who sits there now. An empty list says there are no more. */
export const RoomSignal = z.object({
  room: RoomSlug,
  seat: Seat,
  to: PeerId,
  description: Description.optional(),
  candidates: z.array(Candidate).max(50).optional(),
})

/** The person goes for good; a lost connection needs no word. */
export const RoomLeave = z.object({ room: RoomSlug, seat: Seat })

type Wire<S extends z.ZodType> = z.input<S>

/** What the server tells browsers in a room; instants are ISO text. */
export interface RoomEvents {
  roompeer: { room: string; peer: Wire<typeof RoomPeer> | null }
  roomsignal: {
    room: string
    from: string
    description?: z.output<typeof Description> | undefined
    candidates?: z.output<typeof Candidate>[] | undefined
  }
  roomflow: { room: string; why: 'both' | 'customer' | 'consultant' | 'house' } & Wire<typeof RoomFlow>
  /** The same person came in elsewhere; this seat is over. */
  roommoved: { room: string; seat: number }
  /** `called_off`: the session was cancelled. `reassigned`: it is another consultant's now, and its customer may come in again. */
  roomended: { room: string; why: 'over' | 'left' | 'no_money' | 'staff' | 'called_off' | 'reassigned' }
  /** Something new in the chat: fetch it. */
  roommessage: { room: string }
  /** Its times or its state changed: fetch it. */
  roomchanged: { room: string }
}
