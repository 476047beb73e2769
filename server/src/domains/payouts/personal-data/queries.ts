import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** As shown on screen: full numbers are sent only to the bank. */
export async function payoutsForExport(db: Db | Tx, accountId: number) {
  const bankAccounts = await db
    .selectFrom('bank_accounts')
    .select(['kind', 'holder', 'ifsc', 'ending', 'state', 'added_at as addedAt', 'removed_at as removedAt'])
    .where('consultant_id', '=', accountId)
    .orderBy('id')
    .execute()
  const taxNumbers = await db
    .selectFrom('tax_identities')
    .select(['pan_masked as pan', 'gstin_masked as gstin', 'updated_at as updatedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select([
      'id',
      'amount_paise as amountPaise',
      'state',
      'asked_at as askedAt',
      'settled_at as settledAt',
      'utr',
      'note',
    ])
    .where('consultant_id', '=', accountId)
    .orderBy('id')
    .execute()
  return { bankAccounts, taxNumbers: taxNumbers ?? null, withdrawals }
}

/**
 * The bank has the payment details; only the last four digits are retained with the payout. PAN and GSTIN stay
 * encrypted: tax was deducted under them.
 */
export async function eraseBankAccounts(tx: Tx, accountId: number, now: Date) {
  await tx.deleteFrom('bank_locks').where('consultant_id', '=', accountId).execute()
  await tx
    .updateTable('bank_accounts')
    .set({
      holder: '',
      number: Buffer.alloc(0),
      number_mark: Buffer.alloc(0),
      bank_says: null,
      provider_account_id: null,
      provider_check_id: null,
      next_check_at: null,
      removed_at: sql`coalesce(removed_at, ${now})`,
    })
    .where('consultant_id', '=', accountId)
    .execute()
}
