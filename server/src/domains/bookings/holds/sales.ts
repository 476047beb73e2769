import { confirmTime, freeTime, lookAtSlotWithoutNotice, takeTime } from '#server/domains/availability/public.ts'
import type { Fulfilment, Offer, Seller } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { BookingFacts } from '../booking.ts'
import { changeBooking } from '../events.ts'
import { pendingPaymentsOf } from '../money/queries.ts'
import { pendingPaymentFor } from '../money/rules.ts'
import { notifyBookingChanged } from '../notifications.ts'
import { bookingById, lockBooking } from '../queries.ts'
import { stateAt } from '../rules.ts'
import { SAC, titleOfSession } from '../words.ts'
import { endHolds, lockAndExpireHolds } from './claims.ts'
import { dropOwnHolds, hasPaidSession, heldBy, liveSessionsOf } from './queries.ts'
import { overlaps } from './rules.ts'

/** How orders sell sessions: only the customer who holds the slot may pay for it or see it. */
export const bookingSeller: Seller = {
  soldOnce: true,
  async offers(db, items, buyerId, now) {
    const ids = items.map(({ id }) => id)
    const held = buyerId === undefined || ids.length === 0 ? [] : await heldBy(db, ids, buyerId, now)
    return new Map(
      held.map(({ id, consultantId, name, mode, minutes, pricePaise, heldUntil }): [number, Offer] => [
        id,
        {
          id,
          consultantId,
          pricePaise,
          taxCode: SAC,
          payUntil: heldUntil,
          variant: `${mode} ${minutes}`,
          ...titleOfSession(name, mode, minutes),
        },
      ]),
    )
  },
  async assertPayable(db, { orderId, itemId, buyerId }, now) {
    const booking = await bookingById(db, itemId)
    if (!booking || stateAt(booking, now) !== 'held') throw new Problem('order_lapsed')
    const others = (await pendingPaymentsOf(db, buyerId)).filter((payment) => payment.orderId !== orderId)
    if (pendingPaymentFor(booking, others)) throw new Problem('payment_confirming')
  },
  async fulfil(tx, { id: lineId, orderId, itemId, buyerId }, now) {
    const booking = await bookingById(tx, itemId)
    if (booking?.customerId !== buyerId) return { refused: 'not_available' }
    if (booking.lineId === lineId) return 'fulfilled'
    if (booking.lineId !== null) return { refused: 'paid_already' }
    return confirm(tx, itemId, { orderId, lineId }, now)
  },
  async refused(tx, { itemId, buyerId, totalPaise: paise }, { reason, toSourcePaise }, now) {
    const booking = await bookingById(tx, itemId)
    if (booking?.customerId === buyerId)
      await notifyBookingChanged(tx, booking, { kind: 'lapsed', paise, reason, toSourcePaise }, now)
  },
  completableFrom: async (db, { itemId }) => (await bookingById(db, itemId))!.endsAt,
  async revoke(tx, { id: lineId, itemId }, now) {
    const booking = await lockBooking(tx, itemId)
    if (booking?.lineId !== lineId || (booking.state !== 'confirmed' && booking.state !== 'in_call')) return
    await changeBooking(tx, booking, {
      ...{ to: 'cancelled', kind: 'cancelled', by: null, reasonCode: 'refunded_in_full', at: now },
      set: { cancelled_by: 'platform', settled_at: now, may_decline_until: null, sequence: booking.sequence + 1 },
    })
    await freeTime(tx, [itemId])
    const after = { ...booking, state: 'cancelled', cancelledBy: 'platform', sequence: booking.sequence + 1 } as const
    await notifyBookingChanged(
      tx,
      after,
      { kind: 'cancelled', by: null, refundPaise: 0, creditPaise: 0, reason: '' },
      now,
    )
  },
}

interface PaidBy {
  orderId: number
  lineId: number
}

/** On payment, the hold becomes a booking; an expired hold does if its slot is still free. */
async function confirm(tx: Tx, id: number, paidBy: PaidBy, now: Date): Promise<Fulfilment> {
  const seen = (await bookingById(tx, id))!
  if (stateAt(seen, now) === 'held') {
    const booking = (await lockBooking(tx, id))!
    if (stateAt(booking, now) === 'held') {
      await confirmTime(tx, id)
      await setConfirmed(tx, booking, paidBy, now)
      return 'fulfilled'
    }
  }
  return confirmLate(tx, seen, paidBy, now)
}

/** The payment arrived after the hold expired: the slot is reserved again if it is still free. */
async function confirmLate(tx: Tx, seen: BookingFacts, paidBy: PaidBy, now: Date): Promise<Fulfilment> {
  const { id, consultantId, customerId, mode, minutes, startsAt, endsAt } = seen
  await lockAndExpireHolds(tx, { consultantIds: [consultantId], customerId }, now)
  const booking = (await lockBooking(tx, id))!
  if (booking.lineId !== null || (await hasPaidSession(tx, booking))) return { refused: 'paid_already' }
  if (startsAt <= now) return { refused: 'time_passed' }
  if (booking.state !== 'expired') return { refused: 'not_available' }
  // The customer may have held the same slot again meanwhile; this payment applies to that hold.
  const session = { startsAt, endsAt }
  await endHolds(tx, await dropOwnHolds(tx, { consultantId, customerId, ...session, now }), 'replaced', now)
  const look = await lookAtSlotWithoutNotice(tx, { consultantId, mode, minutes, startsAt }, now)
  const elsewhere = (await liveSessionsOf(tx, customerId, now)).some((other) => overlaps(session, other))
  if (elsewhere) return { refused: 'customer_busy' }
  if (look?.status !== 'free') return { refused: look?.status === 'taken' ? 'slot_taken' : 'not_available' }
  await takeTime(tx, { consultantId, bookingId: id, ...session, look, lapsesAt: null })
  await setConfirmed(tx, booking, paidBy, now)
  return 'fulfilled'
}

async function setConfirmed(tx: Tx, booking: BookingFacts, { orderId, lineId }: PaidBy, now: Date) {
  const late = booking.state !== 'held'
  await changeBooking(tx, booking, {
    ...{ to: 'confirmed', kind: 'confirmed', by: { id: booking.customerId, role: 'customer' }, at: now },
    ...(late && { data: { late } }),
    set: { order_id: orderId, line_id: lineId },
  })
  await notifyBookingChanged(tx, { ...booking, state: 'confirmed', orderId, lineId }, { kind: 'confirmed' }, now)
}
