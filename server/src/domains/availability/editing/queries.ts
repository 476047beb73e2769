import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { OWN_RULES } from '../queries.ts'
import type { DateRow, WeekRow } from './ranges.ts'

/** Everything the editor shows; if nothing has been saved yet, only that the account is a consultant. */
export const scheduleRow = (db: Db | Tx, id: number, sinceDay: string) =>
  db
    .selectFrom('accounts')
    .leftJoin('consultants', 'consultants.id', 'accounts.id')
    .leftJoin('availability_settings as own', 'own.consultant_id', 'accounts.id')
    .where('accounts.id', '=', id)
    .where('accounts.type', '=', 'consultant')
    .where('accounts.deleted_at', 'is', null)
    .select((eb) => [
      'accounts.id',
      'consultants.revision',
      'own.consultant_id as savedBy',
      'consultants.time_zone as timeZone',
      ...OWN_RULES,
      jsonArrayFrom(
        eb
          .selectFrom('weekly_hours')
          .select(['weekday', 'from_minute as fromMinute', 'to_minute as toMinute'])
          .whereRef('consultant_id', '=', 'accounts.id'),
      ).as('weekly'),
      jsonArrayFrom(
        eb
          .selectFrom('day_hours')
          .select(['on_day as onDay', 'from_minute as fromMinute', 'to_minute as toMinute'])
          .whereRef('consultant_id', '=', 'accounts.id')
          .where('on_day', '>=', sql<string>`${sinceDay}::date`),
      ).as('days'),
      jsonArrayFrom(
        eb
          .selectFrom('days_off')
          .select([sql<string>`lower(days)`.as('from'), sql<string>`upper(days) - 1`.as('to'), 'note'])
          .whereRef('consultant_id', '=', 'accounts.id')
          .where(sql<boolean>`upper(days) > ${sinceDay}::date`)
          .orderBy(sql`lower(days)`),
      ).as('daysOff'),
      jsonArrayFrom(
        eb
          .selectFrom('consultant_fees')
          .select(['mode', 'minutes', 'fee_paise as feePaise'])
          .whereRef('consultant_id', '=', 'accounts.id')
          .where('mode', '<>', 'written')
          .orderBy('mode', 'desc')
          .orderBy('minutes'),
      ).as('fees'),
    ])
    .executeTakeFirst()
export type ScheduleRow = NonNullable<Awaited<ReturnType<typeof scheduleRow>>>

/** A consultant's busy times between two instants, with their buffers and the customer. */
export const busyBetween = (db: Db | Tx, consultantId: number, from: Date, to: Date | null, now: Date) =>
  db
    .selectFrom('busy_times')
    .leftJoin('bookings', 'bookings.id', 'busy_times.booking_id')
    .leftJoin('accounts', 'accounts.id', 'bookings.customer_id')
    .where('busy_times.consultant_id', '=', consultantId)
    .where(sql<boolean>`blocked && tstzrange(${from}::timestamptz, ${to}::timestamptz)`)
    .where((or) => or.or([or('lapses_at', 'is', null), or('lapses_at', '>', now)]))
    .select([
      'busy_times.kind',
      'busy_times.booking_id as bookingId',
      sql<Date>`lower(busy_times.during)`.as('startsAt'),
      sql<Date | null>`upper(busy_times.during)`.as('endsAt'),
      sql<Date>`lower(blocked)`.as('blockedFrom'),
      sql<Date | null>`upper(blocked)`.as('blockedTo'),
      'lapses_at as lapsesAt',
      // Only the surname: the column is narrow.
      sql<string | null>`nullif(regexp_replace(trim(accounts.name), '^.*\\s', ''), '')`.as('name'),
    ])
    .orderBy(sql`lower(busy_times.during)`)
    .execute()
export type BusyRow = Awaited<ReturnType<typeof busyBetween>>[number]

export async function writeWeek(tx: Tx, id: number, rows: readonly WeekRow[]) {
  await tx.deleteFrom('weekly_hours').where('consultant_id', '=', id).execute()
  if (rows.length > 0)
    await tx
      .insertInto('weekly_hours')
      .values(
        rows.map(({ weekday, fromMinute, toMinute }) => ({
          consultant_id: id,
          weekday,
          from_minute: fromMinute,
          to_minute: toMinute,
        })),
      )
      .execute()
}

/** Past days stay unchanged. */
export async function writeDays(tx: Tx, id: number, sinceDay: string, rows: readonly DateRow[]) {
  await tx
    .deleteFrom('day_hours')
    .where('consultant_id', '=', id)
    .where('on_day', '>=', sql<string>`${sinceDay}::date`)
    .execute()
  if (rows.length > 0)
    await tx
      .insertInto('day_hours')
      .values(
        rows.map(({ onDay, fromMinute, toMinute }) => ({
          consultant_id: id,
          on_day: onDay,
          from_minute: fromMinute,
          to_minute: toMinute,
        })),
      )
      .execute()
}

interface DaysOff {
  from: string
  to: string
  note: string
}
export async function writeDaysOff(tx: Tx, id: number, sinceDay: string, daysOff: readonly DaysOff[]) {
  await tx
    .deleteFrom('days_off')
    .where('consultant_id', '=', id)
    .where(sql<boolean>`upper(days) > ${sinceDay}::date`)
    .execute()
  if (daysOff.length > 0)
    await tx
      .insertInto('days_off')
      .values(daysOff.map(({ from, to, note }) => ({ consultant_id: id, days: `[${from},${to}]`, note })))
      .execute()
}

interface Rules {
  buffer_before_minutes: number | null
  buffer_after_minutes: number | null
  notice_minutes: number | null
  days_ahead: number | null
  most_a_day: number | null
}
export const writeRules = (tx: Tx, id: number, rules: Rules) =>
  tx
    .insertInto('availability_settings')
    .values({ consultant_id: id, ...rules })
    .onConflict((stored) => stored.column('consultant_id').doUpdateSet(rules))
    .execute()

/** Concurrent saves of a schedule are detected by version; this is for data without a version. */
export async function eraseSchedule(tx: Tx, id: number) {
  await tx.deleteFrom('weekly_hours').where('consultant_id', '=', id).execute()
  await tx.deleteFrom('day_hours').where('consultant_id', '=', id).execute()
  await tx.deleteFrom('days_off').where('consultant_id', '=', id).execute()
  await tx.deleteFrom('availability_settings').where('consultant_id', '=', id).execute()
}
