import type { Db, Tx } from '#server/platform/db/db.ts'

export const paymentsForExport = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'purpose', 'amount_paise as amountPaise', 'refunded_paise as refundedPaise', 'method', 'state'])
    .select([
      'provider',
      'provider_payment_id as providerPaymentId',
      'created_at as createdAt',
      'settled_at as settledAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

/** A payment the bank is still confirming would arrive after the account is deleted. */
export const paymentPending = async (db: Db | Tx, accountId: number) => {
  const found = await db
    .selectFrom('payments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'pending')
    .limit(1)
    .executeTakeFirst()
  return found && ('payment_under_way' as const)
}
