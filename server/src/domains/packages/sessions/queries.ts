import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SessionMode } from '../rules.ts'

/** Packages with sessions left, the one that ends first in front. */
export const usablePackages = (db: Db | Tx, accountId: number, consultantIds: readonly number[], now: Date) =>
  db
    .selectFrom('packages')
    .select(['id', 'consultant_id as consultantId', 'mode', 'minutes', 'sessions', 'used'])
    .select('session_paise as sessionPaise')
    .where('account_id', '=', accountId)
    .where('consultant_id', 'in', consultantIds)
    .where('state', '=', 'active')
    .where('valid_until', '>', now)
    .whereRef('used', '<', 'sessions')
    .orderBy('valid_until')
    .orderBy('id')
    .$narrowType<{ mode: SessionMode }>()
    .execute()

/** False if the package has ended or has not as many sessions left. */
export const countUse = async (tx: Tx, id: number, sessions: number, at: Date) =>
  (
    await tx
      .updateTable('packages')
      .set({ used: sql`used + ${sessions}` })
      .where('id', '=', id)
      .where('state', '=', 'active')
      .where('valid_until', '>', at)
      .where(sql<boolean>`used + ${sessions} <= sessions`)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Also after the end: the unused session is then refunded. */
export const returnUse = (tx: Tx, id: number, sessions: number) =>
  tx
    .updateTable('packages')
    .set({ used: sql`used - ${sessions}` })
    .where('id', '=', id)
    .where(sql<boolean>`used >= ${sessions}`)
    .execute()
