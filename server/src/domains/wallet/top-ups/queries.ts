import type { Db, Tx } from '#server/platform/db.ts'

interface NewTopUp {
  accountId: number
  paise: number
  automatic: boolean
  at: Date
}

export const insertTopUp = (tx: Tx, { accountId, paise, automatic, at }: NewTopUp) =>
  tx
    .insertInto('top_ups')
    .values({ account_id: accountId, amount_paise: paise, automatic, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()

export const setPayment = (tx: Tx, id: number, paymentId: number) =>
  tx.updateTable('top_ups').set({ payment_id: paymentId }).where('id', '=', id).execute()

export const markCredited = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('top_ups').set({ credited_at: at }).where('id', '=', id).execute()

/** A top-up that has come, with what its receipt says. */
export const creditedTopUp = (db: Db, id: number) =>
  db
    .selectFrom('top_ups')
    .innerJoin('payments', 'payments.id', 'top_ups.payment_id')
    .innerJoin('accounts', 'accounts.id', 'top_ups.account_id')
    .select(['top_ups.id', 'top_ups.account_id as accountId', 'top_ups.amount_paise as paise', 'top_ups.automatic'])
    .select([
      'top_ups.credited_at as creditedAt',
      'payments.method',
      'payments.provider_payment_id as providerPaymentId',
    ])
    .select(['accounts.name', 'accounts.mobile', 'accounts.email', 'accounts.city', 'accounts.state'])
    .where('top_ups.id', '=', id)
    .where('top_ups.credited_at', 'is not', null)
    .$narrowType<{ creditedAt: Date; providerPaymentId: string }>()
    .executeTakeFirst()
