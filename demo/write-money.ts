import { type Entry, type PostingHeader, post } from '#server/domains/ledger/public.ts'
import { putInWallet } from './buying.ts'
import { clockOf, dayAt, type Making } from './timeline.ts'
import { topUpsOf, writeTopUp } from './write-top-ups.ts'

const WELCOME_PAISE = 25_000
const ENOUGH_PAISE = 500_000

type Movement = PostingHeader & { entries: Entry[] }

/** Customers with money, moved through the ledger: every other one has a wallet, some have promotional credit. */
export async function writeMoney({ tx, timeline, now }: Making) {
  const customers = await tx.selectFrom('accounts').select('id').where('type', '=', 'user').orderBy('id').execute()
  for (const topUp of topUpsOf(customers, now)) timeline.at(topUp.at, () => writeTopUp(tx, topUp))
  for (const [index, { id }] of customers.entries())
    if (index % 4 === 0) {
      const movement = welcome(id, index, now)
      timeline.at(movement.at, () => post(tx, movement))
    }
  // The demo login has enough to talk and to book.
  const at = dayAt(now, 1, '20:20')
  timeline.at(at, () => putInWallet(tx, { accountId: customers[0]!.id, paise: ENOUGH_PAISE, at }))
}

const welcome = (of: number, index: number, now: Date): Movement => ({
  ...{ key: `demo welcome ${of}`, kind: 'promotional_credit', memo: 'Welcome credit' },
  at: dayAt(now, 20 - (index % 19), clockOf(index)),
  entries: [
    { place: 'promotions', paise: -WELCOME_PAISE },
    { place: { balance: 'promo', of }, paise: WELCOME_PAISE },
  ],
})
