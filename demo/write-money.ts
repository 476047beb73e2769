import { type Deed, type Entry, post } from '#server/domains/ledger/service.ts'
import type { Tx } from '#server/platform/db.ts'
import { daysBefore } from './people.ts'
import { topUpsOf, writeTopUp } from './write-top-ups.ts'

const WELCOME_PAISE = 25_000

type Movement = Deed & { entries: Entry[] }

/** Customers with some money, moved as all money is: every other one has a wallet, some were given promotional credit. */
export async function writeMoney(tx: Tx, now: Date) {
  const customers = await tx.selectFrom('accounts').select('id').where('type', '=', 'user').orderBy('id').execute()
  const given = customers.filter((_, index) => index % 4 === 0).map(({ id }, n) => welcome(id, n * 4, now))
  const deeds = [
    ...topUpsOf(customers, now).map((topUp) => ({ at: topUp.at, write: () => writeTopUp(tx, topUp) })),
    ...given.map((movement) => ({ at: movement.at, write: () => post(tx, movement) })),
  ]
  for (const { write } of deeds.sort((a, b) => a.at.getTime() - b.at.getTime())) await write()
}

const welcome = (of: number, index: number, now: Date): Movement => ({
  ...{ key: `demo welcome ${of}`, kind: 'promotional_credit', memo: 'Welcome credit' },
  at: daysBefore(now, 20 - (index % 19)),
  entries: [
    { place: 'promotions', paise: -WELCOME_PAISE },
    { place: { purse: 'promo', of }, paise: WELCOME_PAISE },
  ],
})
