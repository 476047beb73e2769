import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

export interface ExtensionFacts {
  id: number
  bookingId: number
  customerId: number
  minutes: number
  /** The session's end when they were reserved, and with them. */
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

/** A reserved extension that is not paid yet. */
export const heldExtension = (db: Db | Tx, bookingId: number, now: Date) =>
  facts(db)
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'held')
    .where('held_until', '>', now)
    .executeTakeFirst()

/** The amount that the bank is confirming for minutes after this end, also if their reservation has expired. */
export const pendingPaiseFor = async (db: Db | Tx, bookingId: number, endsAt: Date) =>
  (
    await db
      .selectFrom('booking_extensions')
      .innerJoin('payments', 'payments.subject_id', 'booking_extensions.order_id')
      .select('payments.amount_paise as paise')
      .where('booking_id', '=', bookingId)
      .where('booking_extensions.state', 'in', ['held', 'lapsed'])
      .where(sql<boolean>`lower(during) = ${endsAt}`)
      .where('payments.purpose', '=', 'order')
      .where('payments.state', '=', 'pending')
      .limit(1)
      .executeTakeFirst()
  )?.paise ?? null

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

export const insertExtension = (tx: Tx, input: NewExtension) =>
  tx
    .insertInto('booking_extensions')
    .values({
      ...{ booking_id: input.bookingId, customer_id: input.customerId, consultant_id: input.consultantId },
      ...{ minutes: input.minutes, during: sql`tstzrange(${input.fromAt}, ${input.untilAt})` },
      ...{ price_paise: input.pricePaise, state: 'held', held_until: input.heldUntil, created_at: input.now },
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

/** False if it was not part of the session, or no longer is. */
export const setTakenBack = async (tx: Tx, id: number) =>
  (
    await tx
      .updateTable('booking_extensions')
      .set({ state: 'taken_back' })
      .where('id', '=', id)
      .where('state', '=', 'given')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Cancelled sessions whose extensions are still paid. */
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
