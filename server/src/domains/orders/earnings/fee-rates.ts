import { readRates } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { hasPan } from './queries.ts'
import type { FeeRates } from './rules.ts'

/** The fee rates of a consultant at any instant, which depend on the PAN and the day. */
export async function feeRatesOf(db: Db | Tx, consultantId: number): Promise<(at: Date) => FeeRates> {
  const tds = (await hasPan(db, consultantId)) ? 'tds' : 'tds_without_pan'
  const rate = await readRates(db)
  return (at) => ({
    commissionBp: rate('commission', at),
    commissionGstBp: rate('gst_on_commission', at),
    tcsBp: rate('tcs', at),
    tdsBp: rate(tds, at),
  })
}
