import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

const WATCH = [
  'slot_watches.id',
  'slot_watches.consultant_id as consultantId',
  'slot_watches.mode',
  'slot_watches.minutes',
  'slot_watches.from_day as fromDay',
  'slot_watches.to_day as toDay',
  'slot_watches.created_at as createdAt',
] as const

export interface NewWatch {
  customerId: number
  consultantId: number
  mode: 'video' | 'audio'
  minutes: number
  fromDay: string
  toDay: string
  timeZone: string
  now: Date
}

/** One open alert per consultant and kind of session; the latest days replace earlier ones. */
export const storeWatch = (
  tx: Tx,
  { customerId, consultantId, mode, minutes, fromDay, toDay, timeZone, now }: NewWatch,
) =>
  tx
    .insertInto('slot_watches')
    .values({
      ...{ customer_id: customerId, consultant_id: consultantId, mode, minutes },
      ...{ from_day: fromDay, to_day: toDay, time_zone: timeZone, created_at: now },
    })
    .onConflict((known) =>
      known
        .columns(['customer_id', 'consultant_id', 'mode', 'minutes'])
        .where('closed_at', 'is', null)
        .doUpdateSet({ from_day: fromDay, to_day: toDay, time_zone: timeZone, created_at: now }),
    )
    .returning(WATCH)
    .$narrowType<{ mode: 'video' | 'audio' }>()
    .executeTakeFirstOrThrow()

export const openWatchesOf = (db: Db, customerId: number) =>
  db
    .selectFrom('slot_watches')
    .select(WATCH)
    .$narrowType<{ mode: 'video' | 'audio' }>()
    .where('customer_id', '=', customerId)
    .where('closed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()

export const closeWatch = (db: Db, customerId: number, id: number, now: Date) =>
  db
    .updateTable('slot_watches')
    .set({ closed_at: sql`coalesce(closed_at, ${now})` })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst()

/** All open alerts, with what the message says about the consultant. */
export const openWatches = (db: Db, limit: number) =>
  db
    .selectFrom('slot_watches')
    .innerJoin('consultants', 'consultants.id', 'slot_watches.consultant_id')
    .innerJoin('accounts', 'accounts.id', 'consultants.id')
    .select(WATCH)
    .select([
      'slot_watches.customer_id as customerId',
      'slot_watches.time_zone as timeZone',
      'accounts.name',
      'consultants.slug',
      'consultants.time_zone as consultantZone',
    ])
    .$narrowType<{ mode: 'video' | 'audio' }>()
    .where('slot_watches.closed_at', 'is', null)
    .orderBy('slot_watches.created_at')
    .limit(limit)
    .execute()

/** False if it is already closed. */
export const closeAsNotified = async (tx: Tx, id: number, now: Date) =>
  (
    await tx
      .updateTable('slot_watches')
      .set({ notified_at: now, closed_at: now })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Closes alerts whose days are over in every time zone. */
export const closePast = (db: Db, before: string, now: Date) =>
  db
    .updateTable('slot_watches')
    .set({ closed_at: now })
    .where('closed_at', 'is', null)
    .where('to_day', '<', before)
    .execute()

export const watchesForExport = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('slot_watches')
    .innerJoin('consultants', 'consultants.id', 'slot_watches.consultant_id')
    .select(['consultants.slug as consultant', 'mode', 'minutes', 'from_day', 'to_day', 'slot_watches.created_at'])
    .where('customer_id', '=', accountId)
    .execute()

export const dropWatchesOf = (tx: Tx, accountId: number) =>
  tx.deleteFrom('slot_watches').where('customer_id', '=', accountId).execute()
