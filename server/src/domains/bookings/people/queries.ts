import type { Tx } from '#server/platform/db.ts'
import type { BookingFacts } from '../booking.ts'

/** What the two are called, and where the consultant lives. */
export const namesOf = (tx: Tx, { customerId, consultantId }: Pick<BookingFacts, 'customerId' | 'consultantId'>) =>
  tx
    .selectFrom('accounts as customer')
    .innerJoin('accounts as consultant', (join) => join.on('consultant.id', '=', consultantId))
    .innerJoin('consultants', 'consultants.id', 'consultant.id')
    .select(['customer.name as customer', 'consultant.name as consultant', 'time_zone as consultantZone'])
    .where('customer.id', '=', customerId)
    .executeTakeFirstOrThrow()

/** What was paid for the session, tax included; 0 for one that was not. */
export const paidFor = async (tx: Tx, { lineId }: Pick<BookingFacts, 'lineId'>) =>
  lineId === null
    ? 0
    : (await tx.selectFrom('order_lines').select('total_paise').where('id', '=', lineId).executeTakeFirstOrThrow())
        .total_paise

export const appealerOf = async (tx: Tx, bookingId: number) =>
  (await tx.selectFrom('booking_appeals').select('by_id').where('booking_id', '=', bookingId).executeTakeFirst())?.by_id

/** Whether an older message of the same writer lies unread. */
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
