import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

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

/** A captured top-up, with the data of its receipt. */
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

export const refillOf = (db: Db | Tx, accountId: number) =>
  db.selectFrom('wallet_auto_refills').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** The row of an account, locked, so that concurrent changes do not create two mandates. */
export async function lockRefill(tx: Tx, accountId: number, standard: { below: number; amount: number; now: Date }) {
  await tx
    .insertInto('wallet_auto_refills')
    .values({
      ...{ account_id: accountId, state: 'off', below_paise: standard.below, amount_paise: standard.amount },
      changed_at: standard.now,
    })
    .onConflict((stored) => stored.column('account_id').doNothing())
    .execute()
  return tx
    .selectFrom('wallet_auto_refills')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

interface RefillChange {
  state: 'off' | 'awaiting_mandate' | 'on'
  below: number
  amount: number
  mandatePaymentId: number | null
  now: Date
}

export const setRefill = (tx: Tx, accountId: number, { state, below, amount, mandatePaymentId, now }: RefillChange) =>
  tx
    .updateTable('wallet_auto_refills')
    .set({
      state,
      below_paise: below,
      amount_paise: amount,
      mandate_payment_id: mandatePaymentId,
      failures: 0,
      changed_at: now,
    })
    .where('account_id', '=', accountId)
    .execute()

/** The bank granted the mandate with the first payment. */
export const storeMandate = (
  tx: Tx,
  paymentId: number,
  { customerId, tokenId, method }: { customerId: string; tokenId: string; method: string | null },
) =>
  tx
    .updateTable('wallet_auto_refills')
    .set({ state: 'on', customer_id: customerId, token_id: tokenId, method, mandate_payment_id: null, failures: 0 })
    .where('mandate_payment_id', '=', paymentId)
    .where('state', '=', 'awaiting_mandate')
    .execute()

export const refillEnded = (tx: Tx, paymentId: number, at: Date) =>
  tx
    .updateTable('wallet_auto_refills')
    .set({ running_payment_id: null, failures: 0, last_refill_at: at })
    .where('running_payment_id', '=', paymentId)
    .execute()

export const refillRefused = (tx: Tx, paymentId: number, most: number) =>
  tx
    .updateTable('wallet_auto_refills')
    .set((eb) => ({
      running_payment_id: null,
      failures: eb('failures', '+', 1),
      state: sql<string>`case when failures + 1 >= ${most} then 'paused' else state end`,
    }))
    .where('running_payment_id', '=', paymentId)
    .returning(['account_id as accountId', 'state', 'amount_paise as paise'])
    .executeTakeFirst()

export interface Pace {
  now: Date
  perDay: number
  retryBefore: Date
  dayStart: Date
}

/** Wallets below their threshold without a pending refill. */
export const emptyWallets = (db: Db, pace: Pace, limit: number) => findEmpty(db, pace, sql`true`, limit)

/**
 * The same for one wallet, whose refills wait until this transaction ends: another process may have refilled it since
 * it was found.
 */
export async function lockEmptyWallet(tx: Tx, pace: Pace, accountId: number) {
  await tx
    .selectFrom('wallet_auto_refills')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute()
  const [wallet] = await findEmpty(tx, pace, sql`r.account_id = ${accountId}`, 1)
  return wallet
}

async function findEmpty(
  db: Db | Tx,
  { now, perDay, retryBefore, dayStart }: Pace,
  which: RawBuilder<unknown>,
  limit: number,
) {
  const { rows } = await sql<{ accountId: number; paise: number; customerId: string; tokenId: string }>`
    select r.account_id as "accountId", r.amount_paise as paise, r.customer_id as "customerId", r.token_id as "tokenId"
    from wallet_auto_refills r
    where ${which} and r.state = 'on' and r.running_payment_id is null
      and (r.failures = 0 or r.last_tried_at is null or r.last_tried_at <= ${retryBefore})
      and r.below_paise > coalesce((
        select sum(a.balance_paise) from ledger_accounts a
        where a.owner_id = r.account_id and a.kind in ('wallet', 'promo')), 0)
        - coalesce((select sum(h.promo_paise + h.wallet_paise) from ledger_holds h
        where h.owner_id = r.account_id and h.state = 'open' and h.until > ${now}), 0)
      and ${perDay} > (select count(*) from top_ups t
        where t.account_id = r.account_id and t.automatic and t.created_at >= ${dayStart})
    order by r.account_id limit ${limit}`.execute(db)
  return rows
}

/** For a wallet that `lockEmptyWallet` found empty. */
export const beginRefill = (tx: Tx, accountId: number, paymentId: number, at: Date) =>
  tx
    .updateTable('wallet_auto_refills')
    .set({ running_payment_id: paymentId, last_tried_at: at })
    .where('account_id', '=', accountId)
    .execute()

/** Begun by a process that ended before calling the gateway. */
export const unsentRefills = (db: Db, before: Date) =>
  db
    .selectFrom('wallet_auto_refills as refill')
    .innerJoin('payments', 'payments.id', 'refill.running_payment_id')
    .select(['payments.id as paymentId', 'refill.customer_id as customerId', 'refill.token_id as tokenId'])
    .where('payments.provider_order_id', 'is', null)
    .where('payments.created_at', '<', before)
    .$narrowType<{ customerId: string; tokenId: string }>()
    .execute()
