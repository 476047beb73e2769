import * as ledger from '#server/domains/ledger/service.ts'
import { tell } from '#server/domains/notices/service.ts'
import { tryClaim } from '#server/platform/claims.ts'
import type { Tx } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import { Problem } from '#server/platform/problem.ts'
import { GatewayFailure, type GatewayPayment, type GatewayRefund } from '#server/platform/providers/gateway.ts'
import { paymentById } from '../queries.ts'
import type { Payment } from '../rules.ts'
import * as queries from './queries.ts'
import { idOfKey, keyAtGateway, nextLook, nextTry, type RefundReason } from './rules.ts'

interface RefundWish {
  /** Named after what is given back, so that it cannot be given back twice. */
  key: string
  paymentId: number
  paise: number
  /** Told to the payer where nobody asked for the refund. */
  reason?: RefundReason
  at: Date
}

/**
 * Gives money back to where it came from: a row that a job sends to the gateway after the commit. The caller posts the
 * movement that credits `gateway`; should the gateway refuse for good, the money goes to the payer's wallet instead.
 */
export async function refundToSource(
  tx: Tx,
  { key, paymentId, paise, reason, at }: RefundWish,
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

/** Somebody paid the same order twice: the second payment never was ours, so no account hears of it. */
export const refundExtra = (tx: Tx, { id }: Payment, extra: GatewayPayment, at: Date) =>
  queries.insertRefund(tx, {
    ...{ key: `payment ${id} paid again by ${extra.id}`, paymentId: id, reason: 'paid_already', at },
    ...{ providerPaymentId: extra.id, paise: extra.paise },
  })

/** Sends what is due to the gateway, and asks after what is on its way. */
export async function sendRefunds(house: House, now: Date) {
  for (const due of await queries.claimDueRefunds(house.db, now, 50)) {
    try {
      await heard(house, due.id, await sendOne(house, due), now)
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error
      if (error.permanent) await settleRefund(house, due.id, { state: 'failed', id: null, error: error.message }, now)
      else await queries.keepTrying(house.db, due.id, nextTry(due.attempts, now), error.message)
    }
  }
}

const sendOne = (
  { gateway }: House,
  { id, provider_payment_id, provider_refund_id, amount_paise }: queries.DueRefund,
) =>
  provider_refund_id
    ? gateway.refundById(provider_payment_id, provider_refund_id)
    : gateway.refund({ key: keyAtGateway(id), paymentId: provider_payment_id, paise: amount_paise })

async function heard(house: House, id: number, refund: GatewayRefund, now: Date) {
  if (refund.state === 'pending') await queries.markSent(house.db, id, refund.id, now, nextLook(now))
  else await settleRefund(house, id, { state: refund.state, id: refund.id, error: null }, now)
}

/** A webhook tells of a refund; one that is not ours was made by hand at the gateway and is found when reconciling. */
export async function hearOfRefund(house: House, refund: GatewayRefund) {
  const { settlements, db } = house
  await settlements.once(`refund notice ${refund.id} ${refund.state}`, 'webhook', () =>
    settlements.limitTransactions(async () => {
      const ours = await queries.refundToldOf(db, refund, idOfKey(refund.key))
      if (ours) await heard(house, ours.id, refund, house.now())
    }),
  )
}

interface Ending {
  state: 'done' | 'failed'
  id: string | null
  error: string | null
}

const settleRefund = ({ db }: House, id: number, { state, id: providerRefundId, error }: Ending, at: Date) =>
  db.transaction().execute(async (tx) => {
    // Another process is settling the same notice: for a webhook, which is repeated if it fails, or in a job, which tries again.
    if (!(await tryClaim(tx, `refund ${id} ${state}`))) return
    const settled = await queries.markSettled(tx, id, state, { at, providerRefundId, error })
    if (!settled) return
    const payment = (await paymentById(tx, settled.paymentId))!
    if (state === 'failed') await toWallet(tx, settled, payment, at)
    await tellPayer(tx, settled, payment, state, at)
  })

/** The bank would not take it back, so the person has it in the wallet at once. */
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
      { place: { purse: 'wallet', of: accountId }, paise },
    ],
    refs: { paymentId },
  })

const tellPayer = (
  tx: Tx,
  { paise, reason }: { paise: number; reason: RefundReason | null },
  payment: Payment,
  state: 'done' | 'failed',
  at: Date,
) =>
  tell(tx, at, {
    accountId: payment.accountId,
    message: state === 'done' ? 'refund_sent' : 'refund_in_wallet',
    params: { paise, method: payment.method ?? 'other', ...(reason && { reason }) },
  })
