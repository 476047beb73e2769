import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'
import type { BookingFacts } from '../booking.ts'
import { ENDS_AT, STARTS_AT } from '../queries.ts'

/** What a customer holds and may pay now, by id. */
export const heldBy = (db: Db | Tx, ids: readonly number[], customerId: number, now: Date) =>
  db
    .selectFrom('bookings')
    .innerJoin('accounts', 'accounts.id', 'bookings.consultant_id')
    .select([
      'bookings.id',
      'consultant_id as consultantId',
      'accounts.name',
      'mode',
      'minutes',
      'price_paise as pricePaise',
      'held_until as heldUntil',
    ])
    .where('bookings.id', 'in', ids)
    .where('customer_id', '=', customerId)
    .where('bookings.state', '=', 'held')
    .where('held_until', '>', now)
    .$narrowType<{ mode: 'video' | 'audio' }>()
    .execute()

/** Whether the customer has paid for a session with the same consultant at this time by another booking. */
export const hasPaidSession = async (
  tx: Tx,
  {
    id,
    customerId,
    consultantId,
    startsAt,
    endsAt,
  }: Pick<BookingFacts, 'id' | 'customerId' | 'consultantId' | 'startsAt' | 'endsAt'>,
) =>
  (await tx
    .selectFrom('bookings')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('consultant_id', '=', consultantId)
    .where('id', '<>', id)
    .where('state', 'in', ['confirmed', 'in_call', 'completed', 'no_show'])
    .where(sql<boolean>`during && tstzrange(${startsAt}, ${endsAt})`)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Payments of a customer for sessions that the bank has not decided on. */
export const pendingPaymentsOf = (db: Db | Tx, customerId: number) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.subject_id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('bookings', 'bookings.id', 'order_lines.item_id')
    .select(['payments.id as paymentId', 'orders.id as orderId', 'payments.amount_paise as paise'])
    .select(['bookings.consultant_id as consultantId', STARTS_AT.as('startsAt'), ENDS_AT.as('endsAt')])
    .where('payments.account_id', '=', customerId)
    .where('payments.purpose', '=', 'order')
    .where('payments.state', '=', 'pending')
    .where('order_lines.kind', '=', 'booking')
    .orderBy('payments.id')
    .execute()
export type PendingPayment = Awaited<ReturnType<typeof pendingPaymentsOf>>[number]
