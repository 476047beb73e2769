import { pricingIn } from '#server/domains/orders/service.ts'
import { rateOn } from '#server/domains/settings/service.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { WithTax } from './rules.ts'

/** The till's own arithmetic with the tax of the day, for who is billed in that state. */
export async function taxOn(
  db: Db | Tx,
  stateCode: string | undefined,
  at: Date,
): Promise<{ gstRateBp: number; withTax: WithTax }> {
  const [gstRateBp, priced] = [await rateOn(db, 'gst', at), await pricingIn(db, stateCode, at)]
  return { gstRateBp, withTax: (pricePaise: number) => priced(pricePaise).totalPaise }
}
