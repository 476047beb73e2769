import type { EarnedLine } from '../lines/line.ts'
import { type Part, partOfLine, shareOfPart, timesDivided, withRate } from '../rules.ts'

/** In hundredths of a percent. */
export interface FeeRates {
  commissionBp: number
  commissionGstBp: number
  tcsBp: number
  tdsBp: number
}

/** From the gross value to the consultant's net; each step is a deduction. */
export interface Steps {
  grossPaise: number
  commissionPaise: number
  commissionGstPaise: number
  tcsPaise: number
  tdsPaise: number
  netPaise: number
}

/**
 * Commission on the gross without delivery, GST on the commission, TCS and TDS on the gross; each step is rounded half
 * up separately, and the net is the rest. If the deductions exceed the gross, the last ones are reduced: the net is
 * never negative.
 */
export function waterfall(grossPaise: number, rates: FeeRates, deliveryPaise = 0): Steps {
  let left = grossPaise
  const take = (paise: number) => {
    const taken = Math.min(paise, left)
    left -= taken
    return taken
  }
  const commission = withRate(grossPaise - deliveryPaise, rates.commissionBp)
  const commissionPaise = take(commission)
  const commissionGstPaise = take(withRate(commission, rates.commissionGstBp))
  const tcsPaise = take(withRate(grossPaise, rates.tcsBp))
  const tdsPaise = take(withRate(grossPaise, rates.tdsBp))
  return { grossPaise, commissionPaise, commissionGstPaise, tcsPaise, tdsPaise, netPaise: left }
}

/** The amounts of a sale: gross − discount + tax is what the customer paid. */
export interface Sale {
  grossPaise: number
  /** The part of the gross that pays for delivery. */
  deliveryPaise: number
  discountPaise: number
  saleTaxPaise: number
  paidPaise: number
}

/** What was refunded of a line before its work was done, and how its discount is allocated to the rest. */
interface Left {
  back: { totalPaise: number; taxablePaise: number }
  /** Set if a share is retained by agreement; otherwise the discount is split like the payment. */
  retainedPercent: number | undefined
}

/** The part of a line that is not refunded and can be earned; a discount that the consultant funds is no part of it. */
export function saleLeft(
  line: Pick<EarnedLine, 'shippingPaise' | 'discountPaise' | 'consultantDiscountPaise' | 'totalPaise' | 'taxablePaise'>,
  { back, retainedPercent }: Left,
): Sale {
  const paidPaise = line.totalPaise - back.totalPaise
  const taxablePaise = line.taxablePaise - back.taxablePaise
  const cut = { before: back.totalPaise, part: paidPaise, whole: line.totalPaise }
  const funded = line.discountPaise - line.consultantDiscountPaise
  const shared = line.totalPaise === 0 ? funded : shareOfPart(funded, cut)
  const discountPaise = retainedPercent === undefined ? shared : withRate(funded, retainedPercent * 100)
  const grossPaise = taxablePaise + discountPaise
  const delivery = line.totalPaise === 0 ? line.shippingPaise : shareOfPart(line.shippingPaise, cut)
  const deliveryPaise = Math.min(delivery, grossPaise)
  return { paidPaise, saleTaxPaise: paidPaise - taxablePaise, discountPaise, grossPaise, deliveryPaise }
}

/**
 * What counts as refunded if a share of a line is earned and the rest were refunded now. Undefined if the rest cannot be
 * split off yet, because only tax is left of it.
 */
export function backUpTo(line: EarnedLine, back: Part, percent: number): Part | undefined {
  const earnedPaise = Math.min(timesDivided(line.totalPaise, percent, 100), line.totalPaise - back.totalPaise)
  const rest = partOfLine(line, back, line.totalPaise - back.totalPaise - earnedPaise)
  return (
    rest && {
      taxablePaise: back.taxablePaise + rest.taxablePaise,
      cgstPaise: back.cgstPaise + rest.cgstPaise,
      sgstPaise: back.sgstPaise + rest.sgstPaise,
      igstPaise: back.igstPaise + rest.igstPaise,
      totalPaise: back.totalPaise + rest.totalPaise,
    }
  )
}

/** The part of a sale that is not in the earnings before. */
export const saleWithout = (sale: Sale, before: readonly Sale[]): Sale =>
  before.reduce(
    (left, earned) => ({
      grossPaise: left.grossPaise - earned.grossPaise,
      deliveryPaise: left.deliveryPaise - earned.deliveryPaise,
      discountPaise: left.discountPaise - earned.discountPaise,
      saleTaxPaise: left.saleTaxPaise - earned.saleTaxPaise,
      paidPaise: left.paidPaise - earned.paidPaise,
    }),
    sale,
  )

/** What is earned with a sale. The net includes the tax of a sale that the consultant supplies and declares. */
export interface Earned extends Sale, Steps {
  passedTaxPaise: number
}

/** A sale with its steps; the tax of what the consultant supplies is theirs. */
export const earnedWith = (sale: Sale, steps: Steps, isSupplier: boolean): Earned => {
  const passedTaxPaise = isSupplier ? sale.saleTaxPaise : 0
  return { ...sale, ...steps, passedTaxPaise, netPaise: steps.netPaise + passedTaxPaise }
}

/**
 * What a refund takes back: `part` of what the customer paid and the tax of its credit note, after `before` was
 * refunded earlier. Shares are rounded by running sums, so that refunding everything in any number of parts takes back
 * exactly everything. Rounding differences go to the platform: no part takes more from a consultant than was earned, or
 * gives them anything.
 */
export function partTakenBack(
  earned: Earned,
  { before, part, saleTaxPaise }: { before: number; part: number; saleTaxPaise: number },
): Earned {
  const cut = { before, part, whole: earned.paidPaise }
  const discountPaise = shareOfPart(earned.discountPaise, cut)
  const grossPaise = part - saleTaxPaise + discountPaise
  const deliveryPaise = shareOfPart(earned.deliveryPaise, cut)
  const commissionGstPaise = shareOfPart(earned.commissionGstPaise, cut)
  const tcsPaise = shareOfPart(earned.tcsPaise, cut)
  const tdsPaise = shareOfPart(earned.tdsPaise, cut)
  const netPaise = shareOfPart(earned.netPaise - earned.passedTaxPaise, cut)
  const commissionPaise = grossPaise - commissionGstPaise - tcsPaise - tdsPaise - netPaise
  return earnedWith(
    { paidPaise: part, saleTaxPaise, discountPaise, grossPaise, deliveryPaise },
    { grossPaise, commissionPaise, commissionGstPaise, tcsPaise, tdsPaise, netPaise },
    earned.passedTaxPaise > 0,
  )
}

/** Money for a consultant pays their debt first. */
export function debtFirst(paise: number, debtPaise: number) {
  const toDebtPaise = Math.min(paise, Math.max(0, -debtPaise))
  return { toDebtPaise, toEarningsPaise: paise - toDebtPaise }
}

interface Held extends Sale {
  /** Taken back so far. */
  backPaise: number
  backTaxPaise: number
}

/** Divides a refund over the earnings of a line, which are given in the order in which they are taken back. */
export function partsToTakeBack<T extends Held>(earned: readonly T[], refunded: { paise: number; taxPaise: number }) {
  const parts: { earning: T; paise: number; taxPaise: number }[] = []
  let { paise, taxPaise } = refunded
  for (const [index, earning] of earned.entries()) {
    const leftPaise = earning.paidPaise - earning.backPaise
    const isLast = index === earned.length - 1 || paise <= leftPaise
    const part = isLast
      ? { earning, paise, taxPaise }
      : { earning, paise: leftPaise, taxPaise: earning.saleTaxPaise - earning.backTaxPaise }
    if (isLast || leftPaise > 0) parts.push(part)
    if (isLast) return parts
    paise -= part.paise
    taxPaise -= part.taxPaise
  }
  return parts
}
