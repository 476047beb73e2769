import { z } from 'zod'
import type { RoomEvents } from './calls/signals.ts'
import { WATCHED_MAX } from './consultants/constants.ts'
import type { Presence } from './discovery/consultant-card.ts'
import { Id } from './fields.ts'
import type { Talk, TalkMeter } from './talks/endpoints.ts'

/** Sent by a consultant's browser on arriving and leaving. The id must be the sender's own. */
export const ConsultantStatus = z.object({ id: Id })

/** Sent by a customer's browser after a review was stored; only a hint, the server reads the stored review. */
export const RatingDone = z.object({ msg: z.string().max(200), data: z.object({ bookId: Id }) })

/**
 * The consultants a page watches. Sent as `auth` when connecting to the namespace PRESENCE_CHANNEL, because visitors
 * may emit nothing; to watch others, connect again.
 */
export const PresenceQuery = z.object({ ids: z.array(Id).max(WATCHED_MAX) })

/** Events the server sends to browsers over the socket, with their payloads. */
export interface ServerEvents extends RoomEvents {
  /** An event redelivered after a lost connection carries the same eventId; two bookings may have the same message. */
  bookingdone: { consultantId: number; message: string; eventId: string }
  /** A new notification; the number of unread ones, counted up to UNREAD_COUNTED_TO + 1. */
  notice: { unread: number }
  /** Sent to both sides on any change; browsers refetch. */
  bookingchanged: { bookingId: number }
  bookingmessage: { bookingId: number }
  /** To the consultant: a review was written; browsers refetch. */
  reviewchanged: { reviewId: number }
  /** To both sides of a question on any change; browsers refetch. */
  questionchanged: { questionId: number }
  /** To both sides of an ordered service on any change; browsers refetch. */
  servicechanged: { serviceOrderId: number }
  /** To the expert: an incoming call; browsers fetch the talk. */
  talkring: { talkId: number }
  /** To both sides: the talk stopped ringing, went live or ended. */
  talkchanged: { talkId: number; state: z.output<typeof Talk>['state'] }
  /**
   * To both sides of a live talk: money was reserved, a warning was due, the balance was topped up, or the meter
   * started or paused.
   */
  talkmeter: z.input<typeof TalkMeter>
  /** To a person in a queue: it is their turn, or the queue moved (null). */
  talkturn: { consultantId: number; offeredUntil: string | null }
  /** The page was disconnected too long for missed events to be replayed; it refetches everything. */
  missed: Record<string, never>
  /** An event sent by the browser without an acknowledgement callback was refused. */
  refused: { event: string; code: string; message: string }
  /** Presence of consultants: all requested ones on connecting, then those that changed. */
  consultantPresence: { presences: { id: number; presence: z.output<typeof Presence> }[] }
}
export type ServerEvent = keyof ServerEvents
