import { type Payment, payerOf } from '#server/domains/payments/service.ts'
import type { Tx } from '#server/platform/db.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
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
  const { mobile, email, language } = await payerOf(tx, refused.accountId)
  const params = { paise: refused.paise }
  await outbox.add(tx, at, { message: 'auto_refill_paused', to: { mobile, email }, language, params })
}
