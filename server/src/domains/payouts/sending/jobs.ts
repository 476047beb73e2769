import { readSettings } from '#server/domains/settings/service.ts'
import type { House } from '#server/platform/house.ts'
import { PayoutRefused } from '#server/platform/providers/payouts/provider.ts'
import { type Claimed, claimToSend } from '../withdrawals/queries.ts'
import { referenceOf, SEND_AGAIN_SECONDS, secondsAfter } from '../withdrawals/rules.ts'
import { hearFault } from './faults.ts'
import { settlePayout, settleRefused } from './service.ts'

const AT_ONCE = 50

/**
 * Sends what was approved and looks after what is on its way. A process that dies between sending and hearing the answer leaves a
 * row that is sent again under the same key, which the provider pays once. What cannot be paid ends; any other fault is tried again.
 */
export async function sendPayouts(house: House, now: Date) {
  const { payoutProvider, db } = house
  if (!payoutProvider) return
  const { productName } = await readSettings(db, now)
  const narration = productName.replaceAll(/[^a-zA-Z0-9 ]/g, '').slice(0, 30)
  for (const claimed of await claimToSend(db, now, secondsAfter(now, SEND_AGAIN_SECONDS), AT_ONCE)) {
    try {
      await settlePayout(house, claimed.id, await sendOrFind(house, claimed, narration, now), now)
    } catch (error) {
      if (error instanceof PayoutRefused) await settleRefused(house, claimed.id, error.message, now)
      else await hearFault(house, claimed, error as Error, now)
    }
  }
}

function sendOrFind(
  { payoutProvider }: House,
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
