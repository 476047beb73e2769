import type * as api from '#contract/bookings.ts'
import type { Input } from '#contract/endpoint.ts'
import { freeTime, lookAtSlot, takeTime } from '#server/domains/availability/service.ts'
import { isSamePerson } from '#server/domains/orders/service.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import { type Db, problemOf, type Tx } from '#server/platform/db.ts'
import { inTurn } from '#server/platform/in-turn.ts'
import { dayInIndia } from '#server/platform/india.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeBooking, keepEvent } from '../changes/service.ts'
import { liveSessionsOf } from '../claims/queries.ts'
import { clearTheWay, overlaps, refusal, sessionFrom } from '../claims/service.ts'
import { industryExists, lockBooking } from '../queries.ts'
import { bookingFor } from '../reading/service.ts'
import { newRoom } from '../rooms.ts'
import { stateAt } from '../rules.ts'
import { pendingPaymentsOf } from '../sales/queries.ts'
import { pendingPaymentFor } from '../sales/rules.ts'
import { tellBrowsers } from '../telling.ts'
import * as queries from './queries.ts'

const MINUTE_MS = 60_000

type Wish = Input<typeof api.holdSlot>
export interface Claim extends Wish {
  customerId: number
}

/** Takes the time first; the money follows within the hold. */
export async function holdSlot({ db, actor, now }: SignedIn, wish: Wish) {
  const claim = { ...wish, customerId: actor.id }
  await checkWish(db, claim)
  // Most of a herd are told here, without waiting for anybody.
  const id =
    (await look(db, claim, now)) ??
    (await inTurn(`time of consultant ${wish.consultantId}`, () => take(db, claim, now)))
  return { booking: await bookingFor(db, id, actor, now) }
}

async function take(db: Db, claim: Claim, now: Date): Promise<number> {
  const held = await look(db, claim, now)
  if (held) return held
  try {
    return await db.transaction().execute((tx) => holdWithin(tx, claim, now))
  } catch (error) {
    // Something that takes time without asking first was faster: say what is free beside it.
    if (problemOf(error)?.code !== 'slot_taken') throw error
    const own = await look(db, claim, now)
    if (own) return own
    throw error
  }
}

/** The hold that the same person has already; undefined where the time is free; else why not. */
async function look(db: Db, claim: Claim, now: Date): Promise<number | undefined> {
  const known = await queries.sameHold(db, claim, now)
  if (known) return known.id
  try {
    await free(db, claim, now)
    return undefined
  } catch (refused) {
    // What stands in the way may be the hold of their own other tap, made since we looked.
    const own = await queries.sameHold(db, claim, now)
    if (own) return own.id
    throw refused
  }
}

async function free(db: Db | Tx, claim: Claim, now: Date) {
  const session = sessionFrom(claim.startsAt, claim.minutes)
  const sessions = await liveSessionsOf(db, claim.customerId, now)
  if (sessions.some((other) => overlaps(session, other))) throw new Problem('customer_busy')
  const found = await lookAtSlot(db, claim, now)
  if (!found) throw new Problem('not_found')
  if (found.standing !== 'free') throw refusal(found, claim.minutes, sessions)
  return { ...session, look: found }
}

/** The claim itself, in a transaction of the caller's; answers the booking's id. */
export async function holdWithin(tx: Tx, claim: Claim, now: Date): Promise<number> {
  const { consultantId, customerId, mode, minutes } = claim
  await clearTheWay(tx, { consultantIds: [consultantId], customerId }, now)
  const known = await queries.sameHold(tx, claim, now)
  if (known) return known.id
  const { openHoldsPerPerson, holdMinutes } = await readSettings(tx, now)
  if ((await queries.countHolds(tx, customerId, now)) >= openHoldsPerPerson) throw new Problem('hold_limit')
  const { look: found, startsAt, endsAt } = await free(tx, claim, now)
  const fee = await queries.feeOf(tx, consultantId, mode, minutes)
  if (!fee) throw new Problem('slot_not_offered')
  const heldUntil = new Date(now.getTime() + holdMinutes * MINUTE_MS)
  const { id } = await queries.insertHold(tx, {
    ...{ customerId, consultantId, mode, minutes, startsAt, endsAt, heldUntil, now },
    ...{ year: dayInIndia(now).slice(2, 4), room: newRoom(), pricePaise: fee.feePaise },
    ...{ brief: claim.brief, industryId: claim.industryId ?? null },
    ...{ followsId: claim.followsId ?? null, customerZone: claim.timeZone },
  })
  await takeTime(tx, { consultantId, bookingId: id, startsAt, endsAt, look: found, lapsesAt: heldUntil })
  const by = { id: customerId, role: 'customer' } as const
  await keepEvent(tx, id, { kind: 'held', from: null, to: 'held', by, at: now })
  return id
}

async function checkWish(db: Db, { industryId, followsId, customerId, consultantId }: Claim) {
  if (await isSamePerson(db, customerId, [consultantId])) throw new Problem('own_account')
  if (followsId && !(await queries.isBookingBetween(db, followsId, customerId, consultantId)))
    throw new Problem('not_found')
  if (industryId && !(await industryExists(db, industryId)))
    throw new Problem('invalid', { errors: { industryId: ['This industry is no longer in the catalogue.'] } })
}

/** The customer gives the time back. */
export async function letGoOfHold({ db, actor, now }: SignedIn, { id }: Input<typeof api.letGoOfHold>) {
  await db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking?.customerId !== actor.id) throw new Problem('not_found')
    if (stateAt(booking, now) !== 'held') throw new Problem('stale')
    if (pendingPaymentFor(booking, await pendingPaymentsOf(tx, actor.id))) throw new Problem('payment_confirming')
    const by = { id: actor.id, role: 'customer' } as const
    await changeBooking(tx, booking, { to: 'expired', kind: 'let_go', by, at: now })
    await freeTime(tx, [id])
    await tellBrowsers(tx, now, id, [actor.id])
  })
  return { booking: await bookingFor(db, id, actor, now) }
}
