import { type Deed, type Entry, post } from '#server/domains/ledger/service.ts'
import type { Tx } from '#server/platform/db.ts'
import { daysBefore } from './people.ts'

/** Rupees that customers put into their wallet, in turn; the first is the demo login's. */
const TOP_UPS = [5_000, 1_000, 2_500, 500, 10_000]
const WELCOME_PAISE = 25_000

type Movement = Deed & { entries: Entry[] }

/** Customers with some money, moved as all money is: every other one has a wallet, some were given promotional credit. */
export async function writeMoney(tx: Tx, now: Date) {
  const customers = await tx.selectFrom('accounts').select('id').where('type', '=', 'user').orderBy('id').execute()
  const movements = customers.flatMap(({ id }, index) => [
    ...(index % 2 === 0 ? [topUp(id, index, now)] : []),
    ...(index % 4 === 0 ? [welcome(id, index, now)] : []),
  ])
  for (const movement of movements.sort((a, b) => a.at.getTime() - b.at.getTime())) await post(tx, movement)
}

function topUp(of: number, index: number, now: Date): Movement {
  const paise = TOP_UPS[(index / 2) % TOP_UPS.length]! * 100
  return {
    ...{ key: `demo top-up ${of}`, kind: 'top_up', at: daysBefore(now, 30 - (index % 28)), memo: 'Wallet top-up' },
    entries: [
      { place: 'gateway', paise: -paise },
      { place: { purse: 'wallet', of }, paise },
    ],
  }
}

const welcome = (of: number, index: number, now: Date): Movement => ({
  ...{ key: `demo welcome ${of}`, kind: 'promotional_credit', memo: 'Welcome credit' },
  at: daysBefore(now, 20 - (index % 19)),
  entries: [
    { place: 'promotions', paise: -WELCOME_PAISE },
    { place: { purse: 'promo', of }, paise: WELCOME_PAISE },
  ],
})
