import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

export interface ExtensionFacts {
  id: number
  bookingId: number
  customerId: number
  minutes: number
  /** The session's end when they were claimed, and with them. */
  fromAt: Date
  untilAt: Date
  pricePaise: number
  state: 'held' | 'given' | 'lapsed' | 'taken_back'
  heldUntil: Date
  orderId: number | null
  lineId: number | null
}

const facts = (db: Db | Tx) =>
  db
    .selectFrom('booking_extensions')
    .select([
      'id',
      'booking_id as bookingId',
      'customer_id as customerId',
      'minutes',
      sql<Date>`lower(during)`.as('fromAt'),
      sql<Date>`upper(during)`.as('untilAt'),
      'price_paise as pricePaise',
      'state',
      'held_until as heldUntil',
      'order_id as orderId',
      'line_id as lineId',
    ])
    .$castTo<ExtensionFacts>()

export const extensionById = (db: Db | Tx, id: number) => facts(db).where('id', '=', id).executeTakeFirst()

/** What is kept for a session and still to be paid. */
export const heldExtension = (db: Db | Tx, bookingId: number, now: Date) =>
  facts(db)
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'held')
    .where('held_until', '>', now)
    .executeTakeFirst()

interface NewExtension {
  bookingId: number
  customerId: number
  consultantId: number
  minutes: number
  fromAt: Date
  untilAt: Date
  pricePaise: number
  heldUntil: Date
  now: Date
}

export const insertExtension = (tx: Tx, wish: NewExtension) =>
  tx
    .insertInto('booking_extensions')
    .values({
      ...{ booking_id: wish.bookingId, customer_id: wish.customerId, consultant_id: wish.consultantId },
      ...{ minutes: wish.minutes, during: sql`tstzrange(${wish.fromAt}, ${wish.untilAt})` },
      ...{ price_paise: wish.pricePaise, state: 'held', held_until: wish.heldUntil, created_at: wish.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const setOrder = (tx: Tx, id: number, orderId: number) =>
  tx.updateTable('booking_extensions').set({ order_id: orderId }).where('id', '=', id).execute()

export const setGiven = (tx: Tx, id: number, { lineId, at }: { lineId: number; at: Date }) =>
  tx
    .updateTable('booking_extensions')
    .set({ state: 'given', line_id: lineId, given_at: at })
    .where('id', '=', id)
    .execute()

/** False when it was not the session's, or not any more. */
export const setTakenBack = async (tx: Tx, id: number) =>
  (
    await tx
      .updateTable('booking_extensions')
      .set({ state: 'taken_back' })
      .where('id', '=', id)
      .where('state', '=', 'given')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

interface InTheWay {
  consultantIds: readonly number[]
  customerId: number
  now: Date
}

/** What is over by its time, of either side; each is named once. */
export const lapseExtensionsOf = (tx: Tx, { consultantIds, customerId, now }: InTheWay) =>
  lapsed(
    tx,
    sql`held_until <= ${now} and (consultant_id = any(${consultantIds}::bigint[]) or customer_id = ${customerId})`,
  )

export const lapseExtensionsBefore = (tx: Tx, now: Date) => lapsed(tx, sql`held_until <= ${now}`)

async function lapsed(tx: Tx, which: ReturnType<typeof sql>) {
  const { rows } = await sql<{ id: number }>`
    with over as (select id from booking_extensions where state = 'held' and ${which} order by id for update)
    update booking_extensions set state = 'lapsed' from over where booking_extensions.id = over.id
    returning booking_extensions.id`.execute(tx)
  return rows.map(({ id }) => id)
}

export interface PaidLine {
  orderId: number
  lineId: number
}

/** How the minutes that a session was extended by were paid. */
export const linesOfExtensions = (db: Db | Tx, bookingId: number): Promise<PaidLine[]> =>
  db
    .selectFrom('booking_extensions')
    .select(['order_id as orderId', 'line_id as lineId'])
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'given')
    .orderBy('id')
    .$castTo<PaidLine>()
    .execute()

export const linesOfExtendedBookings = (db: Db | Tx, bookingIds: readonly number[]) =>
  db
    .selectFrom('booking_extensions')
    .select(['booking_id as bookingId', 'line_id as lineId'])
    .where('booking_id', 'in', bookingIds)
    .where('state', '=', 'given')
    .$narrowType<{ lineId: number }>()
    .execute()

/** Sessions that were called off while what they were extended by is still paid for. */
export const cancelledButPaid = async (db: Db, limit: number) =>
  (
    await db
      .selectFrom('bookings')
      .select('id')
      .where('state', '=', 'cancelled')
      .where('extended_minutes', '>', 0)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('booking_extensions')
            .innerJoin('order_lines', 'order_lines.id', 'booking_extensions.line_id')
            .select('booking_extensions.id')
            .whereRef('booking_id', '=', 'bookings.id')
            .where('booking_extensions.state', '=', 'given')
            .where('order_lines.state', '=', 'fulfilled'),
        ),
      )
      .limit(limit)
      .execute()
  ).map(({ id }) => id)

/** What a customer paid for them, and got back. */
export const moneyOfExtensions = (db: Db | Tx, bookingId: number) =>
  db
    .selectFrom('booking_extensions')
    .innerJoin('order_lines', 'order_lines.id', 'booking_extensions.line_id')
    .select([
      'order_lines.order_id as orderId',
      'booking_extensions.minutes',
      'order_lines.total_paise as totalPaise',
      'order_lines.refunded_paise as refundedPaise',
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('booking_extensions.id')
    .execute()
