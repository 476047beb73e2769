import { sql } from 'kysely'
import type pg from 'pg'
import type { AccountType } from '#contract/endpoint.ts'
import type { Tx } from '#server/platform/db/db.ts'

interface Details {
  id: number
  name: string
  mobile: string
  email: string | null
  thumbnail: string | null
  type: AccountType
  pincode: string | null
  city: string | null
  state: string | null
  language: 'en' | 'hi'
  profileComplete: boolean
  createdAt: Date
}

/** Runs on every page of a signed-in person, so it is a named statement that PostgreSQL plans once per connection. */
export const USER_DETAILS = {
  name: 'user-details',
  text: `select id, name, mobile, email, thumbnail, type, pincode, city, state, language,
      profile_completed_at is not null as "profileComplete", created_at as "createdAt"
    from accounts where id = $1`,
}

export const userDetails = async (pool: pg.Pool, id: number) =>
  (await pool.query<Details>({ ...USER_DETAILS, values: [id] })).rows[0]!

export interface ProfileChange {
  name?: string | undefined
  email?: string | undefined
  pincode?: string | undefined
  city?: string | undefined
  state?: string | undefined
  language?: 'en' | 'hi' | undefined
  thumbnail?: string | null | undefined
}

/** Updates the given fields; the profile is complete once every field required at registration is set. */
export const updateAccount = (tx: Tx, id: number, change: ProfileChange, now: Date) =>
  tx
    .updateTable('accounts')
    .set(Object.fromEntries(Object.entries({ ...change, updated_at: now }).filter(([, value]) => value !== undefined)))
    .where('id', '=', id)
    .execute()

export const markProfileComplete = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('accounts')
    .set({ profile_completed_at: now })
    .where('id', '=', id)
    .where('profile_completed_at', 'is', null)
    .where('email', 'is not', null)
    .where('pincode', 'is not', null)
    .where('city', 'is not', null)
    .where('state', 'is not', null)
    .execute()

/**
 * The current photo of an account, locked so that two uploads do not orphan a file. Rows that refer to the account can
 * still be written meanwhile: their writers may hold what the change of a photo waits for.
 */
export const profileForChange = (tx: Tx, id: number) =>
  tx
    .selectFrom('accounts')
    .select(['name', 'thumbnail'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/**
 * Stores the state a customer gave while paying, so that it is asked only once. A profile that already has an Indian
 * state is not changed: an order may be billed elsewhere.
 */
export const rememberState = (tx: Tx, accountId: number, { code, at }: { code: string; at: Date }) =>
  tx
    .updateTable('accounts')
    .from('states')
    .set({ state: sql<string>`states.title_english`, updated_at: at })
    .where('accounts.id', '=', accountId)
    .where('states.code', '=', code)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('states as known').whereRef('known.title_english', '=', 'accounts.state').select('known.code'),
        ),
      ),
    )
    .execute()
