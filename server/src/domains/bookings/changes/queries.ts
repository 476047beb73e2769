import type { UpdateObject } from 'kysely'
import type { ReasonCode } from '#contract/limits.ts'
import type { Tx } from '#server/platform/db.ts'
import type { DB } from '#server/platform/schema.gen.ts'
import type { State } from '../booking.ts'

export type BookingColumns = UpdateObject<DB, 'bookings'>

/** Only if it is still in the state that was seen. */
export const updateBooking = async (tx: Tx, { id, seen, set }: { id: number; seen: State; set: BookingColumns }) =>
  (await tx.updateTable('bookings').set(set).where('id', '=', id).where('state', '=', seen).executeTakeFirst())
    .numUpdatedRows > 0n

export interface NewEvent {
  bookingId: number
  at: Date
  kind: string
  fromState: State | null
  toState: State
  byId: number | null
  byRole: string
  reason: string
  reasonCode?: ReasonCode | null
  data: object
}

export const insertEvents = (tx: Tx, events: readonly NewEvent[]) =>
  tx
    .insertInto('booking_events')
    .values(
      events.map((event) => ({
        booking_id: event.bookingId,
        at: event.at,
        kind: event.kind,
        from_state: event.fromState,
        to_state: event.toState,
        by_id: event.byId,
        by_role: event.byRole,
        reason: event.reason,
        reason_code: event.reasonCode ?? null,
        data: JSON.stringify(event.data),
      })),
    )
    .execute()
