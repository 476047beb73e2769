import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'

interface Today {
  consultantId: number
  timeZone: string
  now: Date
}

/** How a consultant's sessions stand on the day that their calendar shows. */
export const figuresOf = async (db: Db, { consultantId, timeZone, now }: Today) => {
  const midnight = (days: number) =>
    sql`(((${now}::timestamptz at time zone ${timeZone})::date + ${days}::integer)::timestamp at time zone ${timeZone})`
  const today = sql`lower(during) >= ${midnight(0)} and lower(during) < ${midnight(1)}
    and state in ('confirmed', 'in_call', 'completed')`
  return db
    .selectFrom('bookings')
    .select([
      sql<number>`count(*) filter (where ${today})`.as('sessionsToday'),
      sql<number>`coalesce(sum(minutes) filter (where ${today}), 0)`.as('minutesToday'),
      sql<number>`count(*) filter (where state in ('confirmed', 'in_call') and upper(during) > ${now})`.as('upcoming'),
      sql<number>`count(*) filter (where state = 'completed')`.as('completed'),
    ])
    .where('consultant_id', '=', consultantId)
    .where('line_id', 'is not', null)
    .executeTakeFirstOrThrow()
}

export const unreadOf = async (db: Db, consultantId: number) =>
  (
    await db
      .selectFrom('bookings')
      .innerJoin('booking_messages', 'booking_messages.booking_id', 'bookings.id')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('consultant_id', '=', consultantId)
      .where('booking_messages.read_at', 'is', null)
      .whereRef('booking_messages.from_id', '=', 'bookings.customer_id')
      .executeTakeFirstOrThrow()
  ).count
