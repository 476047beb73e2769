import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

interface Wanted {
  minutesBefore: number
  after: Date
  until: Date
  limit: number
}

/** Sessions with somebody who was not told. Whoever made or moved it later than the reminder's time knows it anyway. */
export const sessionsToRemindOf = async (db: Db, { minutesBefore, after, until, limit }: Wanted) =>
  (
    await sql<{ id: number }>`
      select b.id from bookings b
      where b.state = 'confirmed' and lower(b.during) > ${after} and lower(b.during) <= ${until}
        and (select count(*) from booking_reminders r
          where r.booking_id = b.id and r.starts_at = lower(b.during) and r.minutes_before = ${minutesBefore}) < 2
        and not exists (select from booking_events e where e.booking_id = b.id
          and e.kind in ('confirmed', 'moved', 'reassigned')
          and e.at > lower(b.during) - make_interval(mins => ${minutesBefore}::int))
      order by lower(b.during) limit ${limit}`.execute(db)
  ).rows.map(({ id }) => id)

interface Told {
  bookingId: number
  startsAt: Date
  minutesBefore: number
  accountId: number
  at: Date
}

/** False when they were told before. */
export const markTold = async (tx: Tx, { bookingId, startsAt, minutesBefore, accountId, at }: Told) =>
  (
    await tx
      .insertInto('booking_reminders')
      .values({
        ...{ booking_id: bookingId, starts_at: startsAt, minutes_before: minutesBefore },
        ...{ account_id: accountId, told_at: at },
      })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n
