import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { BookingFacts } from '../booking.ts'
import { ENDS_AT, FACTS, STARTS_AT } from '../queries.ts'

export type BookingWithPeople = BookingFacts & { customer: string; consultant: string; isAppealed: boolean }

const withPeople = (db: Db | Tx) =>
  db
    .selectFrom('bookings')
    .innerJoin('accounts as customer', 'customer.id', 'bookings.customer_id')
    .innerJoin('accounts as consultant', 'consultant.id', 'bookings.consultant_id')
    .select(FACTS)
    .select([
      STARTS_AT.as('startsAt'),
      ENDS_AT.as('endsAt'),
      'customer.name as customer',
      'consultant.name as consultant',
      sql<boolean>`exists (select from booking_appeals a where a.booking_id = bookings.id and a.state = 'open')`.as(
        'isAppealed',
      ),
    ])
    .$castTo<BookingWithPeople>()

export const bookingsWithPeople = (db: Db | Tx, ids: readonly number[]): Promise<BookingWithPeople[]> =>
  withPeople(db)
    .where('bookings.id', 'in', [...ids])
    .execute()

/** Paid sessions that are not over, soonest first. */
export const upcomingWithPeople = (db: Db | Tx, accountId: number, limit: number): Promise<BookingWithPeople[]> =>
  withPeople(db)
    .where('bookings.state', 'in', ['confirmed', 'in_call'])
    .where((eb) => eb.or([eb('bookings.customer_id', '=', accountId), eb('bookings.consultant_id', '=', accountId)]))
    .orderBy(STARTS_AT)
    .limit(limit)
    .execute()
