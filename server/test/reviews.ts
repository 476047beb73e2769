import { addRating } from '#contract/reviews/own.ts'
import { enterRoom, leaveRoom } from '#server/domains/bookings/attendance/service.ts'
import { bookingOf } from './bookings.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

const HOUR_MS = 3_600_000

/** A completed session of a person, on either side, that ended this many hours ago. */
export async function aCompletedBooking(world: World, owner: Person, hoursAgo = 1) {
  const booking = await bookingOf(world, owner)
  const endedAt = new Date(world.clock.now().getTime() - hoursAgo * HOUR_MS)
  await world.pool.query(
    `update bookings set state = 'completed', judged_at = $2, settled_at = $2,
       during = tstzrange($2::timestamptz - interval '30 minutes', $2::timestamptz) where id = $1`,
    [booking.id, endedAt],
  )
  return { ...booking, endedAt }
}

/** A review of a person, on either side. */
export async function aReview(world: World, owner: Person, given: { rating?: number; comment?: string } = {}) {
  const booking = await aCompletedBooking(world, owner)
  const input = { bookId: booking.id, rating: 4, comment: 'Clear costs.', ...given }
  const { status, body, text } = await booking.customer.send(addRating, input)
  if (status !== 201) throw new Error(`the review was not stored: ${text}`)
  return { ...booking, id: body.data.reviewId, bookId: booking.id }
}

interface Visit {
  bookingId: number
  accountId: number
  at: Date
}

/** One side enters or leaves the room of a session, as the join log records it. */
export const enterSession = ({ db }: World, visit: Visit) => db.transaction().execute((tx) => enterRoom(tx, visit))
export const leaveSession = ({ db }: World, visit: Visit) => db.transaction().execute((tx) => leaveRoom(tx, visit))
