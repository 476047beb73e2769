import type * as api from '#contract/bookings/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { refuseBlocked } from '#server/domains/accounts/public.ts'
import { freeTime, lookAtSlot, takeTime } from '#server/domains/availability/public.ts'
import { newRoomSlug } from '#server/domains/calls/public.ts'
import { isSamePerson } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { serializeByKey } from '#server/platform/db/serialize-by-key.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { problemOf } from '#server/platform/http/database-problem.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { dayInIndia, MINUTE_MS } from '#server/platform/time.ts'
import { changeBooking, recordBookingEvent } from '../events.ts'
import { pendingPaymentsOf } from '../money/queries.ts'
import { pendingPaymentFor } from '../money/rules.ts'
import { notifyBrowsers } from '../notifications.ts'
import { industryExists, lockBooking } from '../queries.ts'
import { stateAt } from '../rules.ts'
import { bookingFor } from '../views/service.ts'
import { lockAndExpireHolds, overlaps, refusal, sessionFrom } from './claims.ts'
import * as queries from './queries.ts'
import { liveSessionsOf } from './queries.ts'

type Request = Input<typeof api.holdSlot>
export interface Claim extends Request {
  customerId: number
}

/** Reserves the slot; payment has to follow before the hold expires. Repeating the request returns the same booking. */
export async function holdSlot({ db, actor, now }: SignedIn, input: Request) {
  const claim = { ...input, customerId: actor.id }
  await checkRequest(db, claim)
  // Fail fast without a lock: most concurrent requests for a popular slot end here.
  const id =
    (await look(db, claim, now)) ??
    (await serializeByKey(`time of consultant ${input.consultantId}`, (waited) => take(db, claim, now, waited)))
  return { booking: await bookingFor(db, id, actor, now) }
}

/** Whoever waited looks again first: those in front may have taken the slot. */
async function take(db: Db, claim: Claim, now: Date, waited: boolean): Promise<number> {
  const held = waited && (await look(db, claim, now))
  if (held) return held
  try {
    return await db.transaction().execute((tx) => holdWithin(tx, claim, now))
  } catch (error) {
    // Something that reserves time without these locks was faster: return the nearest free slots.
    if (problemOf(error)?.code !== 'slot_taken') throw error
    const own = await look(db, claim, now)
    if (own) return own
    throw error
  }
}

/** The existing hold of the same person; undefined if the slot is free; otherwise throws the refusal. */
async function look(db: Db, claim: Claim, now: Date): Promise<number | undefined> {
  const known = await queries.sameHold(db, claim, now)
  if (known) return known.id
  try {
    await free(db, claim, now)
    return undefined
  } catch (refused) {
    // What is in the way may be the hold of the same person's other tap, created since the check.
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
  if (found.status !== 'free') throw refusal(found, claim.minutes, sessions)
  return { ...session, look: found }
}

/** The claim itself, in the caller's transaction; returns the booking id. */
export async function holdWithin(tx: Tx, claim: Claim, now: Date): Promise<number> {
  const { consultantId, customerId, mode, minutes } = claim
  await lockAndExpireHolds(tx, { consultantIds: [consultantId], customerId }, now)
  const known = await queries.sameHold(tx, claim, now)
  if (known) return known.id
  await refuseBlocked(tx, customerId, consultantId)
  const { openHoldsPerPerson, holdMinutes } = await readSettings(tx, now)
  if ((await queries.countHolds(tx, customerId, now)) >= openHoldsPerPerson) throw new Problem('hold_limit')
  const { look: found, startsAt, endsAt } = await free(tx, claim, now)
  const fee = await queries.feeOf(tx, consultantId, mode, minutes)
  if (!fee) throw new Problem('slot_not_offered')
  const heldUntil = new Date(now.getTime() + holdMinutes * MINUTE_MS)
  const { id } = await queries.insertHold(tx, {
    ...{ customerId, consultantId, mode, minutes, startsAt, endsAt, heldUntil, now },
    ...{ year: dayInIndia(now).slice(2, 4), room: newRoomSlug(), pricePaise: fee.feePaise },
    ...{ brief: claim.brief, industryId: claim.industryId ?? null },
    ...{ followsId: claim.followsId ?? null, customerZone: claim.timeZone },
  })
  await takeTime(tx, { consultantId, bookingId: id, startsAt, endsAt, look: found, lapsesAt: heldUntil })
  const by = { id: customerId, role: 'customer' } as const
  await recordBookingEvent(tx, id, { kind: 'held', from: null, to: 'held', by, at: now })
  return id
}

async function checkRequest(db: Db, { industryId, followsId, customerId, consultantId }: Claim) {
  if (await isSamePerson(db, customerId, [consultantId])) throw new Problem('own_account')
  if (followsId && !(await queries.isBookingBetween(db, followsId, customerId, consultantId)))
    throw new Problem('not_found')
  if (industryId && !(await industryExists(db, industryId)))
    throw new Problem('invalid', { errors: { industryId: ['This industry is no longer in the catalogue.'] } })
}

/** The customer releases the slot. */
export async function releaseHold({ db, actor, now }: SignedIn, { id }: Input<typeof api.releaseHold>) {
  await db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking?.customerId !== actor.id) throw new Problem('not_found')
    if (stateAt(booking, now) !== 'held') throw new Problem('stale')
    if (pendingPaymentFor(booking, await pendingPaymentsOf(tx, actor.id))) throw new Problem('payment_confirming')
    const by = { id: actor.id, role: 'customer' } as const
    await changeBooking(tx, booking, { to: 'expired', kind: 'let_go', by, at: now })
    await freeTime(tx, [id])
    await notifyBrowsers(tx, now, id, [actor.id])
  })
  return { booking: await bookingFor(db, id, actor, now) }
}
