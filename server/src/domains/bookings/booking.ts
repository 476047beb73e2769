import type { z } from 'zod'
import type { BookingRole, BookingState } from '#contract/booking-shapes.ts'

export type State = z.output<typeof BookingState>
export type Role = z.output<typeof BookingRole>
export type Side = 'customer' | 'consultant'

/** Who does something to a booking; null: the house by itself. */
export type By = { id: number; role: Exclude<Role, 'house'> } | null

/** A booking as its row says; `state` is what was written last, see `stateAt`. */
export interface BookingFacts {
  id: number
  number: string
  room: string
  customerId: number
  consultantId: number
  mode: 'video' | 'audio'
  /** As booked. */
  minutes: number
  /** Bought while it was on; `endsAt` has them. */
  extendedMinutes: number
  startsAt: Date
  endsAt: Date
  state: State
  heldUntil: Date
  cancelledBy: 'customer' | 'consultant' | 'platform' | null
  noShowOf: 'customer' | 'consultant' | 'both' | null
  judgedAt: Date | null
  settledAt: Date | null
  industryId: number | null
  brief: string
  pricePaise: number
  orderId: number | null
  lineId: number | null
  moves: number
  movedBy: 'customer' | 'consultant' | 'platform' | null
  mayDeclineUntil: Date | null
  /** The most that a cancellation by the customer gives back: less than all once they moved it late. */
  refundMostPercent: number
  sequence: number
  followsId: number | null
  customerZone: string
  createdAt: Date
  changedAt: Date
}
