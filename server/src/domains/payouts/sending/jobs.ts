import { readSettings } from '#server/domains/settings/public.ts'
import type { Services } from '#server/platform/services.ts'
import { secondsAfter } from '#server/platform/time.ts'
import { PayoutRefused } from '../providers/provider.ts'
import { type Claimed, claimToSend } from '../withdrawals/queries.ts'
import { referenceOf, SEND_AGAIN_SECONDS } from '../withdrawals/rules.ts'
import { hearFault } from './faults.ts'
import { settlePayout, settleRefused } from './service.ts'

const AT_ONCE = 50

/**
 * Sends approved payouts and polls pending ones. If a process dies between sending and the response, the row is sent
 * again with the same key, which the provider pays once. Permanent failures end the payout; others are retried.
 */
export async function sendPayouts(services: Services, now: Date) {
  const { payoutProvider, db } = services
  if (!payoutProvider) return
  const { productName } = await readSettings(db, now)
  const narration = productName.replaceAll(/[^a-zA-Z0-9 ]/g, '').slice(0, 30)
  for (const claimed of await claimToSend(db, now, secondsAfter(now, SEND_AGAIN_SECONDS), AT_ONCE)) {
    try {
      await settlePayout(services, claimed.id, await sendOrFind(services, claimed, narration, now), now)
    } catch (error) {
      if (error instanceof PayoutRefused) await settleRefused(services, claimed.id, error.message, now)
      else await hearFault(services, claimed, error as Error, now)
    }
  }
}

function sendOrFind(
  { payoutProvider }: Services,
  { id, amountPaise, payoutId, accountId }: Claimed,
  narration: string,
  now: Date,
) {
  if (payoutId) return payoutProvider!.find(payoutId, now)
  const payout = {
    key: `withdrawal-${id}`,
    accountId: accountId!,
    paise: amountPaise,
    reference: referenceOf(id),
    narration,
  }
  return payoutProvider!.send(payout, now)
}
