import { freeTime, keepTime, lookAtSlotWithoutNotice, takeTime } from '#server/domains/availability/service.ts'
import type { Fulfilment, Offer, Seller } from '#server/domains/orders/service.ts'
import type { Tx } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import type { BookingFacts } from '../booking.ts'
import { changeBooking } from '../changes/service.ts'
import { dropOwnHolds, liveSessionsOf } from '../claims/queries.ts'
import { clearTheWay, endHolds, overlaps } from '../claims/service.ts'
import { bookingById, lockBooking } from '../queries.ts'
import { stateAt } from '../rules.ts'
import { tellChange } from '../telling.ts'
import { SAC, titleOfSession } from '../words.ts'
import { hasPaidSession, heldBy, pendingPaymentsOf } from './queries.ts'
import { pendingPaymentFor } from './rules.ts'

/** Sessions as the till sells them: whoever holds the time may pay for it, and nobody else knows of it. */
export const bookingSeller: Seller = {
  soldOnce: true,
  async offers(db, ids, buyerId, now) {
    const held = buyerId === undefined || ids.length === 0 ? [] : await heldBy(db, ids, buyerId, now)
    return new Map(
      held.map(({ id, consultantId, name, mode, minutes, pricePaise, heldUntil }): [number, Offer] => [
        id,
        { id, consultantId, pricePaise, sac: SAC, payUntil: heldUntil, ...titleOfSession(name, mode, minutes) },
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
      await tellChange(tx, booking, { kind: 'lapsed', paise, reason, toSourcePaise }, now)
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
    await tellChange(tx, after, { kind: 'cancelled', by: null, refundPaise: 0, creditPaise: 0, reason: '' }, now)
  },
}

interface PaidBy {
  orderId: number
  lineId: number
}

/** It is paid: the hold becomes a booking, and one that lapsed does if its time is still free. */
async function confirm(tx: Tx, id: number, paidBy: PaidBy, now: Date): Promise<Fulfilment> {
  const seen = (await bookingById(tx, id))!
  if (stateAt(seen, now) === 'held') {
    const booking = (await lockBooking(tx, id))!
    if (stateAt(booking, now) === 'held') {
      await keepTime(tx, id)
      await setConfirmed(tx, booking, paidBy, now)
      return 'fulfilled'
    }
  }
  return confirmLate(tx, seen, paidBy, now)
}

/** The payment came after the hold was over: the time is taken again if nobody has it by now. */
async function confirmLate(tx: Tx, seen: BookingFacts, paidBy: PaidBy, now: Date): Promise<Fulfilment> {
  const { id, consultantId, customerId, mode, minutes, startsAt, endsAt } = seen
  await clearTheWay(tx, { consultantIds: [consultantId], customerId }, now)
  const booking = (await lockBooking(tx, id))!
  if (booking.lineId !== null || (await hasPaidSession(tx, booking))) return { refused: 'paid_already' }
  if (startsAt <= now) return { refused: 'time_passed' }
  if (booking.state !== 'expired') return { refused: 'not_available' }
  // They may have taken the same time anew while the bank was thinking; this payment is for it.
  const session = { startsAt, endsAt }
  await endHolds(tx, await dropOwnHolds(tx, { consultantId, customerId, ...session, now }), 'replaced', now)
  const look = await lookAtSlotWithoutNotice(tx, { consultantId, mode, minutes, startsAt }, now)
  const elsewhere = (await liveSessionsOf(tx, customerId, now)).some((other) => overlaps(session, other))
  if (elsewhere) return { refused: 'customer_busy' }
  if (look?.standing !== 'free') return { refused: look?.standing === 'taken' ? 'slot_taken' : 'not_available' }
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
  await tellChange(tx, { ...booking, state: 'confirmed', orderId, lineId }, { kind: 'confirmed' }, now)
}
