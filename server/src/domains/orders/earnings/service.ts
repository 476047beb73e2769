import * as ledger from '#server/domains/ledger/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { hoursAfter } from '#server/platform/time.ts'
import type { EarnedLine } from '../lines/line.ts'
import { givenBack } from '../lines/queries.ts'
import { feeRatesOf } from './fee-rates.ts'
import * as queries from './queries.ts'
import {
  backUpTo,
  debtFirst,
  type Earned,
  earnedWith,
  type FeeRates,
  partsToTakeBack,
  partTakenBack,
  type Steps,
  saleLeft,
  saleWithout,
  waterfall,
} from './rules.ts'

type Entry = ledger.Entry

/** For items sold by the platform everything except the tax is its own. */
const OWN: FeeRates = { commissionBp: 10_000, commissionGstBp: 0, tcsBp: 0, tdsBp: 0 }

interface Earning {
  at: Date
  /** Set if a share is retained by agreement; otherwise the discount is split like the payment. */
  retainedPercent?: number | undefined
  /** The share of the line that is earned up to now; all that is not refunded if absent. */
  upToPercent?: number | undefined
  /** Absent if the usual hold period applies. */
  releaseAt?: Date | undefined
}

/**
 * The work of a line, or a share of it, is done: the payment becomes tax, fees and the consultant's earning, released
 * after the hold period. Only what was not earned before counts, so repeating it for a line changes nothing.
 */
export async function recogniseEarning(tx: Tx, line: EarnedLine, share: Earning) {
  const { at, retainedPercent, upToPercent, releaseAt } = share
  const { consultantId } = line
  if (consultantId !== null) await queries.lockConsultant(tx, consultantId)
  const before = await queries.earningsOfLine(tx, line.id)
  const back = await givenBack(tx, line.id)
  const upTo = upToPercent === undefined ? back : backUpTo(line, back, upToPercent)
  if (!upTo) return
  const sale = saleWithout(saleLeft(line, { back: upTo, retainedPercent }), before)
  if (sale.grossPaise <= 0) return
  const part = before.length + 1
  const rates = consultantId === null ? OWN : (await feeRatesOf(tx, consultantId))(at)
  const earned = earnedWith(sale, waterfall(sale.grossPaise, rates, sale.deliveryPaise), line.supplierId !== null)
  const { earningsHoldHours } = await readSettings(tx, at)
  const earning = await queries.insertEarning(tx, {
    line_id: line.id,
    part,
    order_id: line.orderId,
    consultant_id: consultantId,
    kind: line.kind,
    title_english: line.title_english,
    title_hindi: line.title_hindi,
    ...columnsOf(earned),
    commission_bp: rates.commissionBp,
    commission_gst_bp: rates.commissionGstBp,
    tcs_bp: rates.tcsBp,
    tds_bp: rates.tdsBp,
    earned_at: at,
    release_at: releaseAt ?? hoursAfter(at, earningsHoldHours),
    released_at: consultantId === null ? at : null,
  })
  if (!earning) return
  const key = part === 1 ? `line ${line.id} earned` : `line ${line.id} part ${part} earned`
  await ledger.post(tx, {
    ...{ key, kind: 'earning', at, refs: { orderId: line.orderId, lineId: line.id } },
    entries: [
      { place: 'orders', paise: -sale.paidPaise },
      { place: 'discounts', paise: -sale.discountPaise },
      { place: 'gst', paise: gstOf(earned) },
      ...shares(earned, 1),
      ...toBalance('earnings_pending', consultantId, earned.netPaise),
    ],
  })
}

const toBalance = (balance: 'earnings_pending' | 'earnings' | 'debt', of: number | null, paise: number): Entry[] =>
  of === null || paise === 0 ? [] : [{ place: { balance, of }, paise }]

/** Calculates what a gross amount would earn the consultant if the work were done at that time, with the same steps. */
export async function earningCalculator(db: Db | Tx, consultantId: number) {
  const rates = await feeRatesOf(db, consultantId)
  return (grossPaise: number, at: Date) => waterfall(grossPaise, rates(at))
}

/** What the platform declares: the tax of its own sales, and that on its commission. */
const gstOf = ({ saleTaxPaise, passedTaxPaise, commissionGstPaise }: Earned) =>
  saleTaxPaise - passedTaxPaise + commissionGstPaise

/** The shares of the platform and the tax office, without the GST on the commission. */
const shares = (steps: Steps, sign: 1 | -1): Entry[] => [
  { place: 'commission', paise: sign * steps.commissionPaise },
  { place: 'tcs', paise: sign * steps.tcsPaise },
  { place: 'tds', paise: sign * steps.tdsPaise },
]

const columnsOf = (earned: Earned) => ({
  gross_paise: earned.grossPaise,
  delivery_paise: earned.deliveryPaise,
  discount_paise: earned.discountPaise,
  paid_paise: earned.paidPaise,
  sale_tax_paise: earned.saleTaxPaise,
  commission_paise: earned.commissionPaise,
  commission_gst_paise: earned.commissionGstPaise,
  tcs_paise: earned.tcsPaise,
  tds_paise: earned.tdsPaise,
  net_paise: earned.netPaise,
  passed_tax_paise: earned.passedTaxPaise,
})

export interface TakenBack {
  lineId: number
  /** Refund to the customer, including tax. */
  paise: number
  /** The tax in it, as on the credit note. */
  taxPaise: number
  /** Named after the refund, so that it is applied once: `refund 7 line 12`. */
  key: string
  refundId?: number | undefined
  at: Date
}

/** What is earned of a line and not taken back, with its tax. */
export async function earnedOf(db: Db | Tx, lineId: number) {
  const earned = { paise: 0, taxPaise: 0 }
  for (const { paidPaise, backPaise, saleTaxPaise, backTaxPaise } of await queries.earningsOfLine(db, lineId)) {
    earned.paise += paidPaise - backPaise
    earned.taxPaise += saleTaxPaise - backTaxPaise
  }
  return earned
}

/**
 * A refund after the work was done: every step returns its share to the orders account, from which the customer is then
 * refunded. The consultant's part is taken from what is on hold, then from what is ready, and the rest becomes a debt.
 * A line without an earning has nothing to return. Of several parts the newest is taken back first.
 */
export async function reverseEarning(tx: Tx, { lineId, paise, taxPaise, key, refundId, at }: TakenBack) {
  const [newest] = await queries.earningsOfLine(tx, lineId)
  if (!newest) return
  if (newest.consultantId !== null) await queries.lockConsultant(tx, newest.consultantId)
  if (await queries.reversalKnown(tx, key)) return
  const earned = await queries.earningsOfLine(tx, lineId)
  for (const [index, { earning, ...part }] of partsToTakeBack(earned, { paise, taxPaise }).entries())
    await reversePart(tx, earning, { ...part, key: index === 0 ? key : `${key} (${index + 1})`, refundId, at })
}

type EarnedPart = Awaited<ReturnType<typeof queries.earningsOfLine>>[number]

async function reversePart(
  tx: Tx,
  earned: EarnedPart,
  { paise, taxPaise, key, refundId, at }: Omit<TakenBack, 'lineId'>,
) {
  const { id, lineId, consultantId, orderId, backPaise } = earned
  // A free line has no parts.
  const part =
    earned.paidPaise === 0 ? earned : partTakenBack(earned, { before: backPaise, part: paise, saleTaxPaise: taxPaise })
  const released = (await queries.releasedAt(tx, id)) !== null
  const ready = consultantId === null ? 0 : (await ledger.balancesOf(tx, consultantId)).earnings
  const fromPending = released ? 0 : part.netPaise
  const fromEarnings = released ? Math.min(part.netPaise, ready) : 0
  const owed = part.netPaise - fromPending - fromEarnings
  await queries.insertReversal(tx, {
    ...{ earning_id: id, consultant_id: consultantId, key, at, ...columnsOf(part) },
    ...{ from_pending_paise: fromPending, from_earnings_paise: fromEarnings, owed_paise: owed },
  })
  await ledger.post(tx, {
    ...{ key: `${key} taken back`, kind: 'earning_reversed', at, refs: { orderId, lineId, refundId } },
    entries: [
      { place: 'orders', paise: part.paidPaise },
      { place: 'discounts', paise: part.discountPaise },
      { place: 'gst', paise: -gstOf(part) },
      ...shares(part, -1),
      ...toBalance('earnings_pending', consultantId, -fromPending),
      ...toBalance('earnings', consultantId, -fromEarnings),
      ...toBalance('debt', consultantId, -owed),
    ],
  })
}

/** Releases an earning if it is due; once. */
export async function releaseEarning(tx: Tx, { id, consultantId }: { id: number; consultantId: number }, at: Date) {
  await queries.lockConsultant(tx, consultantId)
  const released = await queries.markReleased(tx, id, at)
  if (!released) return
  const { fromPendingPaise } = await queries.takenBackBefore(tx, released.id)
  const paise = released.netPaise - fromPendingPaise
  if (paise === 0) return
  await ledger.post(tx, {
    ...{ key: `earning ${released.id} released`, kind: 'earning_released', at },
    refs: { orderId: released.orderId, lineId: released.lineId },
    entries: [
      { place: { balance: 'earnings_pending', of: consultantId }, paise: -paise },
      ...(await entriesToConsultant(tx, consultantId, paise)),
    ],
  })
}

/** Lock this before taking from the ready balance. */
export const lockEarnings = queries.lockConsultant

/** Entries that pay a consultant: debt first, the rest becomes ready to withdraw. Call under `lockEarnings`. */
export async function entriesToConsultant(tx: Tx, consultantId: number, paise: number): Promise<Entry[]> {
  const { debt } = await ledger.balancesOf(tx, consultantId)
  const { toDebtPaise, toEarningsPaise } = debtFirst(paise, debt)
  return [
    { place: { balance: 'debt', of: consultantId }, paise: toDebtPaise },
    { place: { balance: 'earnings', of: consultantId }, paise: toEarningsPaise },
  ]
}
