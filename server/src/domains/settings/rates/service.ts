import type { Input } from '#contract/endpoint.ts'
import type { ItemType } from '#contract/orders/constants.ts'
import type * as api from '#contract/settings/rates.ts'
import type { RateKind } from '#contract/settings/rates.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { notifyOtherProcesses } from '../queries.ts'
import { allRates, deleteComing, insertRate } from './queries.ts'
import { gstOf, rateOf, withStatus } from './rules.ts'

const FRESH_MS = 5_000
const cache = new WeakMap<object, { at: number; rates: Awaited<ReturnType<typeof allRates>> }>()

/**
 * The GST rate of consultations shown on pages before an order is priced, at most five seconds old if a change notification is lost; calculations use `readGst`.
 */
export async function shownGstBp(db: Db, now: Date) {
  const known = cache.get(db)
  const fresh = known && Math.abs(now.getTime() - known.at) < FRESH_MS
  const rates = fresh ? known.rates : await allRates(db)
  if (!fresh) cache.set(db, { at: now.getTime(), rates })
  return gstOf(rates, 'booking', dayInIndia(now)).rateBp
}

export const invalidateRates = (db: Db) => cache.delete(db)

/** The rate at an instant, in hundredths of a percent; GST depends on the item, see `readGst`. */
export const rateOn = async (db: Db | Tx, kind: RateKind, at: Date) => rateOf(await allRates(db), kind, dayInIndia(at))

/** The GST of items by the types of their order lines, at one instant. */
export async function readGst(db: Db | Tx, at: Date) {
  const rates = await allRates(db)
  return (type: ItemType) => gstOf(rates, type, dayInIndia(at))
}

/** All rates read once, for many instants. */
export async function readRates(db: Db | Tx) {
  const rates = await allRates(db)
  return (kind: RateKind, at: Date) => rateOf(rates, kind, dayInIndia(at))
}

export async function listRates({ db, now }: SignedIn) {
  const today = dayInIndia(now)
  return { rates: withStatus(await allRates(db), today), today }
}

export async function setRate(context: SignedIn, input: Input<typeof api.setRate>) {
  const { db, actor, now } = context
  const today = dayInIndia(now)
  const { kind, fromOn, rateBp, taxCode, reason } = input
  if (fromOn <= today)
    throw new Problem('invalid', {
      errors: { fromOn: ['Choose a date after today. Earlier sales keep the old rate.'] },
    })
  await db.transaction().execute(async (tx) => {
    await insertRate(tx, { ...input, setBy: actor.id, setAt: now })
    await notifyOtherProcesses(tx)
    const after = { rateBp, fromOn, ...(taxCode && { taxCode }) }
    await audit.record(tx, context, { action: 'rate.set', subject: { kind: 'rate', id: kind }, after, reason })
  })
  invalidateRates(db)
  const rate = withStatus(await allRates(db), today).find((one) => one.kind === kind && one.fromOn === fromOn)!
  return { rate }
}

export async function withdrawRate(context: SignedIn, { kind, fromOn, reason }: Input<typeof api.withdrawRate>) {
  const { db, now } = context
  await db.transaction().execute(async (tx) => {
    const gone = await deleteComing(tx, { kind, fromOn, today: dayInIndia(now) })
    if (!gone) throw new Problem('not_found')
    await notifyOtherProcesses(tx)
    const before = { rateBp: gone.rateBp, fromOn }
    await audit.record(tx, context, { action: 'rate.withdrawn', subject: { kind: 'rate', id: kind }, before, reason })
  })
  invalidateRates(db)
  return { kind, fromOn }
}
