import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { ENDS_AT, FACTS, STARTS_AT } from '../queries.ts'
import type { Language, Shown } from './rules.ts'

/** Paid sessions of an account, with the other side's name. */
const sessions = (db: Db, accountId: number) =>
  db
    .selectFrom('bookings')
    .innerJoin('accounts as customer', 'customer.id', 'bookings.customer_id')
    .innerJoin('accounts as consultant', 'consultant.id', 'bookings.consultant_id')
    .select(FACTS)
    .select([
      STARTS_AT.as('startsAt'),
      ENDS_AT.as('endsAt'),
      sql<string>`case when customer.id = ${accountId} then 'customer' else 'consultant' end`.as('side'),
      sql<string>`case when customer.id = ${accountId} then consultant.name else customer.name end`.as('other'),
    ])
    .where('bookings.line_id', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('bookings.customer_id', '=', accountId), eb('bookings.consultant_id', '=', accountId)]),
    )
    .$castTo<Shown>()

export const sessionOf = (db: Db, accountId: number, bookingId: number) =>
  sessions(db, accountId).where('bookings.id', '=', bookingId).executeTakeFirst()

/** Sessions from a day on, soonest first when there are more than the limit. */
export const sessionsFrom = (db: Db, accountId: number, from: Date, limit: number) =>
  sessions(db, accountId)
    .where(sql<boolean>`lower(bookings.during) >= ${from}`)
    .orderBy(sql`lower(bookings.during)`, 'desc')
    .limit(limit)
    .execute()

export const readerOfFeed = (db: Db, secretHash: Buffer) =>
  db
    .selectFrom('calendar_feeds')
    .innerJoin('accounts', 'accounts.id', 'calendar_feeds.account_id')
    .select(['accounts.id', 'accounts.language'])
    .$narrowType<{ language: Language }>()
    .where('secret_hash', '=', secretHash)
    .where('accounts.deleted_at', 'is', null)
    .where('accounts.suspended_at', 'is', null)
    .executeTakeFirst()

export const feedOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('calendar_feeds')
    .select('renewed_at as renewedAt')
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** Replaces the previous secret, which stops working. */
export const storeFeed = (db: Db, accountId: number, secretHash: Buffer, now: Date) =>
  db
    .insertInto('calendar_feeds')
    .values({ account_id: accountId, secret_hash: secretHash, renewed_at: now })
    .onConflict((known) => known.column('account_id').doUpdateSet({ secret_hash: secretHash, renewed_at: now }))
    .execute()

export const dropFeed = (db: Db | Tx, accountId: number) =>
  db.deleteFrom('calendar_feeds').where('account_id', '=', accountId).execute()
