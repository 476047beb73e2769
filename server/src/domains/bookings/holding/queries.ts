import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

interface Wish {
  customerId: number
  consultantId: number
  startsAt: Date
}

/** What the same person holds already of the same time. */
export const sameHold = (db: Db | Tx, { customerId, consultantId, startsAt }: Wish, now: Date) =>
  db
    .selectFrom('bookings')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('consultant_id', '=', consultantId)
    .where('state', '=', 'held')
    .where('held_until', '>', now)
    .where(sql`lower(during)`, '=', startsAt)
    .executeTakeFirst()

export const countHolds = async (tx: Tx, customerId: number, now: Date) =>
  (
    await tx
      .selectFrom('bookings')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('customer_id', '=', customerId)
      .where('state', '=', 'held')
      .where('held_until', '>', now)
      .executeTakeFirstOrThrow()
  ).count

export const feeOf = (db: Db | Tx, consultantId: number, mode: string, minutes: number) =>
  db
    .selectFrom('consultant_fees')
    .select('fee_paise as feePaise')
    .where('consultant_id', '=', consultantId)
    .where('mode', '=', mode)
    .where('minutes', '=', minutes)
    .executeTakeFirst()

export const isBookingBetween = async (db: Db | Tx, id: number, customerId: number, consultantId: number) =>
  (await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('consultant_id', '=', consultantId)
    .executeTakeFirst()) !== undefined

interface NewHold {
  /** The last two digits of the year, for the number. */
  year: string
  room: string
  customerId: number
  consultantId: number
  mode: string
  minutes: number
  startsAt: Date
  endsAt: Date
  heldUntil: Date
  industryId: number | null
  brief: string
  pricePaise: number
  followsId: number | null
  customerZone: string
  now: Date
}

export const insertHold = (tx: Tx, hold: NewHold) =>
  tx
    .insertInto('bookings')
    .values({
      number: sql`(select 'PM-' || ${hold.year}::text || '-' || lpad(next, greatest(5, length(next)), '0')
        from (select nextval('booking_numbers')::text as next) as drawn)`,
      room: hold.room,
      customer_id: hold.customerId,
      consultant_id: hold.consultantId,
      mode: hold.mode,
      minutes: hold.minutes,
      during: sql`tstzrange(${hold.startsAt}, ${hold.endsAt})`,
      state: 'held',
      held_until: hold.heldUntil,
      industry_id: hold.industryId,
      brief: hold.brief,
      price_paise: hold.pricePaise,
      follows_id: hold.followsId,
      customer_zone: hold.customerZone,
      created_at: hold.now,
      changed_at: hold.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
