import { sql, type UpdateObject } from 'kysely'
import type { ReasonCode } from '#contract/reasons.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DB } from '#server/platform/db/schema.gen.ts'
import { INDIA } from '#server/platform/time.ts'
import type { BookingFacts, State } from './booking.ts'

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

/** Locks the booking until the transaction ends. */
export const lockBooking = (tx: Tx, id: number): Promise<BookingFacts | undefined> =>
  facts(tx).where('bookings.id', '=', id).forUpdate().executeTakeFirst()

export const languageOf = async (db: Db | Tx, accountId: number) =>
  await db.selectFrom('accounts').select(['name', 'language']).where('id', '=', accountId).executeTakeFirstOrThrow()

export const zoneOf = async (db: Db | Tx, consultantId: number) =>
  (await db.selectFrom('consultants').select('time_zone').where('id', '=', consultantId).executeTakeFirst())
    ?.time_zone ?? INDIA

export const industryExists = async (db: Db | Tx, id: number) =>
  (await db.selectFrom('industries').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** The channel on which processes learn the slug of a room whose session was cancelled or reassigned. */
export const ROOM_CHANGED = 'booked_room_changed'
/** Reaches every process once the transaction commits. */
export const notifyProcessesOfRoom = (tx: Tx, room: string) =>
  sql`select pg_notify(${ROOM_CHANGED}, ${room})`.execute(tx)

export type BookingColumns = UpdateObject<DB, 'bookings'>

/** Only if it is still in the expected state. */
export const updateBooking = async (tx: Tx, { id, seen, set }: { id: number; seen: State; set: BookingColumns }) =>
  (await tx.updateTable('bookings').set(set).where('id', '=', id).where('state', '=', seen).executeTakeFirst())
    .numUpdatedRows > 0n

export interface NewEvent {
  bookingId: number
  at: Date
  kind: string
  fromState: State | null
  toState: State
  byId: number | null
  byRole: string
  reason: string
  reasonCode?: ReasonCode | null
  data: object
}

export const insertEvents = (tx: Tx, events: readonly NewEvent[]) =>
  tx
    .insertInto('booking_events')
    .values(
      events.map((event) => ({
        booking_id: event.bookingId,
        at: event.at,
        kind: event.kind,
        from_state: event.fromState,
        to_state: event.toState,
        by_id: event.byId,
        by_role: event.byRole,
        reason: event.reason,
        reason_code: event.reasonCode ?? null,
        data: JSON.stringify(event.data),
      })),
    )
    .execute()

/** The columns of a new time. */
export const timeColumns = (startsAt: Date, endsAt: Date): BookingColumns => ({
  during: sql<string>`tstzrange(${startsAt}, ${endsAt})`,
})

/** Names of both sides, and the consultant's time zone. */
export const namesOf = (tx: Tx, { customerId, consultantId }: Pick<BookingFacts, 'customerId' | 'consultantId'>) =>
  tx
    .selectFrom('accounts as customer')
    .innerJoin('accounts as consultant', (join) => join.on('consultant.id', '=', consultantId))
    .innerJoin('consultants', 'consultants.id', 'consultant.id')
    .select(['customer.name as customer', 'consultant.name as consultant', 'time_zone as consultantZone'])
    .where('customer.id', '=', customerId)
    .executeTakeFirstOrThrow()

/** What was paid for the session including tax; 0 if unpaid. */
export const paidFor = async (tx: Tx, { lineId }: Pick<BookingFacts, 'lineId'>) =>
  lineId === null
    ? 0
    : (await tx.selectFrom('order_lines').select('total_paise').where('id', '=', lineId).executeTakeFirstOrThrow())
        .total_paise

export const appealerOf = async (tx: Tx, bookingId: number) =>
  (await tx.selectFrom('booking_appeals').select('by_id').where('booking_id', '=', bookingId).executeTakeFirst())?.by_id

/** Whether an older message of the same author is unread. */
export const unreadBefore = async (tx: Tx, bookingId: number, fromId: number) =>
  (
    await tx
      .selectFrom('booking_messages')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('from_id', '=', fromId)
      .where('read_at', 'is', null)
      .limit(2)
      .execute()
  ).length > 1

/** Whether one has paid for a session with the other. */
export const haveBooked = async (db: Db | Tx, one: number, other: number) =>
  (await db
    .selectFrom('bookings')
    .select('id')
    .where((where) =>
      where.or([
        where.and({ customer_id: one, consultant_id: other }),
        where.and({ customer_id: other, consultant_id: one }),
      ]),
    )
    .where('state', 'not in', ['held', 'expired'])
    .limit(1)
    .executeTakeFirst()) !== undefined

export const bookingsNumbered = (db: Db, number: string) =>
  db
    .selectFrom('bookings')
    .innerJoin('accounts', 'accounts.id', 'bookings.customer_id')
    .select(['bookings.id', 'bookings.number as reference', 'accounts.name'])
    .where('bookings.number', '=', number.toUpperCase())
    .execute()
