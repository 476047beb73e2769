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
      sql<number>`coalesce(sum(minutes + extended_minutes) filter (where ${today}), 0)`.as('minutesToday'),
      sql<number>`count(*) filter (where state in ('confirmed', 'in_call') and upper(during) > ${now})`.as('upcoming'),
      sql<number>`count(*) filter (where state = 'completed')`.as('completed'),
    ])
    .where('consultant_id', '=', consultantId)
    .where('line_id', 'is not', null)
    .executeTakeFirstOrThrow()
}

const QUARTER_MS = 90 * 86_400_000
const WEEK_MS = 7 * 86_400_000

/** In time is whoever is in the room a minute after the session begins. */
export const punctualityOf = async (db: Db, consultantId: number, now: Date) =>
  db
    .selectFrom('bookings')
    .select((eb) => [
      eb.fn.countAll<number>().as('sessions'),
      sql<number>`count(*) filter (where exists (select from room_visits v where v.booking_id = bookings.id
        and v.role = 'consultant' and v.joined_at <= lower(bookings.during) + interval '1 minute'
        and (v.left_at is null or v.left_at > lower(bookings.during))))`.as('onTime'),
    ])
    .where('consultant_id', '=', consultantId)
    .where('state', 'in', ['completed', 'no_show'])
    .where(sql<boolean>`lower(during) >= ${new Date(now.getTime() - QUARTER_MS)}`)
    .executeTakeFirstOrThrow()

export const newReviewsOf = async (db: Db, consultantId: number, now: Date) =>
  (
    await db
      .selectFrom('reviews')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('consultant_id', '=', consultantId)
      .where('hidden_at', 'is', null)
      .where('created_at', '>', new Date(now.getTime() - WEEK_MS))
      .executeTakeFirstOrThrow()
  ).count

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

export const completedOf = async (db: Db, consultantId: number) =>
  (
    await db
      .selectFrom('bookings')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('consultant_id', '=', consultantId)
      .where('state', '=', 'completed')
      .executeTakeFirstOrThrow()
  ).count

/**
 * How long customers wait for an answer to what they write: from the first message of theirs that stood unanswered. What is
 * said while both sit in the room tells nothing of it.
 */
export const repliesOf = async (db: Db, consultantId: number, now: Date) => {
  const waits = sql`select min(asked.at) as asked_at, reply.at as replied_at
    from bookings
    join booking_messages reply on reply.booking_id = bookings.id and reply.from_id = bookings.consultant_id
    join booking_messages asked on asked.booking_id = bookings.id and asked.from_id = bookings.customer_id
      and asked.id < reply.id
      and asked.id > coalesce((select max(earlier.id) from booking_messages earlier where earlier.booking_id = bookings.id
        and earlier.from_id = bookings.consultant_id and earlier.id < reply.id), 0)
    where bookings.consultant_id = ${consultantId} and reply.at >= ${new Date(now.getTime() - QUARTER_MS)}
      and not bookings.during @> reply.at
    group by reply.id`
  const { rows } = await sql<{ replies: number; usualSeconds: number | null }>`select count(*) as replies,
    percentile_cont(0.5) within group (order by extract(epoch from replied_at - asked_at)) as "usualSeconds"
    from (${waits}) waits`.execute(db)
  return rows[0]!
}
