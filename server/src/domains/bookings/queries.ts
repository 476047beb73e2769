import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'
import type { BookingFacts } from './booking.ts'
import { ROOM_CHANGED } from './rooms.ts'

export const FACTS = [
  'bookings.id',
  'bookings.number',
  'bookings.room',
  'bookings.customer_id as customerId',
  'bookings.consultant_id as consultantId',
  'bookings.mode',
  'bookings.minutes',
  'bookings.extended_minutes as extendedMinutes',
  'bookings.state',
  'bookings.held_until as heldUntil',
  'bookings.cancelled_by as cancelledBy',
  'bookings.no_show_of as noShowOf',
  'bookings.judged_at as judgedAt',
  'bookings.settled_at as settledAt',
  'bookings.industry_id as industryId',
  'bookings.brief',
  'bookings.price_paise as pricePaise',
  'bookings.order_id as orderId',
  'bookings.line_id as lineId',
  'bookings.moves',
  'bookings.moved_by as movedBy',
  'bookings.may_decline_until as mayDeclineUntil',
  'bookings.refund_most_percent as refundMostPercent',
  'bookings.sequence',
  'bookings.follows_id as followsId',
  'bookings.customer_zone as customerZone',
  'bookings.created_at as createdAt',
  'bookings.changed_at as changedAt',
] as const
export const STARTS_AT = sql<Date>`lower(bookings.during)`
export const ENDS_AT = sql<Date>`upper(bookings.during)`

const facts = (db: Db | Tx) =>
  db
    .selectFrom('bookings')
    .select(FACTS)
    .select([STARTS_AT.as('startsAt'), ENDS_AT.as('endsAt')])
    .$castTo<BookingFacts>()

export const bookingById = (db: Db | Tx, id: number): Promise<BookingFacts | undefined> =>
  facts(db).where('bookings.id', '=', id).executeTakeFirst()

/** The booking, so that nobody else changes it before this transaction ends. */
export const lockBooking = (tx: Tx, id: number): Promise<BookingFacts | undefined> =>
  facts(tx).where('bookings.id', '=', id).forUpdate().executeTakeFirst()

export const languageOf = async (db: Db | Tx, accountId: number) =>
  await db.selectFrom('accounts').select(['name', 'language']).where('id', '=', accountId).executeTakeFirstOrThrow()

export const zoneOf = async (db: Db | Tx, consultantId: number) =>
  (await db.selectFrom('consultants').select('time_zone').where('id', '=', consultantId).executeTakeFirst())
    ?.time_zone ?? 'Asia/Kolkata'

export const industryExists = async (db: Db | Tx, id: number) =>
  (await db.selectFrom('industries').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Reaches every process once the transaction commits. */
export const tellProcessesOfRoom = (tx: Tx, room: string) => sql`select pg_notify(${ROOM_CHANGED}, ${room})`.execute(tx)
