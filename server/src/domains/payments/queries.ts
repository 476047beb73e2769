import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { type PaymentState, type PurposeName, paymentOf } from './rules.ts'

interface NewPayment {
  accountId: number
  purpose: PurposeName
  subjectId: number
  paise: number
  mandateUpToPaise: number | null
  at: Date
}

export const insertPayment = (tx: Tx, { accountId, purpose, subjectId, paise, mandateUpToPaise, at }: NewPayment) =>
  tx
    .insertInto('payments')
    .values({
      ...{ account_id: accountId, purpose, subject_id: subjectId, amount_paise: paise, created_at: at },
      mandate_up_to_paise: mandateUpToPaise,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export async function paymentById(db: Db | Tx, id: number) {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
  return row && paymentOf(row)
}

export async function paymentOfOrder(db: Db | Tx, provider: string, orderId: string) {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_order_id', '=', orderId)
    .executeTakeFirst()
  return row && paymentOf(row)
}

export const payerOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('accounts')
    .select(['id as accountId', 'name', 'mobile', 'email', 'language'])
    .where('id', '=', accountId)
    .$narrowType<{ language: 'en' | 'hi' }>()
    .executeTakeFirstOrThrow()

interface MadeOrder {
  provider: string
  orderId: string
  customerId: string | null
  nextPollAt: Date | null
}

/**
 * Claims the creation of the gateway order; undefined while another request is running, or if there is an order
 * already.
 */
export const claimOrderRequest = async (db: Db, id: number, now: Date, staleAfterMs: number) => {
  const row = await db
    .updateTable('payments')
    .set({ order_requested_at: now })
    .where('id', '=', id)
    .where('provider_order_id', 'is', null)
    .where((where) =>
      where.or([
        where('order_requested_at', 'is', null),
        where('order_requested_at', '<=', new Date(now.getTime() - staleAfterMs)),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  return row && paymentOf(row)
}

/** The gateway returned no order: the next request may try immediately. */
export const releaseOrderRequest = (db: Db, id: number) =>
  db
    .updateTable('payments')
    .set({ order_requested_at: null })
    .where('id', '=', id)
    .where('provider_order_id', 'is', null)
    .execute()

/** The first order created for a payment is its order; another one is never paid. */
export async function storeOrder(db: Db | Tx, id: number, { provider, orderId, customerId, nextPollAt }: MadeOrder) {
  await db
    .updateTable('payments')
    .set({ provider, provider_order_id: orderId, provider_customer_id: customerId, next_poll_at: nextPollAt })
    .where('id', '=', id)
    .where('provider_order_id', 'is', null)
    .execute()
  return paymentById(db, id)
}

/** Cancels it if it is still unpaid; a payment the bank is confirming cannot be cancelled. */
export const markCancelled = async (tx: Tx, id: number, at: Date, states: PaymentState[]) => {
  const row = await tx
    .updateTable('payments')
    .set({ state: 'cancelled', settled_at: at, next_poll_at: null })
    .where('id', '=', id)
    .where('state', 'in', states)
    .returningAll()
    .executeTakeFirst()
  return row && paymentOf(row)
}

interface Reopening {
  from: ('cancelled' | 'failed')[]
  at: Date
  nextPollAt: Date | null
}

/** Reopens a payment, so that a retry for the same amount uses the same order at the gateway. */
export const reopen = (db: Db | Tx, id: number, { from, at, nextPollAt }: Reopening) =>
  db
    .updateTable('payments')
    .set({
      ...{ state: 'created', settled_at: null, failure_reason: null, reopened_at: at, polls: 0 },
      next_poll_at: sql`case when provider_order_id is not null then ${nextPollAt}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .execute()

/** Without waiting: a payment being settled at the moment is left to that transaction. */
export const cancelUnlessLocked = (tx: Tx, id: number, at: Date) =>
  tx
    .updateTable('payments')
    .set({ state: 'cancelled', settled_at: at, next_poll_at: null })
    .where('id', 'in', (open) =>
      open
        .selectFrom('payments')
        .select('id')
        .where('id', '=', id)
        .where('state', 'in', ['created', 'failed'])
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute()

/** Whether the gateway may be polled again; only one caller per interval gets true. */
export const takeTurnToAsk = async (db: Db, id: number, now: Date, gapMs: number) =>
  (
    await db
      .updateTable('payments')
      .set({ asked_at: now })
      .where('id', '=', id)
      .where('provider_order_id', 'is not', null)
      .where('state', 'in', ['created', 'pending', 'failed'])
      .where((where) =>
        where.or([where('asked_at', 'is', null), where('asked_at', '<=', new Date(now.getTime() - gapMs))]),
      )
      .returning('id')
      .execute()
  ).length > 0

/** Payments due for a poll; each is given to one process. */
export async function claimDue(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ id: number; polls: number }>`
    update payments set asked_at = ${now}, polls = polls + 1, next_poll_at = ${new Date(now.getTime() + 300_000)}
    where id in (
      select id from payments where next_poll_at <= ${now} order by next_poll_at limit ${limit} for update skip locked)
    returning id, polls`.execute(db)
  return rows
}

export const setNextPoll = (db: Db, id: number, at: Date | null) =>
  db
    .updateTable('payments')
    .set({ next_poll_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['created', 'pending', 'failed'])
    .execute()

export const paymentsOfAccount = async (
  db: Db,
  accountId: number,
  { limit, offset }: { limit: number; offset: number },
) =>
  (
    await db
      .selectFrom('payments')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
  ).map(paymentOf)

export const countPaymentsOfAccount = async (db: Db, accountId: number) =>
  (
    await db
      .selectFrom('payments')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).count

/** The order that a payment of this gateway number pays for. */
export const ordersPaidBy = (db: Db, providerPaymentId: string) =>
  db
    .selectFrom('payments')
    .innerJoin('accounts', 'accounts.id', 'payments.account_id')
    .select(['subject_id as id', 'provider_payment_id as reference', 'accounts.name'])
    .where('provider', 'in', ['razorpay', 'test'])
    .where('provider_payment_id', '=', providerPaymentId)
    .where('purpose', '=', 'order')
    .$narrowType<{ reference: string }>()
    .execute()
