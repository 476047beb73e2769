import { type CompiledQuery, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { asPrepared } from '#server/platform/db/prepared.ts'

const milliseconds = (instant: ReturnType<typeof sql<Date>>) =>
  sql<number | null>`(extract(epoch from ${instant}) * 1000)::float8`

/**
 * A consultant's own rules besides the weekly hours, from `availability_settings as own`; null uses the platform
 * setting.
 */
export const OWN_RULES = [
  'own.buffer_before_minutes as bufferBeforeMinutes',
  'own.buffer_after_minutes as bufferAfterMinutes',
  'own.notice_minutes as noticeMinutes',
  'own.days_ahead as daysAhead',
  'own.most_a_day as mostADay',
] as const

const planning = (db: Db | Tx, consultantIds: number[], busySince: Date, now: Date) =>
  db
    .selectFrom('consultants')
    .innerJoin('accounts', 'accounts.id', 'consultants.id')
    .leftJoin('availability_settings as own', 'own.consultant_id', 'consultants.id')
    .where(sql<boolean>`consultants.id = any(${consultantIds}::bigint[])`)
    .where('consultants.approval', '=', 'approved')
    .where('accounts.suspended_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .select((eb) => [
      'consultants.id',
      'consultants.time_zone as timeZone',
      ...OWN_RULES,
      jsonArrayFrom(
        eb
          .selectFrom('weekly_hours')
          .select(['weekday', 'from_minute as fromMinute', 'to_minute as toMinute'])
          .whereRef('consultant_id', '=', 'consultants.id'),
      ).as('weekly'),
      jsonArrayFrom(
        eb
          .selectFrom('day_hours')
          .select(['on_day as onDay', 'from_minute as fromMinute', 'to_minute as toMinute'])
          .whereRef('consultant_id', '=', 'consultants.id')
          .where('on_day', '>=', sql<string>`(${busySince}::timestamptz at time zone 'UTC')::date`),
      ).as('days'),
      jsonArrayFrom(
        eb
          .selectFrom('days_off')
          .select([sql<string>`lower(days)`.as('from'), sql<string>`upper(days) - 1`.as('to')])
          .whereRef('consultant_id', '=', 'consultants.id')
          .where(sql<boolean>`upper(days) >= (${busySince}::timestamptz at time zone 'UTC')::date`),
      ).as('off'),
      jsonArrayFrom(
        eb
          .selectFrom('busy_times')
          .select([
            'kind',
            milliseconds(sql`lower(blocked)`).as('startMs'),
            milliseconds(sql`upper(blocked)`).as('endMs'),
            // An extension does not count as another session.
            milliseconds(sql`case when extension_id is null then lower(during) end`).as('sessionMs'),
            milliseconds(sql`lapses_at`).as('lapsesMs'),
          ])
          .whereRef('consultant_id', '=', 'consultants.id')
          .where(sql<boolean>`blocked && tstzrange(${busySince}, null)`)
          .where((or) => or.or([or('lapses_at', 'is', null), or('lapses_at', '>', now)])),
      ).as('busy'),
      jsonArrayFrom(
        eb
          .selectFrom('consultant_fees')
          .select(['mode', 'minutes', 'fee_paise as feePaise'])
          .whereRef('consultant_id', '=', 'consultants.id')
          .where('mode', '<>', 'written'),
      ).as('offered'),
    ])

export type PlanningRow = Awaited<ReturnType<ReturnType<typeof planning>['execute']>>[number]

/** Placeholders in a statement that is compiled once, because compiling costs more than sending it. */
const [IDS, SINCE, NOW]: [number[], Date, Date] = [[], new Date(0), new Date(0)]
let compiled: CompiledQuery<PlanningRow> | undefined

/** Everything that determines the slots of some consultants; those who are not listed have none. */
export function planningStatement(
  db: Db | Tx,
  consultantIds: readonly number[],
  busySince: Date,
  now: Date,
): CompiledQuery<PlanningRow> {
  compiled ??= asPrepared(planning(db, IDS, SINCE, NOW).compile())
  const asked = new Map<unknown, unknown>([
    [IDS, consultantIds],
    [SINCE, busySince],
    [NOW, now],
  ])
  return { ...compiled, parameters: compiled.parameters.map((value) => asked.get(value) ?? value) }
}
