import type { Db, Tx } from '#server/platform/db/db.ts'
import { giveBackFinished } from '../discounts/service.ts'
import { issueCreditNotes } from '../documents/service.ts'
import { earnedOf } from '../earnings/service.ts'
import { setLineState } from '../lines/queries.ts'
import { giveBack, type RefundInput, refund } from '../refunds/service.ts'
import { type PaymentSplit, takenBack } from '../rules.ts'
import { lineMoney } from './queries.ts'
import { completeLine } from './service.ts'

export interface Closing extends Pick<RefundInput, 'orderId' | 'reason' | 'reasonCode' | 'by' | 'to' | 'at'> {
  lineId: number
  /** Refund to the buyer, including tax; the rest of the line is earned. */
  refundPaise: number
  /**
   * The share of the price that is earned, including a discount paid by the platform; by what is left of the payment if
   * absent.
   */
  retainedPercent?: number
}

/**
 * Closes a line: part, all or nothing is refunded, and the rest is earned, unless staff already marked it as delivered.
 */
export async function closeLine(tx: Tx, { lineId, refundPaise, retainedPercent, ...input }: Closing) {
  const line = await lineMoney(tx, lineId)
  const leftPaise = line.totalPaise - line.refundedPaise
  const earnRest = async () => {
    if (line.isDone) return
    // After earlier refunds, what is left determines the earning.
    await completeLine(tx, { lineId, at: input.at, ...(line.refundedPaise === 0 && { retainedPercent }) })
  }
  if (refundPaise === 0) {
    // A free line has nothing to refund, and nothing is earned if it is fully cancelled.
    if (retainedPercent === 0) {
      await setLineState(tx, lineId, { from: ['fulfilled'], to: 'revoked' })
      await giveBackFinished(tx, input.orderId, input.at)
    } else if (leftPaise > 0 || line.totalPaise === 0) await earnRest()
    return
  }
  if (refundPaise === leftPaise) return void (await refund(tx, { ...input, lines: [{ lineId }] }))
  const credit = await giveBack(tx, { ...input, lines: [{ lineId, paise: refundPaise }] })
  await earnRest()
  // Documents come last: balances are never locked while holding a document number.
  await issueCreditNotes(tx, credit, input.at)
}

/** What is left to refund of a line, and how a refund would be split by payment source. */
export async function refundable(db: Db | Tx, lineId: number) {
  const { totalPaise, refundedPaise, paid, back } = await lineMoney(db, lineId)
  const leftPaise = totalPaise - refundedPaise
  return {
    totalPaise,
    leftPaise,
    unearnedPaise: leftPaise - (await earnedOf(db, lineId)).paise,
    sharesOf: (paise: number): PaymentSplit => takenBack(paid, back, paise),
  }
}
