import { EXTENSION_MINUTES } from '#contract/bookings/constants.ts'
import type * as api from '#contract/bookings/extensions.ts'
import type { Input, Reply } from '#contract/endpoint.ts'
import { type ExtraTime, findExtraTime, reserveExtraTime } from '#server/domains/availability/public.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { billingOf, open, orderOf, pay, payAgain, priceOffer } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { ofActor } from '../access.ts'
import type { BookingFacts } from '../booking.ts'
import { lockAndExpireHolds } from '../holds/claims.ts'
import { feeOf, liveSessionsOf } from '../holds/queries.ts'
import { overlaps } from '../holds/rules.ts'
import { bookingById, languageOf, lockBooking } from '../queries.ts'
import { SAC, titleOfExtension } from '../words.ts'
import * as queries from './queries.ts'
import { type Because, hinderedBy, priceOf } from './rules.ts'

type View = Reply<typeof api.getExtension>['extension']

export async function getExtension({ db, actor, now }: SignedIn, { id }: Input<typeof api.getExtension>) {
  return { extension: await viewOf(db, ofActor(await bookingById(db, id), actor), now) }
}

/** Reserves the time first; payment follows immediately or within a few minutes. */
export async function extendBooking(once: Once, input: Input<typeof api.extendBooking>) {
  const { tx, actor, now } = once
  const seen = ofActor(await bookingById(tx, input.id), actor)
  // A reserved extension is paid without the claim locks: an incoming payment locks its order before the time, never
  // the reverse.
  const held = await queries.heldExtension(tx, seen.id, now)
  const { order, paymentId } =
    held?.orderId && isSeen(seen, input)
      ? await payAgain(once, { id: held.orderId, useWallet: input.useWallet })
      : await claimAndPay(once, seen, input)
  const after = (await bookingById(tx, seen.id))!
  return { extension: await viewOf(tx, after, now), order, paymentId }
}

type Request = Input<typeof api.extendBooking>
const isSeen = ({ endsAt }: BookingFacts, { expectedEndsAt }: Request) => endsAt.getTime() === expectedEndsAt.getTime()

async function claimAndPay({ tx, actor, now, settings }: Once, seen: BookingFacts, input: Request) {
  await lockAndExpireHolds(tx, { consultantIds: [seen.consultantId], customerId: seen.customerId }, now)
  const booking = (await lockBooking(tx, seen.id))!
  if (!isSeen(booking, input) || (await queries.heldExtension(tx, booking.id, now))) throw new Problem('stale')
  if ((await queries.pendingPaiseFor(tx, booking.id, booking.endsAt)) !== null) throw new Problem('payment_confirming')
  const extra = await freeExtraTime(tx, booking, now)
  const heldUntil = minutesAfter(now, settings.extensionHoldMinutes)
  const { id: bookingId, customerId, consultantId, endsAt } = booking
  const span = { minutes: EXTENSION_MINUTES, fromAt: endsAt, untilAt: minutesAfter(endsAt, EXTENSION_MINUTES) }
  const pricePaise = await feeFor(tx, booking)
  const people = { bookingId, customerId, consultantId }
  const { id } = await queries.insertExtension(tx, { ...people, ...span, pricePaise, heldUntil, now })
  await reserveExtraTime(tx, { consultantId, extensionId: id, extra, lapsesAt: heldUntil })
  const billing = await billingOf(tx, booking.orderId!)
  const cart = await pricedFor(tx, booking, { id, pricePaise, stateCode: billing.state }, now)
  if (cart.sums.totalPaise !== input.expectedTotalPaise) throw new Problem('price_changed')
  const orderId = await open(tx, { buyerId: actor.id, cart, billing, payUntil: heldUntil, at: now })
  await queries.setOrder(tx, id, orderId)
  const paymentId = await pay(tx, { orderId, useWallet: input.useWallet, at: now })
  return { order: await orderOf(tx, orderId, actor.id), paymentId }
}

/** The time after a session if it is free for both; otherwise why not. */
async function freeExtraTime(tx: Tx, booking: BookingFacts, now: Date): Promise<ExtraTime> {
  const { because, extra } = await lookAt(tx, booking, now)
  if (because === 'over') throw new Problem('too_late')
  if (because === 'customer_busy') throw new Problem('customer_busy')
  if (because === 'consultant_busy') throw new Problem('slot_taken')
  if (because || !extra) throw new Problem('stale')
  return extra
}

/** Availability of the time after a session. */
async function lookAt(
  db: Db | Tx,
  booking: BookingFacts,
  now: Date,
): Promise<{ because?: Because; extra?: ExtraTime }> {
  const because = hinderedBy(booking, now)
  if (because) return { because }
  const { id: bookingId, consultantId, customerId, endsAt } = booking
  const input = { bookingId, consultantId, endsAt, minutes: EXTENSION_MINUTES }
  const extra = await findExtraTime(db, input, now)
  if (!extra?.isFree) return { because: 'consultant_busy' }
  const span = { startsAt: endsAt, endsAt: minutesAfter(endsAt, EXTENSION_MINUTES) }
  const elsewhere = (await liveSessionsOf(db, customerId, now)).some((other) => overlaps(span, other))
  return elsewhere ? { because: 'customer_busy' } : { extra }
}

const feeFor = async (db: Db | Tx, booking: BookingFacts) =>
  priceOf((await feeOf(db, booking.consultantId, booking.mode, EXTENSION_MINUTES))?.feePaise, booking)

interface Priced {
  id: number
  pricePaise: number
  stateCode: string | undefined
}

async function pricedFor(db: Db | Tx, booking: BookingFacts, { id, pricePaise, stateCode }: Priced, now: Date) {
  const { name } = await languageOf(db, booking.consultantId)
  const { consultantId, customerId: buyerId } = booking
  const offer = {
    id,
    pricePaise,
    consultantId,
    taxCode: SAC,
    ...titleOfExtension(name, booking.mode, EXTENSION_MINUTES),
  }
  return priceOffer(db, { kind: 'extension', offer, buyerId, stateCode }, now)
}

async function viewOf(db: Db | Tx, booking: BookingFacts, now: Date): Promise<View> {
  const held = await queries.heldExtension(db, booking.id, now)
  const { because = null } = held ? {} : await lookAt(db, booking, now)
  const pricePaise = held?.pricePaise ?? (await feeFor(db, booking))
  const billed = booking.orderId === null ? undefined : await billingOf(db, booking.orderId)
  const { sums } = await pricedFor(db, booking, { id: 0, pricePaise, stateCode: billed?.state }, now)
  const { spendablePaise } = await fundsOf(db, booking.customerId, now)
  const { extensionOfferMinutes } = await readSettings(db, now)
  return {
    ...{ offered: because === null, because, minutes: EXTENSION_MINUTES },
    ...{ endsAt: booking.endsAt, untilAt: minutesAfter(booking.endsAt, EXTENSION_MINUTES) },
    offerFrom: minutesAfter(booking.endsAt, -extensionOfferMinutes),
    ...{ pricePaise, taxPaise: sums.taxPaise, totalPaise: sums.totalPaise, spendablePaise },
    ...{ heldUntil: held?.heldUntil ?? null, orderId: held?.orderId ?? null },
    pendingPaise: await queries.pendingPaiseFor(db, booking.id, booking.endsAt),
    extendedMinutes: booking.extendedMinutes,
  }
}
