import type { z } from 'zod'
import type { BookingRole, BookingState } from '#contract/bookings/shapes.ts'

export type State = z.output<typeof BookingState>
export type Role = z.output<typeof BookingRole>
export type Side = 'customer' | 'consultant'

/** Who changes a booking; null for the system. */
export type By = { id: number; role: Exclude<Role, 'system'> } | null

/** A booking as stored; `state` is the last written one, see `stateAt`. */
export interface BookingFacts {
  id: number
  number: string
  room: string
  customerId: number
  consultantId: number
  mode: 'video' | 'audio'
  /** As originally booked. */
  minutes: number
  /** Minutes bought during the session; included in `endsAt`. */
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
  /** The maximum percentage refunded if the customer cancels: below 100 after a late reschedule. */
  refundMostPercent: number
  sequence: number
  followsId: number | null
  customerZone: string
  createdAt: Date
  changedAt: Date
}
