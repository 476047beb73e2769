import { post } from '#server/domains/ledger/public.ts'
import { createDb, createPool, type Db } from '#server/platform/db/db.ts'
import { newToken, tokenHash } from '#server/platform/security/secrets.ts'

export interface Payer {
  id: number
  token: string
}

let mobiles = 0

/** A signed-in customer with this much in the wallet. */
export async function aPayer(db: Db, paise: number): Promise<Payer> {
  const now = new Date()
  const token = newToken()
  mobiles += 1
  const mobile = `6${String(mobiles).padStart(9, '0')}`
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('accounts')
      .values({ type: 'user', mobile, name: 'Payer', source: 'popup', created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('sessions')
      .values({
        ...{ account_id: id, token_hash: tokenHash(token), user_agent: 'stress', address: '127.0.0.1' },
        ...{ created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + 86_400_000) },
      })
      .execute()
    await post(tx, {
      ...{ key: `initial balance of ${id}`, kind: 'top_up', at: now },
      entries: [
        { place: 'gateway', paise: -paise },
        { place: { balance: 'wallet', of: id }, paise },
      ],
    })
    return { id, token }
  })
}

/** Runs with its own connection, which is closed afterwards. */
export async function withDb<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = createDb(createPool({ url, size: 2, statementTimeoutMs: 0 }))
  return work(db).finally(() => db.destroy())
}
