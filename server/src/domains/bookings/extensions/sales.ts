import { extendReservation, findExtraTime, shortenTime } from '#server/domains/availability/public.ts'
import type { Seller } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { BookingFacts } from '../booking.ts'
import { changeBooking } from '../events.ts'
import { lockAndExpireHolds } from '../holds/claims.ts'
import { liveSessionsOf } from '../holds/queries.ts'
import { overlaps } from '../holds/rules.ts'
import { notifyBookingChanged } from '../notifications.ts'
import { bookingById, lockBooking, timeColumns } from '../queries.ts'
import { type ExtensionFacts, extensionById, setGiven, setTakenBack } from './queries.ts'
import { mayStillGrow } from './rules.ts'

/** How orders fulfil and revoke extensions. They are sold only within a session, never from a cart. */
export const extensionSeller: Seller = {
  soldOnce: true,
  offers: async () => new Map(),
  async fulfil(tx, { id: lineId, itemId, buyerId }, now) {
    const extension = await extensionById(tx, itemId)
    if (extension?.customerId !== buyerId) return { refused: 'not_available' }
    if (extension.lineId === lineId) return 'fulfilled'
    return (await give(tx, extension, lineId, now)) ? 'fulfilled' : { refused: 'not_available' }
  },
  completableFrom: async (db, { itemId }) => (await extensionById(db, itemId))!.untilAt,
  async revoke(tx, { id: lineId, itemId }, now) {
    const extension = await extensionById(tx, itemId)
    if (extension?.lineId !== lineId) return
    const booking = (await lockBooking(tx, extension.bookingId))!
    if (await setTakenBack(tx, itemId)) await shorten(tx, booking, extension, now)
  },
}

/** Extends the session; after a late payment, only if the time is still free for both. */
async function give(tx: Tx, seen: ExtensionFacts, lineId: number, now: Date): Promise<boolean> {
  const { consultantId, customerId } = (await bookingById(tx, seen.bookingId))!
  await lockAndExpireHolds(tx, { consultantIds: [consultantId], customerId }, now)
  const booking = (await lockBooking(tx, seen.bookingId))!
  const extension = (await extensionById(tx, seen.id))!
  const { roomGraceMinutes, noShowGraceMinutes } = await readSettings(tx, now)
  const follows = booking.endsAt.getTime() === extension.fromAt.getTime()
  if (!follows || !mayStillGrow(booking, Math.min(roomGraceMinutes, noShowGraceMinutes), now)) return false
  if (extension.state !== 'held' && !(await isFreeAgain(tx, booking, extension, now))) return false
  await extendReservation(tx, { bookingId: booking.id, extensionId: extension.id, minutes: extension.minutes })
  await setGiven(tx, extension.id, { lineId, at: now })
  await setEnd(tx, booking, { kind: 'extended', endsAt: extension.untilAt, minutes: extension.minutes, now })
  return true
}

/** The reservation expired while the payment was pending. */
async function isFreeAgain(tx: Tx, booking: BookingFacts, extension: ExtensionFacts, now: Date) {
  if (extension.state !== 'lapsed') return false
  const { id: bookingId, consultantId, endsAt } = booking
  const extra = await findExtraTime(tx, { bookingId, consultantId, endsAt, minutes: extension.minutes }, now)
  const span = { startsAt: extension.fromAt, endsAt: extension.untilAt }
  const elsewhere = (await liveSessionsOf(tx, booking.customerId, now)).some((other) => overlaps(span, other))
  return extra?.isFree === true && !elsewhere
}

/** Minutes refunded before they begin are removed from the end; later they were used, whatever was refunded. */
async function shorten(tx: Tx, booking: BookingFacts, { fromAt, untilAt, minutes }: ExtensionFacts, now: Date) {
  const isLast = booking.endsAt.getTime() === untilAt.getTime()
  if (booking.state !== 'in_call' || !isLast || fromAt <= now) return
  await shortenTime(tx, booking.id, minutes)
  await setEnd(tx, booking, { kind: 'shortened', endsAt: fromAt, minutes: -minutes, now })
}

interface NewEnd {
  kind: 'extended' | 'shortened'
  endsAt: Date
  minutes: number
  now: Date
}

async function setEnd(tx: Tx, booking: BookingFacts, { kind, endsAt, minutes, now: at }: NewEnd) {
  const extendedMinutes = booking.extendedMinutes + minutes
  const sequence = booking.sequence + 1
  await changeBooking(tx, booking, {
    ...{ to: booking.state, kind, at },
    by: kind === 'extended' ? { id: booking.customerId, role: 'customer' } : null,
    data: { fromAt: booking.endsAt.toISOString(), toAt: endsAt.toISOString(), minutes },
    set: { extended_minutes: extendedMinutes, sequence, ...timeColumns(booking.startsAt, endsAt) },
  })
  await notifyBookingChanged(tx, { ...booking, endsAt, extendedMinutes, sequence }, { kind }, at)
}
