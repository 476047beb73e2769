import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { AccountType, StaffRole } from '#contract/endpoint.ts'
import { newToken, tokenHash } from '#server/platform/security/secrets.ts'
import { type Caller, createCaller, newAddress } from './caller.ts'

export interface PersonOptions {
  name?: string
  mobile?: string
  email?: string
  /** Of staff; an owner unless given. */
  role?: StaffRole
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
 * Statements are planned once, for an empty database; growing tables are analysed at every doubling, as autovacuum
 * would. Otherwise every call of a long file scans all sessions ever opened.
 */
async function measureWhatGrew(pool: pg.Pool) {
  const count = (people.get(pool) ?? 0) + 1
  people.set(pool, count)
  if (count >= 64 && Number.isInteger(Math.log2(count)))
    await pool.query('begin; set local statement_timeout = 0; analyze; commit')
}

let mobiles = 0
/** An unused mobile number. */
export const newMobile = () => {
  mobiles += 1
  return `7${String(mobiles).padStart(9, '0')}`
}

/** A person with an account and a signed-in device, as after registration. */
export async function makePerson(
  app: FastifyInstance,
  type: AccountType,
  { name = { user: 'Asha Verma', consultant: 'Ravi Menon', admin: 'Meera Iyer' }[type], ...given }: PersonOptions = {},
): Promise<Person> {
  const mobile = given.mobile ?? newMobile()
  const email = given.email ?? `${type}${mobile}@example.in`
  const now = app.services.now()
  const { rows } = await app.services.pool.query<{ id: number }>(
    `insert into accounts (type, staff_role, mobile, name, email, pincode, city, state, source, profile_completed_at, created_at, updated_at)
     values ($1, $6, $2, $3, $4, '110001', 'New Delhi', 'Delhi', 'popup', $5, $5, $5) returning id`,
    [type, mobile, name, email, now, type === 'admin' ? (given.role ?? 'owner') : null],
  )
  const id = rows[0]!.id
  await measureWhatGrew(app.services.pool)
  const address = newAddress()
  const token = await signIn(app, id, address)
  return { id, type, name, mobile, email, token, address, ...createCaller(app, { token, address }) }
}

/** Another device of the same account. */
export async function signIn(app: FastifyInstance, accountId: number, address = newAddress()) {
  const token = newToken()
  const now = app.services.now()
  const expiresAt = new Date(now.getTime() + 30 * 24 * 3600 * 1000)
  await app.services.pool.query(
    `insert into sessions (account_id, token_hash, user_agent, address, created_at, last_used_at, expires_at, second_factor_at)
     select $1, $2, 'Mozilla/5.0 (X11; Linux) Chrome/140.0', $3, $4::timestamptz, $4, $5::timestamptz, case when type = 'admin' then $4::timestamptz end
     from accounts where id = $1`,
    [accountId, tokenHash(token), address, now, expiresAt],
  )
  return token
}
