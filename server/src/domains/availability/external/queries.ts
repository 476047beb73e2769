import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Taken } from './calendar.ts'

const asShown = [
  'host',
  'added_at as addedAt',
  'read_at as readAt',
  'tried_at as triedAt',
  sql<Problem | null>`problem`.as('problem'),
  'busy_count as busyCount',
] as const
export type Problem =
  | 'refused'
  | 'unreachable'
  | 'missing'
  | 'too_slow'
  | 'too_large'
  | 'not_a_calendar'
  | 'outside_demo'

export const externalCalendarOf = (db: Db | Tx, id: number) =>
  db.selectFrom('external_calendars').select(asShown).where('consultant_id', '=', id).executeTakeFirst()

/** The time zone and the booking horizon, needed for the first reading. */
export const planOf = (db: Db | Tx, id: number) =>
  db
    .selectFrom('consultants')
    .leftJoin('availability_settings as own', 'own.consultant_id', 'consultants.id')
    .select(['consultants.time_zone as timeZone', 'own.days_ahead as daysAhead'])
    .where('consultants.id', '=', id)
    .executeTakeFirstOrThrow()

/** What a reading needs: address, time zone, and horizon. */
const forReading = (db: Db | Tx) =>
  db
    .selectFrom('external_calendars as calendar')
    .innerJoin('consultants', 'consultants.id', 'calendar.consultant_id')
    .leftJoin('availability_settings as own', 'own.consultant_id', 'calendar.consultant_id')
    .select([
      'calendar.consultant_id as consultantId',
      'calendar.address',
      'calendar.host',
      'calendar.etag',
      'calendar.read_at as readAt',
      'consultants.time_zone as timeZone',
      'own.days_ahead as daysAhead',
    ])
export const calendarToRead = (db: Db | Tx, id: number) =>
  forReading(db).where('calendar.consultant_id', '=', id).executeTakeFirst()
export type CalendarToRead = NonNullable<Awaited<ReturnType<typeof calendarToRead>>>

/** Claims some due calendars, so that no other process reads them at the same time. */
export async function takeDue(tx: Tx, now: Date, againAt: Date, limit: number) {
  const { rows } = await sql<{ id: number }>`
    update external_calendars set next_read_at = ${againAt}
    where consultant_id in (
      select consultant_id from external_calendars where next_read_at <= ${now}
      order by next_read_at limit ${limit} for update skip locked)
    returning consultant_id as id`.execute(tx)
  return rows.length === 0
    ? []
    : forReading(tx)
        .where(
          'calendar.consultant_id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute()
}

export const readAgainSoon = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('external_calendars').set({ next_read_at: now, etag: null }).where('consultant_id', '=', id).execute()

export const readNotBefore = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('external_calendars').set({ next_read_at: at }).where('consultant_id', '=', id).execute()

interface Connected {
  address: Buffer
  host: string
  etag: string | null
  digest: Buffer
  busyCount: number
  now: Date
  nextReadAt: Date
}
export const connect = (tx: Tx, id: number, { address, host, etag, digest, busyCount, now, nextReadAt }: Connected) => {
  const row = {
    ...{ address, host, etag, digest, busy_count: busyCount, problem: null },
    ...{ added_at: now, tried_at: now, read_at: now, next_read_at: nextReadAt },
  }
  return tx
    .insertInto('external_calendars')
    .values({ consultant_id: id, ...row })
    .onConflict((stored) => stored.column('consultant_id').doUpdateSet(row))
    .execute()
}

export const noteUnchanged = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('external_calendars')
    .set({ read_at: now, tried_at: now, problem: null })
    .where('consultant_id', '=', id)
    .execute()

export const noteProblem = (tx: Tx, id: number, problem: Problem, now: Date) =>
  tx
    .updateTable('external_calendars')
    .set({ tried_at: now, problem })
    .where('consultant_id', '=', id)
    .where('read_at', '<', now)
    .execute()

/** True if the busy times changed; false also if the calendar was replaced or removed meanwhile. */
export async function noteReading(
  tx: Tx,
  id: number,
  { address, etag, digest, busyCount, now }: Omit<Connected, 'host' | 'nextReadAt'>,
) {
  const { rows } = await sql<{ changed: boolean }>`
    with before as (
      select digest from external_calendars where consultant_id = ${id} and address = ${address} for update)
    update external_calendars kept
    set read_at = ${now}, tried_at = ${now}, problem = null, etag = ${etag}, digest = ${digest}, busy_count = ${busyCount}
    from before where kept.consultant_id = ${id}
    returning before.digest <> ${digest} as changed`.execute(tx)
  return rows[0]?.changed ?? false
}

export async function writeTaken(tx: Tx, id: number, taken: readonly Taken[]) {
  await tx.deleteFrom('busy_times').where('consultant_id', '=', id).where('kind', '=', 'external').execute()
  if (taken.length > 0)
    await sql`
      insert into busy_times (consultant_id, kind, during, blocked)
      select ${id}, 'external', span, span
      from unnest(${taken.map(({ startMs }) => new Date(startMs))}::timestamptz[], ${taken.map(({ endMs }) => new Date(endMs))}::timestamptz[])
        as one (starts, ends), tstzrange(starts, ends) as span`.execute(tx)
}

export const disconnect = (tx: Tx, id: number) =>
  tx.deleteFrom('external_calendars').where('consultant_id', '=', id).executeTakeFirst()
