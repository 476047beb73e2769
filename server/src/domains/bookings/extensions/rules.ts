import { EXTENDED_MINUTES_MAX, EXTENSION_MINUTES } from '#contract/bookings/constants.ts'
import { minutesAfter } from '#server/platform/time.ts'
import type { BookingFacts } from '../booking.ts'

export type Because = 'not_on' | 'over' | 'consultant_busy' | 'customer_busy' | 'long_enough'

type Session = Pick<BookingFacts, 'state' | 'startsAt' | 'endsAt' | 'extendedMinutes'>

/** Why a session cannot be extended now, judged by its own state. */
export function hinderedBy({ state, startsAt, endsAt, extendedMinutes }: Session, now: Date): Because | undefined {
  if (state !== 'in_call' || startsAt > now) return 'not_on'
  if (endsAt <= now) return 'over'
  return extendedMinutes + EXTENSION_MINUTES > EXTENDED_MINUTES_MAX ? 'long_enough' : undefined
}

/** A payment may arrive shortly after the end: during the grace period people are still in the room. */
export const mayStillGrow = ({ state, endsAt }: Session, graceMinutes: number, now: Date) =>
  state === 'in_call' && now < minutesAfter(endsAt, graceMinutes)

/** The consultant's own price for this many minutes; without one, a proportional part of the session's price. */
export const priceOf = (
  ownFeePaise: number | undefined,
  { pricePaise, minutes }: Pick<BookingFacts, 'pricePaise' | 'minutes'>,
) => ownFeePaise ?? Math.max(1, Math.floor((2 * pricePaise * EXTENSION_MINUTES + minutes) / (2 * minutes)))
