import type { ReasonCode } from '#contract/limits.ts'
import { type Place, post } from '#server/domains/ledger/service.ts'
import { chargeable, chargeConsultant, closeLine, refundable } from '#server/domains/orders/service.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { BookingFacts } from '../booking.ts'
import { insertCredit } from '../credits/queries.ts'
import { linesOfExtensions, type PaidLine } from '../extensions/queries.ts'
import { percentOf, shareBack } from '../rules.ts'

type Paid = Pick<BookingFacts, 'id' | 'number' | 'customerId' | 'consultantId' | 'orderId' | 'lineId'>

interface Ending {
  /** Of what the customer paid; the rest is the consultant's. */
  percent: number
  /** Promotional credit on top of it. */
  creditPercent: number
  /** Who let the customer down, and pays the credit. */
  letDownBy: 'consultant' | 'platform'
  to: 'wallet' | 'source'
  reason: string
  reasonCode?: ReasonCode | undefined
  /** Whoever decided it; null: the house by itself. */
  by: number | null
  at: Date
}

/**
 * Where the money of a session goes when it comes to its end in any other way than being held: back to the customer in full or
 * in part, the rest to the consultant, and a credit where somebody else let the customer down.
 */
export async function endMoney(tx: Tx, booking: Paid, ending: Ending) {
  const lines = await linesOf(tx, booking)
  let [totalPaise, refundPaise] = [0, 0]
  for (const { lineId } of lines) totalPaise += (await refundable(tx, lineId)).totalPaise
  // Before any document is written: nobody waits for a purse behind its number.
  const creditPaise = await giveCredit(tx, booking, percentOf(totalPaise, ending.creditPercent), ending)
  for (const line of lines) refundPaise += await endLine(tx, line, ending)
  return { refundPaise, creditPaise }
}

async function endLine(tx: Tx, line: PaidLine, { percent, reason, reasonCode, by, to, at }: Ending) {
  const money = await refundable(tx, line.lineId)
  const refundPaise = shareBack(money, percent)
  await closeLine(tx, { ...line, refundPaise, keptPercent: 100 - percent, reason, reasonCode, by, to, at })
  return refundPaise
}

/** The session took place: all of it is earned. */
export async function earnWhole(tx: Tx, booking: Paid, at: Date) {
  for (const line of await linesOf(tx, booking))
    await closeLine(tx, { ...line, refundPaise: 0, keptPercent: 100, reason: 'Held', by: null, to: 'wallet', at })
}

/** How a session was paid: when it was booked, and for what it was extended by. */
export async function linesOf(db: Db | Tx, { id, orderId, lineId }: Paid): Promise<PaidLine[]> {
  if (orderId === null || lineId === null) throw new Error(`Booking ${id} was never paid`)
  return [{ orderId, lineId }, ...(await linesOfExtensions(db, id))]
}

/** What of a credit is given: whoever let the customer down pays it, a consultant as far as they are good for it. */
export const creditOf = async (
  db: Db | Tx,
  { consultantId }: Pick<Paid, 'consultantId'>,
  paise: number,
  { letDownBy, at }: Pick<Ending, 'letDownBy' | 'at'>,
) => (paise > 0 && letDownBy === 'consultant' ? Math.min(paise, await chargeable(db, consultantId, at)) : paise)

/** Once for a booking, whatever becomes of it; answers how much it was. What the consultant is not good for waits for staff. */
async function giveCredit(tx: Tx, booking: Paid, paise: number, ending: Ending) {
  if (paise === 0) return 0
  const givenPaise = await payCredit(tx, booking, paise, ending)
  await insertCredit(tx, { bookingId: booking.id, promisedPaise: paise, givenPaise, at: ending.at })
  return givenPaise
}

async function payCredit(tx: Tx, booking: Paid, paise: number, { letDownBy, at }: Ending) {
  const { id, number, customerId, consultantId, orderId, lineId } = booking
  const to: Place = { purse: 'promo', of: customerId }
  const deed = { key: `booking ${id} let down`, at, memo: number }
  if (letDownBy === 'consultant') return chargeConsultant(tx, { ...deed, consultantId, lineId: lineId!, paise, to })
  await post(tx, {
    ...{ ...deed, kind: 'promotional_credit', refs: { orderId: orderId ?? undefined } },
    entries: [
      { place: 'promotions', paise: -paise },
      { place: to, paise },
    ],
  })
  return paise
}
