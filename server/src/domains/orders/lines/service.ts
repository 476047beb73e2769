import type { RefusalReason } from '#contract/limits.ts'
import { tell } from '#server/domains/notices/service.ts'
import type { Tx } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import { Problem } from '#server/platform/problem.ts'
import { giveCouponBackOnceWhole } from '../coupons/queries.ts'
import { issueCreditNote, issueInvoice } from '../documents/service.ts'
import { recogniseEarning } from '../earnings/service.ts'
import { apart, lockOrder } from '../queries.ts'
import { giveBack } from '../refunds/service.ts'
import { sellerOf } from '../sellers.ts'
import * as queries from './queries.ts'

const MINUTE_MS = 60_000

/**
 * Gives what was just paid for, and writes the invoice. The payment stands whatever a seller does: each line runs in a
 * savepoint of its own, one that fails waits and is tried again, and one that is refused is refunded by itself.
 */
export async function settlePaidOrder(tx: Tx, orderId: number, at: Date) {
  // First of all, so that nobody reads of a refund before the payment.
  await tellPaid(tx, orderId, at)
  const refused = await giveLines(tx, orderId, at)
  // Documents come last: whoever issues the next one waits for this transaction from here on.
  const credit = refused.length > 0 ? await refundRefused(tx, orderId, refused, at) : undefined
  await issueInvoice(tx, orderId, at)
  if (credit) await issueCreditNote(tx, credit, at)
}

interface RefusedLine {
  lineId: number
  reason: RefusalReason
}

async function giveLines(tx: Tx, orderId: number, at: Date) {
  const refused: RefusedLine[] = []
  for (const line of await queries.linesOf(tx, orderId)) {
    if (line.state !== 'waiting') continue
    const outcome = await attempt(tx, line, at)
    if (outcome === 'failed') await queries.tryLineAgain(tx, line.id, new Date(at.getTime() + MINUTE_MS))
    else if (outcome === 'fulfilled') await queries.setLineState(tx, line.id, { from: ['waiting'], to: 'fulfilled' })
    else {
      await refuse(tx, line, outcome.reason, at)
      if (line.totalPaise > 0) refused.push({ lineId: line.id, reason: outcome.reason })
    }
  }
  return refused
}

async function refuse(tx: Tx, line: queries.Line, reason: RefusalReason, at: Date) {
  await queries.setLineState(tx, line.id, { from: ['waiting'], to: 'refused' })
  if (line.totalPaise === 0) await giveCouponBackOnceWhole(tx, line.orderId, at)
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

/** A refusal rolls back what the seller had begun: a hold that had to give way, for example, stays. */
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

/** Nobody was asked where it should go, so it goes back to where it came from. */
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

/** Lines that could not be given at once are tried again. */
export async function fulfilWaiting({ db, log }: House, now: Date) {
  for (const { orderId } of await queries.ordersWaiting(db, now, 200)) {
    await db
      .transaction()
      .execute(async (tx) => {
        await lockOrder(tx, orderId)
        const refused = await giveLines(tx, orderId, now)
        const credit = refused.length > 0 ? await refundRefused(tx, orderId, refused, now) : undefined
        if (credit) await issueCreditNote(tx, credit, now)
      })
      .catch((error: Error) => log.error({ err: error, orderId }, 'an order could not be fulfilled'))
  }
}

interface Completing {
  lineId: number
  /** Of a session that was called off: the share of its price that is earned all the same. */
  keptPercent?: number | undefined
  at: Date
}

/** The work is done: from here on it is earned. Under the lock of its order, as refunds are: each sees what the other did. */
export async function completeLine(tx: Tx, { lineId, keptPercent, at }: Completing) {
  const { orderId } = (await queries.lineById(tx, lineId))!
  await lockOrder(tx, orderId)
  if (!(await queries.setCompleted(tx, lineId, at))) throw new Problem('stale')
  const line = (await queries.lineById(tx, lineId))!
  await sellerOf(line.kind)?.completed?.(tx, line, at)
  await recogniseEarning(tx, line, at, keptPercent)
  return line
}

/** Somebody else does the work: what it earns becomes theirs. Price, payment and papers stay. */
export async function giveLineTo(tx: Tx, lineId: number, consultantId: number) {
  if (!(await queries.setLineConsultant(tx, lineId, consultantId))) throw new Problem('stale')
}

async function tellPaid(tx: Tx, orderId: number, at: Date) {
  const lines = await queries.linesOf(tx, orderId)
  if (lines.every(({ kind }) => sellerOf(kind)?.tellsBuyer)) return
  await tell(tx, at, {
    accountId: lines[0]!.buyerId,
    message: 'order_paid',
    params: { orderId, paise: lines.reduce((sum, line) => sum + line.totalPaise, 0) },
  })
}
