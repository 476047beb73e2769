import { pricingIn } from '#server/domains/orders/public.ts'
import { rateOn } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { WithTax } from './rules.ts'

/** The order arithmetic with the current tax for a buyer in that state. */
export async function taxOn(
  db: Db | Tx,
  stateCode: string | undefined,
  at: Date,
): Promise<{ gstRateBp: number; withTax: WithTax }> {
  const [gstRateBp, priced] = [await rateOn(db, 'gst', at), await pricingIn(db, stateCode, at)]
  return { gstRateBp, withTax: (pricePaise: number) => priced(pricePaise).totalPaise }
}
