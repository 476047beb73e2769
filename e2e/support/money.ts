import { randomUUID } from 'node:crypto'
import { post } from '#server/domains/ledger/public.ts'
import { createDb, createPool } from '#server/platform/db/db.ts'
import { openDatabase } from '#server/platform/db/postgres/open.ts'
import { type AuthRecord, newCustomer } from './api.ts'

/** Promotional credit in the ledger itself: what one member of staff may give in a day is less than a run needs. */
export async function giveCredit(accountId: number, paise: number, dataDir = process.env.E2E_DATA_DIR!) {
  const { url } = await openDatabase({ databaseUrl: undefined, dataDir }, () => {})
  const db = createDb(createPool({ url, size: 1 }))
  try {
    await db.transaction().execute((tx) =>
      post(tx, {
        key: `promotional credit ${randomUUID()}`,
        kind: 'promotional_credit',
        at: new Date(),
        memo: 'For a test',
        entries: [
          { place: 'promotions', paise: -paise },
          { place: { balance: 'promo', of: accountId }, paise },
        ],
      }),
    )
  } finally {
    await db.destroy()
  }
}

/** A new customer with promotional credit, enough for any service. */
export async function richCustomer(baseURL: string): Promise<AuthRecord> {
  const person = await newCustomer(baseURL)
  await giveCredit(person.id, 2_000_000)
  return person
}
