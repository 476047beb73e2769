import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { asPrepared } from '#server/platform/db/prepared.ts'
import { ENDS_AT, STARTS_AT } from '../queries.ts'

const pendingPayments = (db: Db | Tx, customerIds: readonly number[]) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.subject_id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('bookings', 'bookings.id', 'order_lines.item_id')
    .select(['payments.id as paymentId', 'orders.id as orderId', 'payments.amount_paise as paise'])
    .select(['payments.account_id as customerId', 'bookings.consultant_id as consultantId'])
    .select([STARTS_AT.as('startsAt'), ENDS_AT.as('endsAt')])
    .where(sql<boolean>`payments.account_id = any(${customerIds}::bigint[])`)
    .where('payments.purpose', '=', 'order')
    .where('payments.state', '=', 'pending')
    .where('order_lines.kind', '=', 'booking')
    .orderBy('payments.id')

/** Payments of customers for sessions that the bank has not decided on. */
export const pendingPaymentsOfAll = (db: Db | Tx, customerIds: readonly number[]) =>
  asPrepared(pendingPayments(db, customerIds).compile())
export const pendingPaymentsOf = (db: Db | Tx, customerId: number) => pendingPayments(db, [customerId]).execute()
export type PendingPayment = Awaited<ReturnType<typeof pendingPaymentsOf>>[number]

export interface PaidLine {
  orderId: number
  lineId: number
}

/** The order lines of a session's extensions. */
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

/** What the customer paid for extensions, and was refunded. */
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

interface NewCredit {
  bookingId: number
  promisedPaise: number
  givenPaise: number
  at: Date
}

export const insertCredit = (tx: Tx, { bookingId, promisedPaise, givenPaise, at }: NewCredit) =>
  tx
    .insertInto('booking_credits')
    .values({ booking_id: bookingId, promised_paise: promisedPaise, given_paise: givenPaise, at })
    .execute()

export const creditOfBooking = (db: Db | Tx, bookingId: number) =>
  db
    .selectFrom('booking_credits')
    .leftJoin('accounts', 'accounts.id', 'decided_by')
    .select([
      'promised_paise as promisedPaise',
      'given_paise as givenPaise',
      'at',
      'accounts.name as decidedBy',
      'decided_at as decidedAt',
    ])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()

/** Condition on `booking_credits`: part of it was withheld and staff have not decided. */
export const WITHHELD = sql<boolean>`given_paise < promised_paise and decided_at is null`

export const countWithheld = async (db: Db) =>
  (
    await db
      .selectFrom('booking_credits')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where(WITHHELD)
      .executeTakeFirstOrThrow()
  ).count

interface Decision {
  bookingId: number
  by: number
  at: Date
}

/** The withheld amount, for the first decision; undefined for any later one. */
export const decideWithheld = (tx: Tx, { bookingId, by, at }: Decision) =>
  tx
    .updateTable('booking_credits')
    .set({ decided_by: by, decided_at: at })
    .where('booking_id', '=', bookingId)
    .where(WITHHELD)
    .returning(sql<number>`promised_paise - given_paise`.as('paise'))
    .executeTakeFirst()

export const setGivenWhole = (tx: Tx, bookingId: number) =>
  tx
    .updateTable('booking_credits')
    .set((of) => ({ given_paise: of.ref('promised_paise') }))
    .where('booking_id', '=', bookingId)
    .execute()
