import type * as api from '#contract/bookings/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { ReasonCode } from '#contract/reasons.ts'
import { freeTime } from '#server/domains/availability/public.ts'
import { lockOrder, refundable } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { ofActor, sideOf } from '../access.ts'
import type { BookingFacts, By, Side } from '../booking.ts'
import { changeBooking } from '../events.ts'
import { linesOfExtensions } from '../money/queries.ts'
import { creditOf, endMoney, linesOf } from '../money/service.ts'
import { notifyBookingChanged } from '../notifications.ts'
import { bookingById, lockBooking } from '../queries.ts'
import { mayDecline, mostBack, percentOf, shareBack, type Terms, termsOf } from '../rules.ts'
import { detailFor } from '../views/service.ts'

/** What an operation needs from its request. */
export type Doing = Pick<Once, 'tx' | 'actor' | 'now' | 'settings'>

/** The booking is confirmed and has not started. */
function checkStatus(booking: BookingFacts, now: Date) {
  if (booking.state !== 'confirmed') throw new Problem('stale')
  if (booking.startsAt <= now) throw new Problem('too_late')
}

export const previewCancellation = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.previewCancellation>) =>
  previewOf(db, id, actor, now)

/** What would be refunded if the actor cancelled at that instant. */
export async function previewOf(db: Db | Tx, id: number, actor: Pick<Actor, 'id' | 'type'>, now: Date) {
  const booking = ofActor(await bookingById(db, id), actor)
  checkStatus(booking, now)
  const side = sideOf(actor)
  const terms = termsOf(booking, side, now, await readSettings(db, now))
  const { totalPaise, refundPaise, shares } = await refundOf(db, booking, terms)
  const credit = { letDownBy: letDownBy(side), at: now }
  const creditPaise = await creditOf(db, booking, percentOf(totalPaise, terms.creditPercent), credit)
  const { percent, until } = terms
  const mostPercent = side === 'customer' ? mostBack(booking, now) : 100
  return { refundPaise, percent, mostPercent, keptPaise: totalPaise - refundPaise, creditPaise, ...shares, until }
}

/** Refund of everything paid. Its split by balance is given while nothing but the booking itself was paid. */
async function refundOf(db: Db | Tx, booking: BookingFacts, { percent }: Terms) {
  const lines = await linesOf(db, booking)
  const parts = await Promise.all(
    lines.map(async ({ lineId }) => {
      const money = await refundable(db, lineId)
      const refundPaise = shareBack(money, percent)
      return { totalPaise: money.totalPaise, refundPaise, shares: money.sharesOf(refundPaise) }
    }),
  )
  const [{ shares }] = parts as [(typeof parts)[number]]
  const sum = (of: 'totalPaise' | 'refundPaise') => parts.reduce((all, part) => all + part[of], 0)
  return { totalPaise: sum('totalPaise'), refundPaise: sum('refundPaise'), shares }
}

export async function cancelBooking(
  { tx, actor, now, settings }: Doing,
  { id, to, reason, reasonCode, expectedRefundPaise }: Input<typeof api.cancelBooking>,
) {
  const booking = await lockToEnd(tx, id)
  ofActor(booking, actor)
  checkStatus(booking, now)
  const side = sideOf(actor)
  const terms = termsOf(booking, side, now, settings)
  const { refundPaise } = await refundOf(tx, booking, terms)
  if (refundPaise !== expectedRefundPaise) throw new Problem('refund_changed')
  await cancel(tx, booking, {
    ...{ cancelledBy: side, by: { id: actor.id, role: side }, terms, reason, reasonCode, at: now },
    // A customer who was let down gets the money immediately.
    to: side === 'customer' ? to : 'wallet',
  })
  return detailFor(tx, id, actor, now)
}

export async function declineMove({ tx, actor, now }: Doing, { id, to }: Input<typeof api.declineMove>) {
  const booking = await lockToEnd(tx, id)
  ofActor(booking, actor)
  if (booking.state !== 'confirmed') throw new Problem('stale')
  if (!mayDecline(booking, now)) throw new Problem('too_late')
  await cancel(tx, booking, {
    ...{ cancelledBy: 'customer', by: { id: actor.id, role: 'customer' }, to, at: now },
    ...{ terms: { percent: 100, creditPercent: 0, until: null }, kind: 'move_declined', reason: '' },
  })
  return detailFor(tx, id, actor, now)
}

/** A cancellation by staff or the system: full refund, with the credit if it is late. */
export async function cancelAsPlatform(
  tx: Tx,
  { bookingId, by, reason, to, at }: { bookingId: number; by: By; reason: string; to: 'wallet' | 'source'; at: Date },
) {
  const booking = await lockToEnd(tx, bookingId)
  if (booking.state !== 'confirmed' && booking.state !== 'in_call') throw new Problem('stale')
  const terms = termsOf(booking, 'platform', at, await readSettings(tx, at))
  return cancel(tx, booking, { cancelledBy: 'platform', by, terms, reason, to, at })
}

/** Locks orders first, then the booking: the same order as an incoming payment or a refund by staff. */
export async function lockToEnd(tx: Tx, id: number) {
  const seen = await bookingById(tx, id)
  if (!seen) throw new Problem('not_found')
  if (seen.orderId) await lockOrder(tx, seen.orderId)
  for (const { orderId } of await linesOfExtensions(tx, id)) await lockOrder(tx, orderId)
  return (await lockBooking(tx, id))!
}

interface Cancelling {
  cancelledBy: Side | 'platform'
  by: By
  kind?: 'cancelled' | 'move_declined'
  terms: Terms
  reason: string
  reasonCode?: ReasonCode | undefined
  to: 'wallet' | 'source'
  at: Date
}

export async function cancel(tx: Tx, booking: BookingFacts, input: Cancelling) {
  const { cancelledBy, by, kind = 'cancelled', terms, reason, reasonCode, to, at } = input
  const { refundPaise: promised } = await refundOf(tx, booking, terms)
  await changeBooking(tx, booking, {
    ...{ to: 'cancelled', kind, by, reason, reasonCode, at },
    data: { refundPaise: promised, percent: terms.percent, creditPercent: terms.creditPercent, to },
    set: { cancelled_by: cancelledBy, settled_at: at, may_decline_until: null, sequence: booking.sequence + 1 },
  })
  await freeTime(tx, [booking.id])
  // A refund always has a reason, even if nobody gave one.
  const why = { reason, reasonCode: reasonCode ?? (reason ? undefined : (`cancelled_by_${cancelledBy}` as const)) }
  const ending = { ...terms, letDownBy: letDownBy(cancelledBy), to, ...why, by: by?.id ?? null, at }
  const money = await endMoney(tx, booking, ending)
  const after = { ...booking, state: 'cancelled', cancelledBy, sequence: booking.sequence + 1 } as const
  await notifyBookingChanged(tx, after, { kind: 'cancelled', by, ...money, reason, reasonCode }, at)
  return money
}

const letDownBy = (who: Side | 'platform'): 'consultant' | 'platform' => (who === 'consultant' ? who : 'platform')
