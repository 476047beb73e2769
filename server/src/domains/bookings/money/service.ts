import type { ReasonCode } from '#contract/reasons.ts'
import { type Place, post } from '#server/domains/ledger/public.ts'
import { chargeable, chargeConsultant, closeLine, refundable } from '#server/domains/orders/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { BookingFacts } from '../booking.ts'
import { percentOf, shareBack } from '../rules.ts'
import { insertCredit, linesOfExtensions, type PaidLine } from './queries.ts'

type Paid = Pick<BookingFacts, 'id' | 'number' | 'customerId' | 'consultantId' | 'orderId' | 'lineId'>

interface Ending {
  /** Share of the customer's payment that is refunded; the rest goes to the consultant. */
  percent: number
  /** Additional promotional credit. */
  creditPercent: number
  /** Who is at fault and pays the credit. */
  letDownBy: 'consultant' | 'platform'
  to: 'wallet' | 'source'
  reason: string
  reasonCode?: ReasonCode | undefined
  /** Who decided it; null for the system. */
  by: number | null
  at: Date
}

/**
 * Distributes the money of a session that ends in any other way than being completed: a full or partial refund to the
 * customer, the rest to the consultant, and a credit if someone else is at fault.
 */
export async function endMoney(tx: Tx, booking: Paid, ending: Ending) {
  const lines = await linesOf(tx, booking)
  let [totalPaise, refundPaise] = [0, 0]
  for (const { lineId } of lines) totalPaise += (await refundable(tx, lineId)).totalPaise
  // Before any document is written: no one waits for a balance lock while holding the document number.
  const creditPaise = await giveCredit(tx, booking, percentOf(totalPaise, ending.creditPercent), ending)
  for (const line of lines) refundPaise += await endLine(tx, line, ending)
  return { refundPaise, creditPaise }
}

async function endLine(tx: Tx, line: PaidLine, { percent, reason, reasonCode, by, to, at }: Ending) {
  const money = await refundable(tx, line.lineId)
  const refundPaise = shareBack(money, percent)
  await closeLine(tx, { ...line, refundPaise, retainedPercent: 100 - percent, reason, reasonCode, by, to, at })
  return refundPaise
}

/** The session took place: everything is earned. */
export async function earnWhole(tx: Tx, booking: Paid, at: Date) {
  for (const line of await linesOf(tx, booking))
    await closeLine(tx, { ...line, refundPaise: 0, retainedPercent: 100, reason: 'Held', by: null, to: 'wallet', at })
}

/** The order lines of a session: its booking and its extensions. */
export async function linesOf(db: Db | Tx, { id, orderId, lineId }: Paid): Promise<PaidLine[]> {
  if (orderId === null || lineId === null) throw new Error(`booking ${id} was never paid`)
  return [{ orderId, lineId }, ...(await linesOfExtensions(db, id))]
}

/** How much of a credit is granted: the party at fault pays it, a consultant up to their limit. */
export const creditOf = async (
  db: Db | Tx,
  { consultantId }: Pick<Paid, 'consultantId'>,
  paise: number,
  { letDownBy, at }: Pick<Ending, 'letDownBy' | 'at'>,
) => (paise > 0 && letDownBy === 'consultant' ? Math.min(paise, await chargeable(db, consultantId, at)) : paise)

/** Granted once per booking; returns the amount. What exceeds the consultant's limit waits for staff. */
async function giveCredit(tx: Tx, booking: Paid, paise: number, ending: Ending) {
  if (paise === 0) return 0
  const givenPaise = await payCredit(tx, booking, paise, ending)
  await insertCredit(tx, { bookingId: booking.id, promisedPaise: paise, givenPaise, at: ending.at })
  return givenPaise
}

async function payCredit(tx: Tx, booking: Paid, paise: number, { letDownBy, at }: Ending) {
  const { id, number, customerId, consultantId, orderId, lineId } = booking
  const to: Place = { balance: 'promo', of: customerId }
  const posting = { key: `booking ${id} let down`, at, memo: number }
  if (letDownBy === 'consultant') return chargeConsultant(tx, { ...posting, consultantId, lineId: lineId!, paise, to })
  await post(tx, {
    ...{ ...posting, kind: 'promotional_credit', refs: { orderId: orderId ?? undefined } },
    entries: [
      { place: 'promotions', paise: -paise },
      { place: to, paise },
    ],
  })
  return paise
}
