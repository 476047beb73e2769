import { type Deed, type Entry, post } from '#server/domains/ledger/service.ts'
import { putInWallet } from './buying.ts'
import { clockOf, dayAt, type Making } from './timeline.ts'
import { topUpsOf, writeTopUp } from './write-top-ups.ts'

const WELCOME_PAISE = 25_000
const ENOUGH_PAISE = 500_000

type Movement = Deed & { entries: Entry[] }

/** Customers with some money, moved as all money is: every other one has a wallet, some were given promotional credit. */
export async function writeMoney({ tx, timeline, now }: Making) {
  const customers = await tx.selectFrom('accounts').select('id').where('type', '=', 'user').orderBy('id').execute()
  for (const topUp of topUpsOf(customers, now)) timeline.at(topUp.at, () => writeTopUp(tx, topUp))
  for (const [index, { id }] of customers.entries())
    if (index % 4 === 0) {
      const movement = welcome(id, index, now)
      timeline.at(movement.at, () => post(tx, movement))
    }
  // Whoever tries the demo has enough to talk and to book with.
  const at = dayAt(now, 1, '20:20')
  timeline.at(at, () => putInWallet(tx, { accountId: customers[0]!.id, paise: ENOUGH_PAISE, at }))
}

const welcome = (of: number, index: number, now: Date): Movement => ({
  ...{ key: `demo welcome ${of}`, kind: 'promotional_credit', memo: 'Welcome credit' },
  at: dayAt(now, 20 - (index % 19), clockOf(index)),
  entries: [
    { place: 'promotions', paise: -WELCOME_PAISE },
    { place: { purse: 'promo', of }, paise: WELCOME_PAISE },
  ],
})
