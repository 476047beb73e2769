import type { RefusalReason } from '#contract/reasons.ts'
import { notify } from '#server/domains/notifications/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import type { Services } from '#server/platform/services.ts'
import { MINUTE_MS } from '#server/platform/time.ts'
import { giveBackFinished } from '../discounts/service.ts'
import { issueCreditNotes, issueInvoices } from '../documents/service.ts'
import { recogniseEarning } from '../earnings/service.ts'
import { keepVoucher } from '../earnings/vouchers.ts'
import * as queries from '../lines/queries.ts'
import { apart, lockOrder } from '../queries.ts'
import { giveBack } from '../refunds/service.ts'
import { isVoucher, sellerOf } from '../sellers.ts'

/**
 * Fulfils what was just paid, and issues the invoice. The payment stands whatever a seller does: each line runs in its
 * own savepoint, a failed one is retried later, and a refused one is refunded automatically.
 */
export async function settlePaidOrder(tx: Tx, orderId: number, at: Date) {
  // First, so that nobody reads of a refund before the payment.
  await notifyPaid(tx, orderId, at)
  const refused = await giveLines(tx, orderId, at)
  // Documents come last: from here on the next document waits for this transaction.
  const credit = refused.length > 0 ? await refundRefused(tx, orderId, refused, at) : undefined
  await issueInvoices(tx, orderId, at)
  if (credit) await issueCreditNotes(tx, credit, at)
}

interface RefusedLine {
  lineId: number
  reason: RefusalReason
}

async function giveLines(tx: Tx, orderId: number, at: Date) {
  const refused: RefusedLine[] = []
  // In the order in which they were reserved, because sellers lock what they sell.
  for (const line of (await queries.linesOf(tx, orderId)).toSorted((a, b) => a.itemId - b.itemId)) {
    if (line.state !== 'waiting') continue
    const outcome = await attempt(tx, line, at)
    if (outcome === 'failed') await queries.tryLineAgain(tx, line.id, new Date(at.getTime() + MINUTE_MS))
    else if (outcome === 'fulfilled') {
      await queries.setLineState(tx, line.id, { from: ['waiting'], to: 'fulfilled' })
      if (isVoucher(line)) await completeLine(tx, { lineId: line.id, at })
    } else {
      await refuse(tx, line, outcome.reason, at)
      if (line.totalPaise > 0) refused.push({ lineId: line.id, reason: outcome.reason })
    }
  }
  return refused
}

async function refuse(tx: Tx, line: queries.Line, reason: RefusalReason, at: Date) {
  await queries.setLineState(tx, line.id, { from: ['waiting'], to: 'refused' })
  if (line.totalPaise === 0) await giveBackFinished(tx, line.orderId, at)
  const { gatewayPaise } = (await lockOrder(tx, line.orderId))!
  const toSourcePaise = Math.min(gatewayPaise, line.totalPaise)
  await sellerOf(line.kind)?.refused?.(tx, line, { reason, toSourcePaise }, at)
}

class Refused extends Error {
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}

/** A refusal rolls back what the seller had begun: a hold it replaced, for example, stays. */
async function attempt(tx: Tx, line: queries.Line, at: Date): Promise<'fulfilled' | 'failed' | Refused> {
  const seller = sellerOf(line.kind)
  if (!seller) return 'failed'
  try {
    await apart(tx, 'fulfil', async () => {
      const outcome = await seller.fulfil(tx, line, at)
      if (outcome !== 'fulfilled') throw new Refused(outcome.refused)
    })
    return 'fulfilled'
  } catch (error) {
    return error instanceof Refused ? error : 'failed'
  }
}

/** The buyer was not asked where it should go, so it is refunded to its source. */
const refundRefused = (tx: Tx, orderId: number, refused: RefusedLine[], at: Date) =>
  giveBack(tx, {
    orderId,
    lines: refused.map(({ lineId }) => ({ lineId })),
    reason: '',
    reasonCode: refused[0]!.reason,
    by: null,
    to: 'source',
    at,
  })

/** Retries lines that could not be fulfilled immediately. */
export async function fulfilWaiting(services: Services, now: Date) {
  const waiting = await queries.ordersWaiting(services.db, now, 200)
  await eachAlone(services, waiting, 'order could not be fulfilled', async (tx, { orderId }) => {
    await lockOrder(tx, orderId)
    const refused = await giveLines(tx, orderId, now)
    const credit = refused.length > 0 ? await refundRefused(tx, orderId, refused, now) : undefined
    if (credit) await issueCreditNotes(tx, credit, now)
  })
}

interface Completing {
  lineId: number
  /** For a cancelled session: the share of its price that is still earned. */
  retainedPercent?: number | undefined
  at: Date
}

/**
 * The work is done: it counts as earned from now on. With the order locked, like refunds, so that each sees the other.
 */
export async function completeLine(tx: Tx, { lineId, retainedPercent, at }: Completing) {
  const { orderId } = (await queries.lineById(tx, lineId))!
  await lockOrder(tx, orderId)
  if (!(await queries.setCompleted(tx, lineId, at))) throw new Problem('stale')
  const line = (await queries.lineById(tx, lineId))!
  await sellerOf(line.kind)?.completed?.(tx, line, at)
  const { voucherBook } = sellerOf(line.kind) ?? {}
  if (voucherBook) await keepVoucher(tx, line, { book: voucherBook, at })
  else {
    const releaseAt = await sellerOf(line.kind)?.releaseAt?.(tx, line, at)
    await recogniseEarning(tx, line, { at, retainedPercent, releaseAt })
  }
  return line
}

/** A share of the work is accepted and counts as earned; the rest of the line goes on. */
export async function earnShare(
  tx: Tx,
  { lineId, upToPercent, at }: { lineId: number; upToPercent: number; at: Date },
) {
  const { orderId } = (await queries.lineById(tx, lineId))!
  await lockOrder(tx, orderId)
  const line = (await queries.lineById(tx, lineId))!
  if (line.state !== 'fulfilled') throw new Problem('stale')
  // What costs the buyer nothing cannot be divided: it is earned at the end.
  if (line.totalPaise > 0) await recogniseEarning(tx, line, { at, upToPercent })
}

/** Another consultant does the work and gets the earning. Price, payment and documents stay. */
export async function giveLineTo(tx: Tx, lineId: number, consultantId: number) {
  if (!(await queries.setLineConsultant(tx, lineId, consultantId))) throw new Problem('stale')
}

async function notifyPaid(tx: Tx, orderId: number, at: Date) {
  const lines = await queries.linesOf(tx, orderId)
  if (lines.every(({ kind }) => sellerOf(kind)?.notifiesBuyer)) return
  await notify(tx, at, {
    accountId: lines[0]!.buyerId,
    message: 'order_paid',
    params: { orderId, paise: lines.reduce((sum, line) => sum + line.totalPaise, 0) },
  })
}
