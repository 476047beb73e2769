import type { Db } from '#server/platform/db/db.ts'
import { newToken, tokenHash } from '#server/platform/security/secrets.ts'
import { createClock } from '#test/clock.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import type { Person } from '#test/people.ts'

const BATCH = 2_000
let mobiles = 0
const newMobile = () => {
  mobiles += 1
  return `8${String(mobiles).padStart(9, '0')}`
}

/** Signed-in customers: their tokens. */
export async function signedInCustomers(db: Db, count: number): Promise<string[]> {
  const now = new Date()
  const tokens = Array.from({ length: count }, newToken)
  for (let first = 0; first < count; first += BATCH) {
    const some = tokens.slice(first, first + BATCH)
    const row = { type: 'user', name: 'Customer', source: 'popup', created_at: now, updated_at: now }
    const people = await db
      .insertInto('accounts')
      .values(some.map(() => ({ ...row, mobile: newMobile() })))
      .returning('id')
      .execute()
    const device = { user_agent: 'stress', address: '127.0.0.1', created_at: now, last_used_at: now }
    const expires = { expires_at: new Date(now.getTime() + 86_400_000) }
    await db
      .insertInto('sessions')
      .values(people.map(({ id }, n) => ({ ...device, ...expires, account_id: id, token_hash: tokenHash(some[n]!) })))
      .execute()
  }
  return tokens
}

/** A listed consultant who works every day from nine to six in India and offers half hours by video. */
export async function aConsultantToBook(db: Db): Promise<number> {
  const now = new Date()
  const row = { type: 'consultant', name: 'Consultant', source: 'popup', created_at: now, updated_at: now }
  const { id } = await db
    .insertInto('accounts')
    .values({ ...row, mobile: newMobile() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await aListedConsultant({ db, clock: createClock(now), aConsultant: async () => ({ id }) as Person })
  const hours = { consultant_id: id, from_minute: 540, to_minute: 1080 }
  await db
    .insertInto('weekly_hours')
    .values([1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ ...hours, weekday })))
    .execute()
  return id
}
