import type { Db, Tx } from '#server/platform/db/db.ts'

export async function walletForExport(db: Db | Tx, accountId: number) {
  const topUps = await db
    .selectFrom('top_ups')
    .select(['id', 'amount_paise as amountPaise', 'automatic', 'created_at as createdAt', 'credited_at as creditedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const autoRefill = await db
    .selectFrom('wallet_auto_refills')
    .select(['state', 'below_paise as belowPaise', 'amount_paise as amountPaise', 'method', 'changed_at as changedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return { topUps, autoRefill: autoRefill ?? null }
}

/**
 * Deletes the mandate, so that a deleted account is never charged. Top-ups stay, because the ledger references them.
 */
export const eraseMandate = (tx: Tx, accountId: number) =>
  tx.deleteFrom('wallet_auto_refills').where('account_id', '=', accountId).execute()
