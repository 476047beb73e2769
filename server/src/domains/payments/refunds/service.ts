import * as ledger from '#server/domains/ledger/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { tryClaim } from '#server/platform/db/claims.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { GatewayFailure, type GatewayPayment, type GatewayRefund } from '../gateways/gateway.ts'
import { paymentById } from '../queries.ts'
import type { Payment } from '../rules.ts'
import * as queries from './queries.ts'
import { idOfKey, keyAtGateway, nextLook, nextTry, type RefundReason } from './rules.ts'

interface RefundInput {
  /** Named after what is refunded, so that it cannot be refunded twice. */
  key: string
  paymentId: number
  paise: number
  /** Shown to the payer of an automatic refund. */
  reason?: RefundReason
  at: Date
}

/**
 * Refunds money to its source: a row that a job sends to the gateway after commit. The caller posts the movement that
 * credits `gateway`; if the gateway refuses permanently, the money goes to the payer's wallet instead.
 */
export async function refundToSource(
  tx: Tx,
  { key, paymentId, paise, reason, at }: RefundInput,
): Promise<{ id: number }> {
  const payment = await paymentById(tx, paymentId)
  if (!payment?.providerPaymentId) throw new Problem('nothing_to_refund')
  const written = await queries.insertRefund(tx, {
    ...{ key, paymentId, paise, reason: reason ?? null, at },
    providerPaymentId: payment.providerPaymentId,
  })
  if (!written) return queries.refundByKey(tx, key)
  await queries.addRefunded(tx, paymentId, paise)
  return written
}

/** The same order was paid twice: the second payment is not ours, so no ledger account is involved. */
export const refundExtra = (tx: Tx, { id }: Payment, extra: GatewayPayment, at: Date) =>
  queries.insertRefund(tx, {
    ...{ key: `payment ${id} paid again by ${extra.id}`, paymentId: id, reason: 'paid_already', at },
    ...{ providerPaymentId: extra.id, paise: extra.paise },
  })

/** Sends due refunds to the gateway, and polls pending ones. */
export async function sendRefunds(services: Services, now: Date) {
  for (const due of await queries.claimDueRefunds(services.db, now, 50)) {
    try {
      await recordResult(services, due.id, await sendOne(services, due), now)
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error
      if (error.permanent)
        await settleRefund(services, due.id, { state: 'failed', id: null, error: error.message }, now)
      else await queries.keepTrying(services.db, due.id, nextTry(due.attempts, now), error.message)
    }
  }
}

const sendOne = (
  { gateway }: Services,
  { id, provider_payment_id, provider_refund_id, amount_paise }: queries.DueRefund,
) =>
  provider_refund_id
    ? gateway.refundById(provider_payment_id, provider_refund_id)
    : gateway.refund({ key: keyAtGateway(id), paymentId: provider_payment_id, paise: amount_paise })

async function recordResult(services: Services, id: number, refund: GatewayRefund, now: Date) {
  if (refund.state === 'pending') await queries.markSent(services.db, id, refund.id, now, nextLook(now))
  else await settleRefund(services, id, { state: refund.state, id: refund.id, error: null }, now)
}

/** A webhook about a refund; one that is not ours was made manually at the gateway and is found by reconciliation. */
export async function recordRefund(services: Services, refund: GatewayRefund) {
  const { settlements, db } = services
  await settlements.once(`refund notice ${refund.id} ${refund.state}`, 'webhook', () =>
    settlements.limitTransactions(async () => {
      const ours = await queries.refundReportedBy(db, refund, idOfKey(refund.key))
      if (ours) await recordResult(services, ours.id, refund, services.now())
    }),
  )
}

interface Ending {
  state: 'done' | 'failed'
  id: string | null
  error: string | null
}

const settleRefund = ({ db }: Services, id: number, { state, id: providerRefundId, error }: Ending, at: Date) =>
  db.transaction().execute(async (tx) => {
    // Another process is settling the same notification: for a webhook, which is repeated if it fails, or in a job,
    // which retries.
    if (!(await tryClaim(tx, `refund ${id} ${state}`))) return
    const settled = await queries.markSettled(tx, id, state, { at, providerRefundId, error })
    if (!settled) return
    const payment = (await paymentById(tx, settled.paymentId))!
    if (state === 'failed') await toWallet(tx, settled, payment, at)
    await notifyPayer(tx, settled, payment, state, at)
  })

/** The bank refused the refund, so the person gets it in the wallet immediately. */
const toWallet = (
  tx: Tx,
  { id, paise }: { id: number; paise: number },
  { accountId, id: paymentId }: Payment,
  at: Date,
) =>
  ledger.post(tx, {
    key: `source refund ${id} failed`,
    kind: 'refund_to_wallet',
    at,
    entries: [
      { place: 'gateway', paise: -paise },
      { place: { balance: 'wallet', of: accountId }, paise },
    ],
    refs: { paymentId },
  })

const notifyPayer = (
  tx: Tx,
  { paise, reason }: { paise: number; reason: RefundReason | null },
  payment: Payment,
  state: 'done' | 'failed',
  at: Date,
) =>
  notify(tx, at, {
    accountId: payment.accountId,
    message: state === 'done' ? 'refund_sent' : 'refund_in_wallet',
    params: { paise, method: payment.method ?? 'other', ...(reason && { reason }) },
  })
