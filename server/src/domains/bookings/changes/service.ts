import type { ReasonCode } from '#contract/limits.ts'
import type { Tx } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import type { BookingFacts, By, State } from '../booking.ts'
import { type BookingColumns, insertEvents, updateBooking } from './queries.ts'

export interface Change {
  to: State
  /** How the event is called: confirmed, moved, cancelled, … */
  kind: string
  by: By
  at: Date
  /** In somebody's own words. */
  reason?: string
  reasonCode?: ReasonCode | undefined
  data?: object
  /** What else changes in its row. */
  set?: BookingColumns
}

/** Changes a booking if it is still in the state that was seen, and keeps who, when and why. */
export async function changeBooking(tx: Tx, booking: Pick<BookingFacts, 'id' | 'state'>, change: Change) {
  const { to, at, set } = change
  const seen = booking.state
  if (!(await updateBooking(tx, { id: booking.id, seen, set: { ...set, state: to, changed_at: at } })))
    throw new Problem('stale')
  await keepEvent(tx, booking.id, { ...change, from: seen })
}

/** Keeps what happened to a booking whose row is written already. */
export const keepEvent = (tx: Tx, bookingId: number, change: Omit<Change, 'set'> & { from: State | null }) =>
  insertEvents(tx, [
    {
      bookingId,
      at: change.at,
      kind: change.kind,
      fromState: change.from,
      toState: change.to,
      byId: change.by?.id ?? null,
      byRole: change.by?.role ?? 'house',
      reason: change.reason ?? '',
      reasonCode: change.reasonCode ?? null,
      data: change.data ?? {},
    },
  ])
