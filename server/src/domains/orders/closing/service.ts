import type { Db, Tx } from '#server/platform/db.ts'
import { giveCouponBackOnceWhole } from '../coupons/queries.ts'
import { issueCreditNote } from '../documents/service.ts'
import { setLineState } from '../lines/queries.ts'
import { completeLine } from '../lines/service.ts'
import { giveBack, type RefundWish, refund } from '../refunds/service.ts'
import { type Borne, takenBack } from '../rules.ts'
import { lineMoney } from './queries.ts'

export interface Closing extends Pick<RefundWish, 'orderId' | 'reason' | 'reasonCode' | 'by' | 'to' | 'at'> {
  lineId: number
  /** What goes back to the buyer, tax included; what is left of the line is earned. */
  refundPaise: number
  /** The share of the price that is earned, also of a discount that the platform bore. */
  keptPercent: number
}

/** A line that comes to its end: some of it, all or nothing goes back, and the rest is earned, unless staff said before that it is. */
export async function closeLine(tx: Tx, { lineId, refundPaise, keptPercent, ...wish }: Closing) {
  const line = await lineMoney(tx, lineId)
  const leftPaise = line.totalPaise - line.refundedPaise
  const earnRest = async () => {
    if (line.isDone) return
    // Where something went back before, what is left says best what is earned.
    await completeLine(tx, { lineId, at: wish.at, ...(line.refundedPaise === 0 && { keptPercent }) })
  }
  if (refundPaise === 0) {
    // What cost nothing has nothing to give back, and nobody is to earn with it once it is called off whole.
    if (keptPercent === 0) {
      await setLineState(tx, lineId, { from: ['fulfilled'], to: 'revoked' })
      await giveCouponBackOnceWhole(tx, wish.orderId, wish.at)
    } else if (leftPaise > 0 || line.totalPaise === 0) await earnRest()
    return
  }
  if (refundPaise === leftPaise) return void (await refund(tx, { ...wish, lines: [{ lineId }] }))
  const credit = await giveBack(tx, { ...wish, lines: [{ lineId, paise: refundPaise }] })
  await earnRest()
  // Documents come last: purses are never locked behind their numbers.
  await issueCreditNote(tx, credit, wish.at)
}

/** What of a line is not refunded yet, and which purses a refund of so much would go back to. */
export async function refundable(db: Db | Tx, lineId: number) {
  const { totalPaise, refundedPaise, paid, back } = await lineMoney(db, lineId)
  return {
    totalPaise,
    leftPaise: totalPaise - refundedPaise,
    sharesOf: (paise: number): Borne => takenBack(paid, back, paise),
  }
}
