import { post } from '#server/domains/ledger/service.ts'
import type { Db } from '#server/platform/db.ts'

let mobiles = 0
const anAccount = async (db: Db, type: 'user' | 'consultant', now: Date) => {
  mobiles += 1
  const mobile = `6${String(500_000_000 + mobiles)}`
  const row = { type, mobile, name: 'Somebody', source: 'popup', created_at: now, updated_at: now }
  return (await db.insertInto('accounts').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** A customer and an expert of their own. */
export async function aPair(db: Db, now: Date) {
  const [customerId, consultantId] = [await anAccount(db, 'user', now), await anAccount(db, 'consultant', now)]
  await db
    .insertInto('consultants')
    .values({
      id: consultantId,
      slug: `proof-${consultantId}`,
      approval_changed_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { customerId, consultantId }
}

let topUps = 0
export const topUp = (db: Db, of: number, paise: number, at: Date) => {
  topUps += 1
  const key = `proof top-up ${topUps} of ${of}`
  return db.transaction().execute((tx) =>
    post(tx, {
      ...{ key, kind: 'top_up', at },
      entries: [
        { place: 'gateway', paise: -paise },
        { place: { purse: 'wallet', of }, paise },
      ],
    }),
  )
}
