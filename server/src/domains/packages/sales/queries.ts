import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DuePage } from '#server/platform/jobs/each-alone.ts'

interface OrderedPackage {
  lineId: number
  orderId: number
  accountId: number
  offerId: number
  at: Date
}

/** With the terms of this moment: the consultant may change the offer before it is paid. */
export const insertOrdered = (tx: Tx, { lineId, orderId, accountId, offerId, at }: OrderedPackage) =>
  sql`insert into packages (line_id, order_id, account_id, offer_id, consultant_id, mode, minutes, sessions, session_paise, state, ordered_at)
    select ${lineId}, ${orderId}, ${accountId}, id, consultant_id, mode, minutes, sessions, session_paise, 'ordered', ${at}
    from package_offers where id = ${offerId}`.execute(tx)

/** Undefined if it was activated before. */
export const setBought = (tx: Tx, lineId: number, { at, validUntil }: { at: Date; validUntil: Date }) =>
  tx
    .updateTable('packages')
    .set({ state: 'active', bought_at: at, valid_until: validUntil })
    .where('line_id', '=', lineId)
    .where('state', '=', 'ordered')
    .returning('id')
    .executeTakeFirst()

/** Everything was refunded: what is not booked yet is no longer available. */
export const setRevoked = (tx: Tx, lineId: number, at: Date) =>
  tx
    .updateTable('packages')
    .set({ state: 'ended', ended_at: sql`coalesce(ended_at, ${at})`, refunded: sql`sessions - used` })
    .where('line_id', '=', lineId)
    .where('state', '<>', 'ordered')
    .execute()

export const setCompleted = (tx: Tx, lineId: number, at: Date) =>
  tx.updateTable('packages').set({ completed_at: at }).where('line_id', '=', lineId).execute()

/** Lines of packages of which nothing is left to book or to refund. */
export const linesToComplete = (db: Db, { after, limit }: DuePage) =>
  db
    .selectFrom('packages')
    .innerJoin('order_lines', 'order_lines.id', 'packages.line_id')
    .select('line_id as id')
    .where('line_id', '>', after?.id ?? 0)
    .where('packages.state', '<>', 'ordered')
    .where('packages.completed_at', 'is', null)
    .where(sql<boolean>`used + refunded = sessions`)
    .where('order_lines.state', '=', 'fulfilled')
    .orderBy('line_id')
    .limit(limit)
    .execute()
