import { post } from '#server/domains/ledger/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { newToken, tokenHash } from '#server/platform/security/secrets.ts'
import { createClock } from '#test/clock.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import type { Person } from '#test/people.ts'

let mobiles = 0
const anAccount = async (db: Db, type: 'user' | 'consultant', now: Date) => {
  mobiles += 1
  const mobile = `6${String(500_000_000 + mobiles)}`
  const row = { type, mobile, name: 'Somebody', source: 'popup', created_at: now, updated_at: now }
  return (await db.insertInto('accounts').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** A customer and an expert. */
export async function aPair(db: Db, now: Date) {
  const [customerId, consultantId] = [await anAccount(db, 'user', now), await anAccount(db, 'consultant', now)]
  await db
    .insertInto('consultants')
    .values({
      id: consultantId,
      slug: `stress-${consultantId}`,
      approval_changed_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { customerId, consultantId }
}

const signIn = async (db: Db, id: number, now: Date) => {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({
      ...{ account_id: id, token_hash: tokenHash(token), user_agent: 'stress', address: '127.0.0.1' },
      ...{ created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + 86_400_000) },
    })
    .execute()
  return { id, token }
}

/** A customer and a listed expert, each with a signed-in device. */
export async function aSignedInPair(db: Db, ratePaise: number) {
  const now = new Date()
  const [customerId, id] = [await anAccount(db, 'user', now), await anAccount(db, 'consultant', now)]
  await aListedConsultant({ db, clock: createClock(now), aConsultant: async () => ({ id }) as Person })
  await db.updateTable('consultants').set({ talk_rate_paise: ratePaise }).where('id', '=', id).execute()
  return { customer: await signIn(db, customerId, now), expert: await signIn(db, id, now), ratePaise }
}
export type SignedInPair = Awaited<ReturnType<typeof aSignedInPair>>

let topUps = 0
export const topUp = (db: Db, of: number, paise: number, at: Date) => {
  topUps += 1
  const key = `stress top-up ${topUps} of ${of}`
  return db.transaction().execute((tx) =>
    post(tx, {
      ...{ key, kind: 'top_up', at },
      entries: [
        { place: 'gateway', paise: -paise },
        { place: { balance: 'wallet', of }, paise },
      ],
    }),
  )
}
