import { post } from '#server/domains/ledger/service.ts'
import type { Tx } from '#server/platform/db.ts'
import { daysBefore } from './people.ts'

/** Rupees that customers put into their wallet, in turn; the first is the demo login's. */
const TOP_UPS = [5_000, 1_000, 2_500, 500, 10_000]
const EVERY_NTH_HAS_CREDIT = 4

/** Customers with some money, moved as all money is: every other one has a wallet, some were given promotional credit. */
export async function writeMoney(tx: Tx, now: Date) {
  const customers = await tx.selectFrom('accounts').select('id').where('type', '=', 'user').orderBy('id').execute()
  for (const [index, { id }] of customers.entries()) {
    if (index % 2 === 0) {
      const paise = TOP_UPS[(index / 2) % TOP_UPS.length]! * 100
      await post(tx, {
        key: `demo top-up ${id}`,
        kind: 'top_up',
        at: daysBefore(now, 30 - (index % 28)),
        memo: 'Wallet top-up',
        entries: [
          { place: 'gateway', paise: -paise },
          { place: { purse: 'wallet', of: id }, paise },
        ],
      })
    }
    if (index % EVERY_NTH_HAS_CREDIT === 0)
      await post(tx, {
        key: `demo welcome ${id}`,
        kind: 'promotional_credit',
        at: daysBefore(now, 20 - (index % 19)),
        memo: 'Welcome credit',
        entries: [
          { place: 'promotions', paise: -25_000 },
          { place: { purse: 'promo', of: id }, paise: 25_000 },
        ],
      })
  }
}
