import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/db.ts'
import type { GatewayPayment } from '../gateways/gateway.ts'
import { paymentOf } from '../rules.ts'

/**
 * Locks the payment until the transaction ends; rows that reference it may still be inserted. Lock the payment before
 * what it pays for.
 */
export async function lockPayment(tx: Tx, id: number) {
  const row = await tx.selectFrom('payments').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return row && paymentOf(row)
}

/** The only place where a payment becomes captured: the second caller changes nothing. */
export async function markCaptured(tx: Tx, id: number, attempt: GatewayPayment, at: Date) {
  const row = await tx
    .updateTable('payments')
    .set({
      state: 'captured',
      provider_payment_id: attempt.id,
      attempt_id: attempt.id,
      provider_created_at: attempt.createdAt,
      method: attempt.method,
      fee_paise: attempt.feePaise,
      failure_reason: null,
      settled_at: at,
      next_poll_at: null,
      ...(attempt.mandate && {
        provider_customer_id: attempt.mandate.customerId,
        provider_token_id: attempt.mandate.tokenId,
      }),
    })
    .where('id', '=', id)
    .where('state', '<>', 'captured')
    .where('amount_paise', '=', attempt.paise)
    .returningAll()
    .executeTakeFirst()
  return row && paymentOf(row)
}

/** A pending payment fails only with its pending attempt. */
export async function markFailed(tx: Tx, id: number, attempt: GatewayPayment, at: Date) {
  const row = await tx
    .updateTable('payments')
    .set({
      state: 'failed',
      attempt_id: attempt.id,
      method: attempt.method,
      failure_reason: attempt.failureReason,
      settled_at: at,
    })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('state', '=', 'created'),
        where.and([where('state', '=', 'pending'), where('attempt_id', '=', attempt.id)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  return row && paymentOf(row)
}

/**
 * The bank is confirming, also where the payment had been cancelled because nobody paid in time: it is polled again until
 * the bank decides. A failed payment stays failed, unless this is a new attempt.
 */
export async function markPending(tx: Tx, id: number, attempt: GatewayPayment, nextPollAt: Date | null) {
  const row = await tx
    .updateTable('payments')
    .set({
      ...{ state: 'pending', attempt_id: attempt.id, method: attempt.method, failure_reason: null, settled_at: null },
      polls: sql<number>`case when next_poll_at is null then 0 else polls end`,
      next_poll_at: sql<Date | null>`coalesce(next_poll_at, ${nextPollAt}::timestamptz)`,
    })
    .where('id', '=', id)
    .where('state', 'in', ['created', 'failed', 'cancelled'])
    .where('attempt_id', 'is distinct from', attempt.id)
    .returningAll()
    .executeTakeFirst()
  return row && paymentOf(row)
}

interface Notice {
  paymentId: number | null
  source: string
  provider: string
  eventId: string | null
  event: string
  providerPaymentId: string | null
  at: Date
}

/** Undefined if this event has already been received. */
export const insertNotification = (tx: Tx, notice: Notice) =>
  tx
    .insertInto('payment_notices')
    .values({
      payment_id: notice.paymentId,
      source: notice.source,
      provider: notice.provider,
      event_id: notice.eventId,
      event: notice.event,
      provider_payment_id: notice.providerPaymentId,
      effect: 'none',
      heard_at: notice.at,
    })
    .onConflict((stored) => stored.constraint('payment_notices_heard_once').doNothing())
    .returning('id')
    .executeTakeFirst()

export const setEffect = (tx: Tx, id: number, effect: string) =>
  tx.updateTable('payment_notices').set({ effect }).where('id', '=', id).execute()
