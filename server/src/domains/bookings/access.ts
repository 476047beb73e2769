import type { Actor } from '#server/platform/http/actor.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { BookingFacts, Side } from './booking.ts'

const ownId = (booking: BookingFacts, side: Side) => (side === 'customer' ? booking.customerId : booking.consultantId)

/** The caller's own booking; others are not found. */
export function ofActor(booking: BookingFacts | undefined, actor: Pick<Actor, 'id' | 'type'>) {
  if (!booking || ownId(booking, sideOf(actor)) !== actor.id) throw new Problem('not_found')
  return booking
}

export const sideOf = ({ type }: Pick<Actor, 'type'>): Side => (type === 'consultant' ? 'consultant' : 'customer')
