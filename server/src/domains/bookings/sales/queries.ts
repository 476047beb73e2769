import type { Db, Tx } from '#server/platform/db.ts'

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
