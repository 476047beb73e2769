import type { ReasonCode } from '#contract/reasons.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { BookingFacts, By, State } from './booking.ts'
import { type BookingColumns, insertEvents, updateBooking } from './queries.ts'

export interface Change {
  to: State
  /** The event kind: confirmed, moved, cancelled, … */
  kind: string
  by: By
  at: Date
  /** Free text. */
  reason?: string
  reasonCode?: ReasonCode | undefined
  data?: object
  /** Other columns to change. */
  set?: BookingColumns
}

/** Changes a booking if it is still in the expected state, and records who, when and why. */
export async function changeBooking(tx: Tx, booking: Pick<BookingFacts, 'id' | 'state'>, change: Change) {
  const { to, at, set } = change
  const seen = booking.state
  if (!(await updateBooking(tx, { id: booking.id, seen, set: { ...set, state: to, changed_at: at } })))
    throw new Problem('stale')
  await recordBookingEvent(tx, booking.id, { ...change, from: seen })
}

/** Records an event of a booking whose row is already written. */
export const recordBookingEvent = (tx: Tx, bookingId: number, change: Omit<Change, 'set'> & { from: State | null }) =>
  insertEvents(tx, [
    {
      bookingId,
      at: change.at,
      kind: change.kind,
      fromState: change.from,
      toState: change.to,
      byId: change.by?.id ?? null,
      byRole: change.by?.role ?? 'system',
      reason: change.reason ?? '',
      reasonCode: change.reasonCode ?? null,
      data: change.data ?? {},
    },
  ])
