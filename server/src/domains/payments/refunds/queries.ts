import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { GatewayRefund } from '../gateways/gateway.ts'
import type { RefundReason } from './rules.ts'

interface NewRefund {
  key: string
  paymentId: number
  providerPaymentId: string
  paise: number
  reason: RefundReason | null
  at: Date
}

/** Undefined if the key exists. */
export const insertRefund = (tx: Tx, { key, paymentId, providerPaymentId, paise, reason, at }: NewRefund) =>
  tx
    .insertInto('payment_refunds')
    .values({
      ...{ key, payment_id: paymentId, provider_payment_id: providerPaymentId, amount_paise: paise },
      ...{ asked_at: at, next_try_at: at, reason },
    })
    .onConflict((stored) => stored.constraint('payment_refunds_happen_once').doNothing())
    .returning('id')
    .executeTakeFirst()

export const refundByKey = (tx: Tx, key: string) =>
  tx.selectFrom('payment_refunds').select('id').where('key', '=', key).executeTakeFirstOrThrow()

/** A constraint refuses more than was captured, also under concurrency. */
export const addRefunded = (tx: Tx, paymentId: number, paise: number) =>
  tx
    .updateTable('payments')
    .set((eb) => ({ refunded_paise: eb('refunded_paise', '+', paise) }))
    .where('id', '=', paymentId)
    .where('state', '=', 'captured')
    .returning('provider_payment_id')
    .executeTakeFirst()

export interface DueRefund {
  id: number
  state: 'asked' | 'sent'
  provider_payment_id: string
  provider_refund_id: string | null
  amount_paise: number
  attempts: number
}

export async function claimDueRefunds(db: Db, now: Date, limit: number): Promise<DueRefund[]> {
  const { rows } = await sql<DueRefund>`
    update payment_refunds set attempts = attempts + 1, next_try_at = ${new Date(now.getTime() + 600_000)}
    where id in (
      select id from payment_refunds where next_try_at <= ${now} order by next_try_at limit ${limit} for update skip locked)
    returning id, state, provider_payment_id, provider_refund_id, amount_paise, attempts`.execute(db)
  return rows
}

export const keepTrying = (db: Db, id: number, at: Date, error: string) =>
  db
    .updateTable('payment_refunds')
    .set({ next_try_at: at, last_error: error })
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'sent'])
    .execute()

export const markSent = (db: Db, id: number, providerRefundId: string, at: Date, nextTryAt: Date) =>
  db
    .updateTable('payment_refunds')
    .set({ state: 'sent', provider_refund_id: providerRefundId, sent_at: at, next_try_at: nextTryAt, last_error: null })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute()

/** Undefined if it was already settled. */
export const markSettled = (
  tx: Tx,
  id: number,
  state: 'done' | 'failed',
  { at, providerRefundId, error }: { at: Date; providerRefundId: string | null; error: string | null },
) =>
  tx
    .updateTable('payment_refunds')
    .set((eb) => ({
      ...{ state, settled_at: at, next_try_at: null, last_error: error },
      ...(providerRefundId && { provider_refund_id: providerRefundId }),
      ...(state === 'done' && { sent_at: eb.fn.coalesce('sent_at', eb.val(at)) }),
    }))
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'sent'])
    .returning(['id', 'payment_id as paymentId', 'amount_paise as paise', 'reason'])
    .$narrowType<{ reason: RefundReason | null }>()
    .executeTakeFirst()

/** Matched by the key we sent, otherwise by the gateway's own id. */
export const refundReportedBy = (db: Db, refund: GatewayRefund, idInKey: number | undefined) =>
  db
    .selectFrom('payment_refunds')
    .select('id')
    .where('provider_payment_id', '=', refund.paymentId)
    .where((where) =>
      where.or([
        where('provider_refund_id', '=', refund.id),
        ...(idInKey === undefined ? [] : [where('id', '=', idInKey)]),
      ]),
    )
    .executeTakeFirst()

/** Why a payment was refunded automatically; null if it was not. */
export const sentBackBecause = async (db: Db | Tx, paymentId: number) =>
  (
    await db
      .selectFrom('payment_refunds')
      .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
      .select('reason')
      .where('payment_id', '=', paymentId)
      .whereRef('payment_refunds.provider_payment_id', '=', 'payments.provider_payment_id')
      .where('reason', 'is not', null)
      .$narrowType<{ reason: RefundReason }>()
      .executeTakeFirst()
  )?.reason ?? null
