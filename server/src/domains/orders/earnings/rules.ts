import { shareOfPart, withRate } from '../rules.ts'

/** In hundredths of a percent. */
export interface FeeRates {
  commissionBp: number
  commissionGstBp: number
  tcsBp: number
  tdsBp: number
}

/** From what the work is worth to what the consultant gets; each step is what it takes. */
export interface Steps {
  grossPaise: number
  commissionPaise: number
  commissionGstPaise: number
  tcsPaise: number
  tdsPaise: number
  netPaise: number
}

/**
 * Commission on the gross, GST on the commission, TCS and TDS on the gross; every step rounded by itself, half up, and the net is
 * what is left. Where the steps would take more than there is, the last ones give way: nobody pays for having worked.
 */
export function waterfall(grossPaise: number, rates: FeeRates): Steps {
  let left = grossPaise
  const take = (paise: number) => {
    const taken = Math.min(paise, left)
    left -= taken
    return taken
  }
  const commission = withRate(grossPaise, rates.commissionBp)
  const commissionPaise = take(commission)
  const commissionGstPaise = take(withRate(commission, rates.commissionGstBp))
  const tcsPaise = take(withRate(grossPaise, rates.tcsBp))
  const tdsPaise = take(withRate(grossPaise, rates.tdsBp))
  return { grossPaise, commissionPaise, commissionGstPaise, tcsPaise, tdsPaise, netPaise: left }
}

/** What was sold, as the money of it: gross − discount + tax is what the customer paid. */
export interface Sale {
  grossPaise: number
  discountPaise: number
  saleTaxPaise: number
  paidPaise: number
}

/** What of a line went back before its work was done, and what of its discount stays with what is left. */
interface Left {
  back: { totalPaise: number; taxablePaise: number }
  /** Of whoever keeps a share by agreement; else the discount is shared as what was paid is. */
  keptPercent: number | undefined
}

/** The part of a line that is not refunded: what is left to earn from. */
export function saleLeft(
  line: { pricePaise: number; discountPaise: number; totalPaise: number; taxablePaise: number },
  { back, keptPercent }: Left,
): Sale {
  const paidPaise = line.totalPaise - back.totalPaise
  const taxablePaise = line.taxablePaise - back.taxablePaise
  const cut = { before: back.totalPaise, part: paidPaise, whole: line.totalPaise }
  const shared = line.totalPaise === 0 ? line.discountPaise : shareOfPart(line.discountPaise, cut)
  const discountPaise = keptPercent === undefined ? shared : withRate(line.discountPaise, keptPercent * 100)
  return { paidPaise, saleTaxPaise: paidPaise - taxablePaise, discountPaise, grossPaise: taxablePaise + discountPaise }
}

export type Earned = Sale & Steps

/**
 * What a refund takes back: `part` of what the customer paid and the tax its credit note says, when `before` went back earlier.
 * Shares are rounded by their running sums, so that refunding everything in any number of parts takes back exactly everything. What
 * rounding leaves is the platform's: of a consultant no part takes more than was earned, nor gives anything.
 */
export function partTakenBack(
  earned: Earned,
  { before, part, saleTaxPaise }: { before: number; part: number; saleTaxPaise: number },
): Earned {
  const cut = { before, part, whole: earned.paidPaise }
  const discountPaise = shareOfPart(earned.discountPaise, cut)
  const grossPaise = part - saleTaxPaise + discountPaise
  const commissionGstPaise = shareOfPart(earned.commissionGstPaise, cut)
  const tcsPaise = shareOfPart(earned.tcsPaise, cut)
  const tdsPaise = shareOfPart(earned.tdsPaise, cut)
  const netPaise = shareOfPart(earned.netPaise, cut)
  const commissionPaise = grossPaise - commissionGstPaise - tcsPaise - tdsPaise - netPaise
  return {
    ...{ paidPaise: part, saleTaxPaise, discountPaise, grossPaise },
    ...{ commissionPaise, commissionGstPaise, tcsPaise, tdsPaise, netPaise },
  }
}

/** Money that comes to a consultant pays first what is owed. */
export function debtFirst(paise: number, debtPaise: number) {
  const toDebtPaise = Math.min(paise, Math.max(0, -debtPaise))
  return { toDebtPaise, toEarningsPaise: paise - toDebtPaise }
}

export const hoursAfter = (from: Date, hours: number) => new Date(from.getTime() + hours * 3_600_000)
