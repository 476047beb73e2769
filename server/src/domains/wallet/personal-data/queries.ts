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
  const giftCards = await db
    .selectFrom('gift_cards')
    .select(['order_id as orderId', 'amount_paise as amountPaise', 'state', 'recipient_name as recipientName'])
    .select(['recipient_email as recipientEmail', 'message', 'created_at as createdAt', 'bought_at as boughtAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const redeemed = await db
    .selectFrom('gift_cards')
    .select(['amount_paise as amountPaise', 'ended_at as redeemedAt'])
    .where('redeemed_by', '=', accountId)
    .orderBy('id')
    .execute()
  return { topUps, autoRefill: autoRefill ?? null, giftCards, redeemed }
}

/**
 * Deletes the mandate, so that a deleted account is never charged, and what the person wrote on gift cards. Top-ups and
 * cards stay, because the ledger references them: whoever has a code can still redeem it.
 */
export async function eraseWallet(tx: Tx, accountId: number) {
  await tx.deleteFrom('wallet_auto_refills').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('gift_cards').where('account_id', '=', accountId).where('state', '=', 'draft').execute()
  await tx
    .updateTable('gift_cards')
    .set({ recipient_name: '', recipient_email: null, message: '', code_encrypted: null })
    .where('account_id', '=', accountId)
    .execute()
}
