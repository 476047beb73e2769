import type * as api from '#contract/bookings/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { freeTime } from '#server/domains/availability/public.ts'
import { batched } from '#server/platform/db/batched.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { executeAhead, executeTogether, executeWithCommit } from '#server/platform/db/db-driver.ts'
import { serializeByKey } from '#server/platform/db/serialize-by-key.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { problemOf } from '#server/platform/http/database-problem.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { latest } from '#server/platform/time.ts'
import { changeBooking } from '../events.ts'
import { pendingPaymentsOf } from '../money/queries.ts'
import { pendingPaymentFor } from '../money/rules.ts'
import { notifyBrowsers } from '../notifications.ts'
import { lockBooking } from '../queries.ts'
import { stateAt } from '../rules.ts'
import { bookingFor, shownToCustomers } from '../views/service.ts'
import { decideClaims } from './claims.ts'
import { type Claim, limitLockWaits } from './queries.ts'
import type { Outcome } from './rules.ts'

interface Attempt extends Claim {
  now: Date
}

/** Enough for what arrives while a transaction is under way. */
const MOST_AT_ONCE = 50
/** Nobody waits longer for a transaction of others: its connection may be lost. */
const TIMEOUT_MS = 250
/** Of a transaction for several; others hold these locks for milliseconds. */
const LOCK_TIMEOUT_MS = 200

/**
 * Reserves the slot; payment has to follow before the hold expires. Repeating the request returns the same booking.
 * Requests that arrive while others are decided are decided together after them, in one transaction.
 */
export function holdingSlots({ db }: Pick<Services, 'db'>) {
  const decideWithOthers = batched((attempts: Attempt[]) => decideTogether(db, attempts), {
    most: MOST_AT_ONCE,
    timeoutMs: TIMEOUT_MS,
  })
  const show = batched((held: (Attempt & { id: number })[]) => shownToCustomers(db, held))
  return async ({ actor, now }: SignedIn, input: Input<typeof api.holdSlot>) => {
    const attempt = { ...input, customerId: actor.id, now }
    const outcome =
      (await decideWithOthers(attempt)) ??
      (await serializeByKey(`time of consultant ${input.consultantId}`, () => decideAlone(db, attempt)))
    return { booking: await show({ ...attempt, id: idOf(outcome) }) }
  }
}

function idOf(outcome: Outcome) {
  if ('refused' in outcome) throw outcome.refused
  return outcome.id
}

/**
 * Undefined if the transaction failed: what is wrong with one claim must not refuse the others, and whoever holds the
 * lock of one consultant must not delay claims on others, nor take more than one connection from them.
 */
async function decideTogether(db: Db, attempts: readonly Attempt[]): Promise<(Outcome | undefined)[]> {
  try {
    return await db.transaction().execute(async (tx) => {
      await executeAhead(tx, limitLockWaits(tx, LOCK_TIMEOUT_MS))
      return decideIn(tx, attempts)
    })
  } catch {
    return attempts.map(() => undefined)
  }
}

async function decideAlone(db: Db, attempt: Attempt): Promise<Outcome> {
  const decideOnce = () => db.transaction().execute(async (tx) => (await decideIn(tx, [attempt]))[0]!)
  try {
    return await decideOnce()
  } catch (error) {
    // Something that reserves time without these locks was faster: return the nearest free slots.
    if (problemOf(error)?.code !== 'slot_taken') throw error
    return decideOnce()
  }
}

async function decideIn(tx: Tx, attempts: readonly Attempt[]) {
  const { outcomes, writes } = await decideClaims(tx, attempts, latest(attempts.map(({ now }) => now)))
  for (const write of writes) await executeWithCommit(tx, write)
  return outcomes
}

/** The claim itself, in the caller's transaction; returns the booking id. */
export async function holdWithin(tx: Tx, claim: Claim, now: Date): Promise<number> {
  const { outcomes, writes } = await decideClaims(tx, [claim], now)
  await executeTogether(tx, ...writes)
  return idOf(outcomes[0]!)
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
