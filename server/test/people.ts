import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { AccountType } from '#contract/endpoint.ts'
import { newToken, tokenHash } from '#server/platform/secrets.ts'
import { type Caller, createCaller, newAddress } from './caller.ts'

export interface PersonOptions {
  name?: string
  mobile?: string
  email?: string
}

export interface Person extends Caller {
  id: number
  type: AccountType
  name: string
  mobile: string
  email: string
  token: string
  address: string
}

const people = new WeakMap<pg.Pool, number>()
/**
 * Statements are planned once, and for an empty database; what grows is measured at every doubling, as autovacuum would.
 * Without it every call of a long file reads through all sessions that were ever opened.
 */
async function measureWhatGrew(pool: pg.Pool) {
  const count = (people.get(pool) ?? 0) + 1
  people.set(pool, count)
  if (count >= 64 && Number.isInteger(Math.log2(count)))
    await pool.query('begin; set local statement_timeout = 0; analyze; commit')
}

let mobiles = 0
/** A mobile nobody has yet. */
export const newMobile = () => {
  mobiles += 1
  return `7${String(mobiles).padStart(9, '0')}`
}

/** A person with an account and a device that is signed in, made as registration leaves them. */
export async function makePerson(
  app: FastifyInstance,
  type: AccountType,
  { name = { user: 'Asha Verma', consultant: 'Ravi Menon', admin: 'Meera Iyer' }[type], ...given }: PersonOptions = {},
): Promise<Person> {
  const mobile = given.mobile ?? newMobile()
  const email = given.email ?? `${type}${mobile}@example.in`
  const now = app.house.now()
  const { rows } = await app.house.pool.query<{ id: number }>(
    `insert into accounts (type, mobile, name, email, pincode, city, state, source, profile_completed_at, created_at, updated_at)
     values ($1, $2, $3, $4, '110001', 'New Delhi', 'Delhi', 'popup', $5, $5, $5) returning id`,
    [type, mobile, name, email, now],
  )
  const id = rows[0]!.id
  await measureWhatGrew(app.house.pool)
  const address = newAddress()
  const token = await signIn(app, id, address)
  return { id, type, name, mobile, email, token, address, ...createCaller(app, { token, address }) }
}

/** Another device of the same account. */
export async function signIn(app: FastifyInstance, accountId: number, address = newAddress()) {
  const token = newToken()
  const now = app.house.now()
  const expiresAt = new Date(now.getTime() + 30 * 24 * 3600 * 1000)
  await app.house.pool.query(
    `insert into sessions (account_id, token_hash, user_agent, address, created_at, last_used_at, expires_at, second_factor_at)
     select $1, $2, 'Mozilla/5.0 (X11; Linux) Chrome/140.0', $3, $4::timestamptz, $4, $5::timestamptz, case when type = 'admin' then $4::timestamptz end
     from accounts where id = $1`,
    [accountId, tokenHash(token), address, now, expiresAt],
  )
  return token
}
