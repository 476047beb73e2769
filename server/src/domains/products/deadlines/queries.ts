import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** Shipments of whose dispatch the seller has to be reminded, oldest first. */
export const dueReminders = async (db: Db, now: Date, limit: number) =>
  (
    await db
      .selectFrom('product_shipments')
      .select('id')
      .where('remind_at', '<=', now)
      .orderBy('remind_at')
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)

/** Counts a reminder that is due; undefined if it is not due any more. */
export const countReminder = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('product_shipments')
    .set({ reminders: sql`reminders + 1`, remind_at: null })
    .where('id', '=', id)
    .where('remind_at', '<=', now)
    .returning(['reminders', sql<Date>`placed_at`.as('placedAt')])
    .executeTakeFirst()

export const setReminder = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('product_shipments').set({ remind_at: at }).where('id', '=', id).execute()

/** Goods that nobody has confirmed in time and nobody misses, oldest first. */
export const dueDeliveries = async (db: Db, now: Date, limit: number) =>
  (
    await db
      .selectFrom('product_shipments')
      .select('id')
      .where('state', '=', 'shipped')
      .where('missing_at', 'is', null)
      .where('deliver_by', '<=', now)
      .orderBy('deliver_by')
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)
