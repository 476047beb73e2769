import type { Db, Tx } from '#server/platform/db/db.ts'
import * as queries from './queries.ts'
import {
  type Discountable,
  type DiscountRequest,
  type DiscountUse,
  type Stage,
  sourceNamed,
  sourcesCountedPer,
  sourcesIn,
  type Terms,
} from './registry.ts'
import { bestOf, deduct, meteredSeconds, type Rest, type Taken, wholeUnits } from './rules.ts'

export interface QuotedDiscounts {
  taken: Taken[]
  /** The lines as sources of the last stage saw them. */
  reducible: Discountable[]
}

/** Asks all sources about a cart, stage by stage. */
export async function quoteDiscounts(db: Db | Tx, request: DiscountRequest, now: Date): Promise<QuotedDiscounts> {
  let rests = request.lines.map(({ pricePaise, units }) => wholeUnits(pricePaise, units))
  const taken: Taken[] = []
  for (const stage of ['included', 'credit'] as const)
    for (const [name, source] of sourcesIn(stage)) {
      const terms = await source.quote(db, { ...request, lines: withRests(request.lines, rests) }, now)
      const done = deduct(name, terms, rests)
      rests = done.left
      taken.push(...done.taken)
    }
  const reducible = withRests(request.lines, rests)
  const offered: Taken[] = []
  for (const [name, source] of sourcesIn('reduction'))
    offered.push(...deduct(name, await source.quote(db, { ...request, lines: reducible }, now), rests).taken)
  return { taken: [...taken, ...bestOf(offered)], reducible }
}

const withRests = (lines: readonly Discountable[], rests: readonly Rest[]) =>
  lines.map((line, at) => ({ ...line, pricePaise: rests[at]!.paise, units: rests[at]!.units }))

interface Metered {
  buyerId: number | undefined
  kind: Discountable['kind']
  itemId: number
  consultantId: number | null
}

/** More than any talk lasts. */
const SECONDS_MAX = 86_400

/** The discounts of something metered, for any price it may come to. */
export async function meteredDiscounts(db: Db | Tx, { buyerId, kind, itemId, consultantId }: Metered, now: Date) {
  const line = { id: itemId, kind, consultantId, units: SECONDS_MAX, pricePaise: 0 }
  const request = { buyerId, couponCode: undefined, lines: [line] }
  const asked: { stage: Stage; name: string; terms: readonly Terms[] }[] = []
  if (buyerId !== undefined)
    for (const stage of ['included', 'credit', 'reduction'] as const)
      for (const [name, source] of sourcesIn(stage))
        asked.push({ stage, name, terms: await source.quote(db, request, now) })
  return (price: { pricePaise: number; ratePaise: number; seconds?: number }): Taken[] => {
    let rest = meteredSeconds(price.pricePaise, price.ratePaise, price.seconds)
    const taken: Taken[] = []
    const offered: Taken[] = []
    for (const { stage, name, terms } of asked) {
      const done = deduct(name, terms, [rest])
      if (stage === 'reduction') offered.push(...done.taken)
      else {
        rest = done.left[0]!
        taken.push(...done.taken)
      }
    }
    return [...taken, ...bestOf(offered)]
  }
}

/** Stores what was taken off the lines of a new order, and has each source count it. */
export async function takeDiscounts(
  tx: Tx,
  { orderId, lineIds, taken }: { orderId: number; lineIds: readonly number[]; taken: readonly Taken[] },
  at: Date,
) {
  if (taken.length === 0) return
  await queries.insertDiscounts(
    tx,
    taken.map((one) => ({ ...one, lineId: lineIds[one.line]! })),
    at,
  )
  await takeEach(tx, orderId, await queries.takenOf(tx, orderId), at)
}

/** An expired order gave its discounts back; without them its price would differ. Throws a problem if one is gone. */
export async function takeDiscountsAgain(tx: Tx, orderId: number, at: Date) {
  await takeEach(tx, orderId, await queries.resumeAll(tx, orderId, at), at)
}

async function takeEach(tx: Tx, orderId: number, stored: readonly queries.StoredDiscount[], at: Date) {
  for (const { source, use } of usesIn(orderId, stored)) await sourceNamed(source).take(tx, use, at)
}

/** The order was never paid: every source gets its use back, once. */
export const giveBackUnpaid = async (tx: Tx, orderId: number, at: Date) =>
  giveBackEach(tx, orderId, await queries.endAll(tx, orderId, at), at)

/** Call it with the order locked after a line was refused, refunded or revoked. */
export async function giveBackFinished(tx: Tx, orderId: number, at: Date) {
  const counted = { perLine: sourcesCountedPer('line'), perOrder: sourcesCountedPer('order') }
  await giveBackEach(tx, orderId, await queries.endFinished(tx, orderId, counted, at), at)
}

async function giveBackEach(tx: Tx, orderId: number, stored: readonly queries.StoredDiscount[], at: Date) {
  for (const { source, use } of usesIn(orderId, stored)) await sourceNamed(source).giveBack(tx, use, at)
}

/** One use per row of a source, always in the same sequence, so that concurrent orders lock them alike. */
function usesIn(orderId: number, stored: readonly queries.StoredDiscount[]): { source: string; use: DiscountUse }[] {
  const sorted = stored.toSorted(
    (a, b) => a.source.localeCompare(b.source) || a.referenceId - b.referenceId || a.lineId - b.lineId,
  )
  return [...Map.groupBy(sorted, ({ source, referenceId }) => `${source} ${referenceId}`).values()].map((rows) => {
    const { source, referenceId, buyerId } = rows[0]!
    const lines = rows.map(({ lineId, kind, itemId, units, paise }) => ({ lineId, kind, itemId, units, paise }))
    return { source, use: { referenceId, orderId, buyerId, lines } }
  })
}
