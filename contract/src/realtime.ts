import { z } from 'zod'
import type { Presence } from './consultant-card.ts'
import { Id } from './fields.ts'
import { WATCHED_MAX } from './limits.ts'
import type { RoomEvents } from './room-signals.ts'
import type { Talk, TalkMeter } from './talks.ts'

/** What a consultant's browser says: who is here, who has left. The id is the sender's own. */
export const ConsultantStatus = z.object({ id: Id })

/**
 * Who wants to hear of whom. It is said when connecting to the namespace PRESENCE_CHANNEL, as its `auth`, because
 * visitors may emit nothing; other consultants are named by connecting again.
 */
export const PresenceWish = z.object({ ids: z.array(Id).max(WATCHED_MAX) })

/** What the server tells browsers over the socket: the event's name and what comes with it. */
export interface ServerEvents extends RoomEvents {
  /** An event that is delivered again after a lost connection carries the same eventId; two bookings may share their words. */
  bookingdone: { consultantId: number; message: string; eventId: string }
  /** Something new in the bell; how many are unread now, counted to UNREAD_COUNTED_TO + 1. */
  notice: { unread: number }
  /** To both sides, whatever changed: browsers fetch it again. */
  bookingchanged: { bookingId: number }
  bookingmessage: { bookingId: number }
  /** To the expert: somebody rings; browsers fetch the talk. */
  talkring: { talkId: number }
  /** To both sides: it rings no more, is live, has ended. */
  talkchanged: { talkId: number; state: z.output<typeof Talk>['state'] }
  /** To both sides of a live talk: money was set aside, warned, topped up; the clock went or stood still. */
  talkmeter: z.input<typeof TalkMeter>
  /** To somebody in a line: it is their turn, or the line moved (null). */
  talkturn: { consultantId: number; offeredUntil: string | null }
  /** The page was away for so long that what it was not told is not known: it fetches everything anew. */
  missed: Record<string, never>
  /** An event the browser sent was not accepted, and it had asked for no answer. */
  refused: { event: string; code: string; message: string }
  /** How consultants are now: all that were asked for when connecting, later those that changed. */
  consultantPresence: { presences: { id: number; presence: z.output<typeof Presence> }[] }
}
export type ServerEvent = keyof ServerEvents
