import { post } from '#server/domains/ledger/service.ts'
import { closeLine, refundable } from '#server/domains/orders/service.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { BookingFacts } from '../booking.ts'
import { linesOfExtensions, type PaidLine } from '../extensions/queries.ts'
import { percentOf, shareBack } from '../rules.ts'

type Paid = Pick<BookingFacts, 'id' | 'number' | 'customerId' | 'orderId' | 'lineId'>

interface Ending {
  /** Of what the customer paid; the rest is the consultant's. */
  percent: number
  /** Promotional credit on top of it, which the platform pays. */
  creditPercent: number
  to: 'wallet' | 'source'
  reason: string
  /** Whoever decided it; null: the house by itself. */
  by: number | null
  at: Date
}

/**
 * Where the money of a session goes when it comes to its end in any other way than being held: back to the customer in full or
 * in part, the rest to the consultant, and a credit where somebody else let the customer down.
 */
export async function endMoney(tx: Tx, booking: Paid, ending: Ending) {
  let [totalPaise, refundPaise] = [0, 0]
  for (const line of await linesOf(tx, booking)) {
    const ended = await endLine(tx, line, ending)
    totalPaise += ended.totalPaise
    refundPaise += ended.refundPaise
  }
  const { at } = ending
  const creditPaise = percentOf(totalPaise, ending.creditPercent)
  if (creditPaise > 0) await giveCredit(tx, booking, creditPaise, at)
  return { refundPaise, creditPaise }
}

async function endLine(tx: Tx, line: PaidLine, { percent, reason, by, to, at }: Ending) {
  const money = await refundable(tx, line.lineId)
  const refundPaise = shareBack(money, percent)
  await closeLine(tx, { ...line, refundPaise, keptPercent: 100 - percent, reason, by, to, at })
  return { totalPaise: money.totalPaise, refundPaise }
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

/** Once for a booking, whatever becomes of it. */
const giveCredit = (tx: Tx, { id, number, customerId, orderId }: Paid, paise: number, at: Date) =>
  post(tx, {
    ...{ key: `booking ${id} let down`, kind: 'promotional_credit', at, memo: number },
    refs: { orderId: orderId ?? undefined },
    entries: [
      { place: 'promotions', paise: -paise },
      { place: { purse: 'promo', of: customerId }, paise },
    ],
  })
