import { MOVES_MAX } from '#contract/bookings/constants.ts'
import type { Settings } from '#contract/settings/endpoints.ts'
import { withRate } from '#server/domains/orders/public.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#server/platform/time.ts'
import type { BookingFacts, Side, State } from './booking.ts'

/** A hold expires by time, whether or not its row has been updated. */
export const stateAt = ({ state, heldUntil }: Pick<BookingFacts, 'state' | 'heldUntil'>, now: Date): State =>
  state === 'held' && heldUntil <= now ? 'expired' : state

export interface Terms {
  /** Share of the customer's payment. */
  percent: number
  creditPercent: number
  /** When the terms change. */
  until: Date | null
}

type Figures = Pick<Settings, 'fullRefundHours' | 'partRefundHours' | 'partRefundPercent' | 'lateCancelCreditPercent'>
type Cancelled = Pick<BookingFacts, 'startsAt' | 'mayDeclineUntil' | 'state' | 'refundMostPercent'>

const hoursBefore = (at: Date, hours: number) => new Date(at.getTime() - hours * HOUR_MS)

/** What is refunded if the given side cancels now. */
export function termsOf(booking: Cancelled, by: Side | 'platform', now: Date, figures: Figures): Terms {
  const fullUntil = hoursBefore(booking.startsAt, figures.fullRefundHours)
  const partUntil = hoursBefore(booking.startsAt, figures.partRefundHours)
  if (by !== 'customer')
    return now <= fullUntil
      ? { percent: 100, creditPercent: 0, until: fullUntil }
      : { percent: 100, creditPercent: figures.lateCancelCreditPercent, until: null }
  if (mayDecline(booking, now)) return { percent: 100, creditPercent: 0, until: booking.mayDeclineUntil }
  const bands = [
    { share: 100, until: fullUntil },
    { share: figures.partRefundPercent, until: partUntil },
    { share: 0, until: null },
  ].map(({ share, until }) => ({ percent: Math.min(share, booking.refundMostPercent), until }))
  const { percent } = bands.find(({ until }) => until === null || now <= until)!
  return { percent, creditPercent: 0, until: bands.findLast((band) => band.percent === percent)!.until }
}

/** The maximum refund if the customer cancels, unless someone else changes the session. */
export const mostBack = (booking: Cancelled, now: Date) => (mayDecline(booking, now) ? 100 : booking.refundMostPercent)

/**
 * A customer who reschedules keeps the refund of that moment as a maximum; a reschedule by others leaves it unchanged.
 */
export const mostBackOnceMoved = (booking: Cancelled, by: Side, now: Date, figures: Figures) =>
  Math.min(booking.refundMostPercent, termsOf(booking, by, now, figures).percent)

/** Half up, in whole paise. */
export const percentOf = (paise: number, percent: number) => withRate(paise, percent * 100)

/** The refund of a line: never all of it while a share is retained, however small the amount. */
export function shareBack({ totalPaise, leftPaise }: { totalPaise: number; leftPaise: number }, percent: number) {
  const most = percent < 100 ? Math.max(0, totalPaise - 1) : totalPaise
  return Math.min(leftPaise, most, percentOf(totalPaise, percent))
}

/** The consultant rescheduled it, and the customer has not responded. */
export const mayDecline = ({ state, mayDeclineUntil }: Pick<BookingFacts, 'state' | 'mayDeclineUntil'>, now: Date) =>
  state === 'confirmed' && mayDeclineUntil !== null && mayDeclineUntil > now

export const moveUntil = (
  { startsAt }: Pick<BookingFacts, 'startsAt'>,
  { moveUntilHours }: Pick<Settings, 'moveUntilHours'>,
) => hoursBefore(startsAt, moveUntilHours)

export const appealUntil = ({ state, judgedAt }: Pick<BookingFacts, 'state' | 'judgedAt'>, hours: number) =>
  state === 'no_show' && judgedAt ? new Date(judgedAt.getTime() + hours * HOUR_MS) : null

export const joinFrom = ({ startsAt }: Pick<BookingFacts, 'startsAt'>, minutes: number) =>
  new Date(startsAt.getTime() - minutes * MINUTE_MS)

/** Messages are allowed from the payment until some days after the session. */
export function mayMessage(booking: BookingFacts, now: Date, openDays: number) {
  if (booking.state === 'confirmed' || booking.state === 'in_call') return true
  const over = booking.state === 'completed' || booking.state === 'no_show'
  return over && now.getTime() < booking.endsAt.getTime() + openDays * DAY_MS
}

const PAID: readonly State[] = ['confirmed', 'in_call']

/** The actions a side may take now. */
export function permissionsOf(booking: BookingFacts, side: Side, now: Date, settings: Settings, appealed: boolean) {
  const state = stateAt(booking, now)
  const isCustomer = side === 'customer'
  const begins = booking.startsAt > now
  const isUpcoming = state === 'confirmed' && begins
  const appealEnds = appealUntil(booking, settings.appealHours)
  return {
    pay: isCustomer && state === 'held',
    release: isCustomer && state === 'held',
    brief: isCustomer && begins && (state === 'held' || state === 'confirmed'),
    cancel: isUpcoming,
    move: isUpcoming && booking.moves < MOVES_MAX && moveUntil(booking, settings) >= now,
    decline: isCustomer && mayDecline(booking, now),
    appeal: appealEnds !== null && appealEnds > now && !appealed && booking.settledAt === null,
    message: mayMessage(booking, now, settings.messagesOpenDays),
    join: PAID.includes(state) && joinFrom(booking, settings.joinMinutesBefore) <= now && booking.endsAt > now,
    bookAgain: isCustomer && state !== 'held' && !isUpcoming,
  }
}
