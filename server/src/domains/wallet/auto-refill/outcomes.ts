import { tell } from '#server/domains/notices/service.ts'
import type { Payment } from '#server/domains/payments/service.ts'
import type { Tx } from '#server/platform/db.ts'
import { keepMandate, refillEnded, refillRefused } from './queries.ts'

/** A bank that refuses this often in a row is not asked again until the person says so. */
const REFUSALS = 3

/** A top-up has come: perhaps with a mandate, perhaps because the wallet asked for it. */
export async function refillCaptured(tx: Tx, payment: Payment, at: Date) {
  const { id, providerCustomerId: customerId, providerTokenId: tokenId, method } = payment
  if (customerId && tokenId) await keepMandate(tx, id, { customerId, tokenId, method })
  await refillEnded(tx, id, at)
}

export async function refillFailed(tx: Tx, { id }: Payment, at: Date) {
  const refused = await refillRefused(tx, id, REFUSALS)
  if (refused?.state !== 'paused') return
  const params = { paise: refused.paise }
  await tell(tx, at, { accountId: refused.accountId, message: 'auto_refill_paused', params })
}
