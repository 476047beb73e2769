import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { BookingFacts } from '../booking.ts'

interface Brief {
  brief: string
  /** Undefined leaves it unchanged. */
  industryId: number | null | undefined
}

export const updateBrief = (tx: Tx, bookingId: number, { brief, industryId }: Brief, now: Date) =>
  tx
    .updateTable('bookings')
    .set({ brief, changed_at: now, ...(industryId !== undefined && { industry_id: industryId }) })
    .where('id', '=', bookingId)
    .execute()

/** The database allows one per booking. */
export const insertAppeal = (
  tx: Tx,
  { bookingId, byId, reason, at }: { bookingId: number; byId: number; reason: string; at: Date },
) => tx.insertInto('booking_appeals').values({ booking_id: bookingId, by_id: byId, reason, asked_at: at }).execute()

interface Decision {
  bookingId: number
  state: 'upheld' | 'declined'
  by: number
  note: string
  at: Date
}

/** False if there is no appeal, or it is already decided. */
export const setDecided = async (tx: Tx, { bookingId, state, by, note, at }: Decision) =>
  (
    await tx
      .updateTable('booking_appeals')
      .set({ state, decided_by: by, decided_at: at, note })
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'open')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const hasOpenAppeal = async (tx: Tx, bookingId: number) =>
  (await tx
    .selectFrom('booking_appeals')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .executeTakeFirst()) !== undefined

/** Sessions that have not begun and have a side that is suspended, as a person or as a consultant. */
export const sessionsOfSuspended = async (db: Db, now: Date, limit: number) =>
  (
    await sql<{ id: number }>`
      select b.id from bookings b
        join accounts customer on customer.id = b.customer_id
        join accounts expert on expert.id = b.consultant_id
        left join consultants profile on profile.id = b.consultant_id
      where b.state = 'confirmed' and lower(b.during) > ${now}
        and (customer.suspended_at is not null or expert.suspended_at is not null or profile.approval = 'suspended')
      order by lower(b.during), b.id limit ${limit}`.execute(db)
  ).rows.map(({ id }) => id)

export const suspendedOf = async (tx: Tx, { customerId, consultantId }: BookingFacts) =>
  (
    await sql<{ id: number }>`
      select a.id from accounts a left join consultants c on c.id = a.id
      where a.id in (${customerId}, ${consultantId}) and (a.suspended_at is not null or c.approval = 'suspended')
      `.execute(tx)
  ).rows.map(({ id }) => id)
