import { priceLine } from '#server/domains/orders/service.ts'
import { rateOn } from '#server/domains/settings/service.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { WithTax } from './rules.ts'

/** The till's own arithmetic with the tax of the day; the total is the same wherever the buyer lives. */
export async function taxOn(db: Db | Tx, at: Date): Promise<{ gstRateBp: number; withTax: WithTax }> {
  const gstRateBp = await rateOn(db, 'gst', at)
  const withTax = (pricePaise: number) =>
    priceLine(pricePaise, { discountPaise: 0, gstRateBp, withinState: false }).totalPaise
  return { gstRateBp, withTax }
}
