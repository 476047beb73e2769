import { readSettings } from '#server/domains/settings/service.ts'
import type { House } from '#server/platform/house.ts'
import { claimToSend } from '../withdrawals/queries.ts'
import { referenceOf, SEND_AGAIN_SECONDS, secondsAfter } from '../withdrawals/rules.ts'
import { settlePayout } from './service.ts'

const AT_ONCE = 50

/**
 * Sends what was approved and looks after what is on its way. A process that dies between sending and hearing the answer leaves a
 * row that is sent again under the same key, which the provider pays once.
 */
export async function sendPayouts(house: House, now: Date) {
  const { payoutProvider, db, log } = house
  if (!payoutProvider) return
  const { productName } = await readSettings(db, now)
  for (const { id, amountPaise, payoutId, accountId } of await claimToSend(
    db,
    now,
    secondsAfter(now, SEND_AGAIN_SECONDS),
    AT_ONCE,
  )) {
    try {
      const fact = payoutId
        ? await payoutProvider.find(payoutId, now)
        : await payoutProvider.send(
            {
              key: `withdrawal-${id}`,
              accountId: accountId!,
              paise: amountPaise,
              reference: referenceOf(id),
              narration: productName.replaceAll(/[^a-zA-Z0-9 ]/g, '').slice(0, 30),
            },
            now,
          )
      await settlePayout(house, id, fact, now)
    } catch (error) {
      log.warn({ withdrawal: id, error: (error as Error).message }, 'a payout could not be sent or looked up')
    }
  }
}
