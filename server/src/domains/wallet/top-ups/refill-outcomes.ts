import { notify } from '#server/domains/notifications/public.ts'
import type { Payment } from '#server/domains/payments/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { refillEnded, refillRefused, storeMandate } from './queries.ts'

/** After this many refusals in a row the bank is not asked again until the person turns it on. */
const REFUSALS = 3

/** A top-up was captured: possibly with a mandate, possibly as an automatic refill. */
export async function refillCaptured(tx: Tx, payment: Payment, at: Date) {
  const { id, providerCustomerId: customerId, providerTokenId: tokenId, method } = payment
  if (customerId && tokenId) await storeMandate(tx, id, { customerId, tokenId, method })
  await refillEnded(tx, id, at)
}

export async function refillFailed(tx: Tx, { id }: Payment, at: Date) {
  const refused = await refillRefused(tx, id, REFUSALS)
  if (refused?.state !== 'paused') return
  const params = { paise: refused.paise }
  await notify(tx, at, { accountId: refused.accountId, message: 'auto_refill_paused', params })
}
