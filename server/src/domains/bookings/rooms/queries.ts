import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** A paid booking by the slug of its room. */
export const bookedRoom = (db: Db | Tx, slug: string) =>
  db
    .selectFrom('bookings')
    .leftJoin('industries', 'industries.id', 'bookings.industry_id')
    .select([
      ...(['bookings.id', 'bookings.number', 'bookings.state', 'bookings.mode', 'bookings.brief'] as const),
      'bookings.customer_id as customerId',
      'bookings.consultant_id as consultantId',
      'bookings.price_paise as pricePaise',
      sql<Date>`lower(during)`.as('startsAt'),
      sql<Date>`upper(during)`.as('endsAt'),
      'industries.id as industryId',
      'industries.slug as industrySlug',
      'industries.title_english as industryEnglish',
      'industries.title_hindi as industryHindi',
    ])
    .where('bookings.room', '=', slug)
    .where('bookings.line_id', 'is not', null)
    .executeTakeFirst()
export type BookedRow = NonNullable<Awaited<ReturnType<typeof bookedRoom>>>

/** Rooms with participants whose session was cancelled or reassigned. */
export const strayRooms = async (db: Db, limit: number) => {
  const { rows } = await sql<{ slug: string }>`
    select distinct rooms.slug from room_seats
    join rooms on rooms.slug = room_seats.room and rooms.kind = 'booking' and rooms.ended_at is null
    join bookings on bookings.id = rooms.item_id
    where bookings.state not in ('confirmed', 'in_call')
      or room_seats.account_id not in (bookings.customer_id, bookings.consultant_id)
    order by rooms.slug limit ${limit}`.execute(db)
  return rows.map(({ slug }) => slug)
}
