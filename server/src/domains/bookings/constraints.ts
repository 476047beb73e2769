import type { Constraints } from '#server/platform/db/constraints.ts'

export const bookingConstraints = {
  customer_in_two_places: 'customer_busy',
  bookings_moved_within_limit: 'no_moves_left',
  booking_appeals_one_each: 'already_requested',
} as const satisfies Constraints
