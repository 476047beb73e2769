import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { DAY_MS } from '#server/platform/time.ts'
import type { Side } from '../booking.ts'
import type { Visit } from './rules.ts'

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Sessions that ended before this instant and are not evaluated, oldest first. */
export const endedBefore = async (db: Db, at: Date, limit: number) =>
  ids(
    await db
      .selectFrom('bookings')
      .select('id')
      .where('state', 'in', ['confirmed', 'in_call'])
      .where(sql<boolean>`upper(during) <= ${at}`)
      .orderBy(sql`upper(during)`)
      .limit(limit)
      .execute(),
  )

/** No-shows evaluated before this instant whose money can be settled. */
export const unsettledSince = async (db: Db, at: Date, limit: number) =>
  ids(
    await db
      .selectFrom('bookings')
      .select('id')
      .where('state', '=', 'no_show')
      .where('settled_at', 'is', null)
      .where('judged_at', '<=', at)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('booking_appeals')
              .select('id')
              .whereRef('booking_id', '=', 'bookings.id')
              .where('booking_appeals.state', '=', 'open'),
          ),
        ),
      )
      .orderBy('judged_at')
      .limit(limit)
      .execute(),
  )

export const visitsOf = (db: Db | Tx, bookingId: number) =>
  db
    .selectFrom('room_visits')
    .select(['id', 'role', 'joined_at as joinedAt', 'left_at as leftAt'])
    .$narrowType<Pick<Visit, 'role'>>()
    .where('booking_id', '=', bookingId)
    .orderBy('joined_at')
    .orderBy('id')
    .execute()

interface Entering {
  bookingId: number
  accountId: number
  role: Side
  at: Date
}

/** Someone already inside stays in the same visit: a reloaded page is not a new one. */
export const insertVisit = (tx: Tx, { bookingId, accountId, role, at }: Entering) =>
  sql`insert into room_visits (booking_id, account_id, role, joined_at)
    select ${bookingId}::bigint, ${accountId}::bigint, ${role}, ${at}::timestamptz
    where not exists (select from room_visits
      where booking_id = ${bookingId} and account_id = ${accountId} and left_at is null)`.execute(tx)

export const endVisit = (tx: Tx, bookingId: number, accountId: number, at: Date) =>
  tx
    .updateTable('room_visits')
    .set({ left_at: sql`greatest(joined_at, ${at})` })
    .where('booking_id', '=', bookingId)
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .execute()

/** How many sides are in the room. */
export const sidesInside = async (tx: Tx, bookingId: number) =>
  (
    await tx
      .selectFrom('room_visits')
      .select(({ fn }) => fn.count<number>('role').distinct().as('sides'))
      .where('booking_id', '=', bookingId)
      .where('left_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).sides

interface Wanted {
  minutesBefore: number
  after: Date
  until: Date
  limit: number
}

/**
 * Sessions with a participant who was not reminded. Bookings and reschedules made after the reminder's time need none.
 */
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

interface Reminder {
  bookingId: number
  startsAt: Date
  minutesBefore: number
  accountId: number
  at: Date
}

/** False if they were already reminded. */
export const markNotified = async (tx: Tx, { bookingId, startsAt, minutesBefore, accountId, at }: Reminder) =>
  (
    await tx
      .insertInto('booking_reminders')
      .values({
        ...{ booking_id: bookingId, starts_at: startsAt, minutes_before: minutesBefore },
        ...{ account_id: accountId, notified_at: at },
      })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n

interface Today {
  consultantId: number
  timeZone: string
  now: Date
}

/** A consultant's sessions on the current day of their calendar. */
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

const QUARTER_MS = 90 * DAY_MS
const WEEK_MS = 7 * DAY_MS

/** On time means in the room within a minute of the start. */
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
      .where('counted', '=', true)
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
 * How long customers wait for a reply: from their first unanswered message. Messages while both are in the room are
 * ignored.
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
