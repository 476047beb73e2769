import { GATEWAY_LEAST_PAISE } from '#contract/payments/constants.ts'

/** The arithmetic of orders: whole paise only, one rounding rule, one way to split. */

/** a × b ÷ c, rounded half up, exact for any amount: the product may exceed the precision of a double. */
export function timesDivided(a: number, b: number, c: number): number {
  const [product, divisor] = [BigInt(a) * BigInt(b), BigInt(c)]
  return Number((2n * product + divisor) / (2n * divisor))
}

const WHOLE_BP = 10_000

/** A rate in hundredths of a percent applied to an amount. */
export const withRate = (paise: number, rateBp: number) => timesDivided(paise, rateBp, WHOLE_BP)

/**
 * The share of an amount for a further part of a whole, when `before` of the whole is already taken. Parts are rounded
 * by running sums, so that the shares of any division add up to the amount.
 */
export function shareOfPart(amount: number, { before, part, whole }: { before: number; part: number; whole: number }) {
  if (whole === 0) return 0
  return timesDivided(amount, before + part, whole) - timesDivided(amount, before, whole)
}

/**
 * Splits an amount over lines in proportion to their weights; no line gets more than its weight while the amount is at
 * most their sum.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  return weights.map((part) => {
    const share = shareOfPart(amount, { before, part, whole })
    before += part
    return share
  })
}

export interface Taxes {
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}

/**
 * Within the state two equal taxes are due, each half the rate and rounded separately. Elsewhere it is one tax, rounded
 * once. The totals differ by a paisa at most.
 */
function taxesOn(taxablePaise: number, gstRateBp: number, withinState: boolean): Taxes {
  if (!withinState) return { cgstPaise: 0, sgstPaise: 0, igstPaise: withRate(taxablePaise, gstRateBp) }
  const halfPaise = timesDivided(taxablePaise, gstRateBp, 2 * WHOLE_BP)
  return { cgstPaise: halfPaise, sgstPaise: halfPaise, igstPaise: 0 }
}

export interface Priced extends Taxes {
  pricePaise: number
  discountPaise: number
  taxablePaise: number
  taxPaise: number
  totalPaise: number
  gstRateBp: number
}

/** One line: the discount is deducted before tax, and the tax is rounded here and nowhere else. */
export function priceLine(
  pricePaise: number,
  { discountPaise, gstRateBp, withinState }: { discountPaise: number; gstRateBp: number; withinState: boolean },
): Priced {
  const taxablePaise = pricePaise - discountPaise
  const taxes = taxesOn(taxablePaise, gstRateBp, withinState)
  const taxPaise = taxes.cgstPaise + taxes.sgstPaise + taxes.igstPaise
  return {
    pricePaise,
    discountPaise,
    taxablePaise,
    ...taxes,
    taxPaise,
    totalPaise: taxablePaise + taxPaise,
    gstRateBp,
  }
}

const summed = [
  'pricePaise',
  'discountPaise',
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'taxPaise',
  'totalPaise',
] as const
type Sums = Record<(typeof summed)[number], number>

/** An order is the sum of its lines; nothing is rounded again. */
export const sumOf = (lines: readonly Sums[]): Sums =>
  Object.fromEntries(summed.map((key) => [key, lines.reduce((sum, line) => sum + line[key], 0)])) as Sums

export interface LineMoney extends Taxes {
  discountPaise: number
  taxablePaise: number
  totalPaise: number
}

/** A part of a line, or all of it, with its share of each tax. */
export type Part = Omit<LineMoney, 'discountPaise'>

export const taxIn = ({ cgstPaise, sgstPaise, igstPaise }: Taxes) => cgstPaise + sgstPaise + igstPaise

/**
 * The value and taxes a partial refund returns, after `back` was refunded earlier. Shares follow running sums, CGST and
 * SGST are equal in every part, no part returns more than its amount, and the last one returns the rest to the paisa.
 * Undefined if only tax is left and this part of it cannot be halved.
 */
export function partOfLine(line: LineMoney, back: Part, paise: number): (Part & { taxPaise: number }) | undefined {
  const leftTaxes: Taxes = {
    cgstPaise: line.cgstPaise - back.cgstPaise,
    sgstPaise: line.sgstPaise - back.sgstPaise,
    igstPaise: line.igstPaise - back.igstPaise,
  }
  const restPaise = line.totalPaise - back.totalPaise - paise
  const taxes = restPaise === 0 ? leftTaxes : taxesInPart(line, { back, leftTaxes, restPaise, paise })
  if (!taxes) return undefined
  const taxPaise = taxIn(taxes)
  return { ...taxes, taxPaise, taxablePaise: paise - taxPaise, totalPaise: paise }
}

interface Cut {
  back: Part
  leftTaxes: Taxes
  restPaise: number
  paise: number
}

function taxesInPart(line: LineMoney, { back, leftTaxes, restPaise, paise }: Cut): Taxes | undefined {
  const upTo = (tax: number) => timesDivided(tax, back.totalPaise + paise, line.totalPaise)
  if (line.igstPaise > 0) {
    const { igstPaise: left } = leftTaxes
    const igstPaise = between(upTo(line.igstPaise) - back.igstPaise, left - restPaise, Math.min(left, paise))
    return { cgstPaise: 0, sgstPaise: 0, igstPaise }
  }
  // For an invoice from before the halves were equal, the odd paisa is part of the last refund.
  const left = Math.min(leftTaxes.cgstPaise, leftTaxes.sgstPaise)
  const least = Math.ceil((taxIn(leftTaxes) - restPaise) / 2)
  const most = Math.min(left, Math.floor(paise / 2))
  if (least > most) return undefined
  const half = between(upTo(line.sgstPaise) - back.sgstPaise, least, most)
  return { cgstPaise: half, sgstPaise: half, igstPaise: 0 }
}

const between = (wanted: number, least: number, most: number) => Math.max(0, least, Math.min(wanted, most))

/** The payment split: promotional credit first, then the wallet, then the gateway. */
export interface PaymentSplit {
  promoPaise: number
  walletPaise: number
  gatewayPaise: number
}

/** Refunds go in reverse order: gateway, wallet, promotional credit. */
export function takenBack(paid: PaymentSplit, alreadyBack: PaymentSplit, paise: number): PaymentSplit {
  let left = paise
  const take = (most: number) => {
    const taken = Math.min(left, most)
    left -= taken
    return taken
  }
  const gatewayPaise = take(paid.gatewayPaise - alreadyBack.gatewayPaise)
  const walletPaise = take(paid.walletPaise - alreadyBack.walletPaise)
  const promoPaise = take(paid.promoPaise - alreadyBack.promoPaise)
  if (left > 0) throw new Error(`refund exceeds the payment by ${left} paise`)
  return { promoPaise, walletPaise, gatewayPaise }
}

/** How much of the wallet is used, so that the rest is zero or at least the gateway minimum. */
export function walletPartOf(totalPaise: number, spendablePaise: number): number {
  if (spendablePaise >= totalPaise) return totalPaise
  return Math.max(0, Math.min(spendablePaise, totalPaise - GATEWAY_LEAST_PAISE))
}

/** India's financial year, April to March, as two joined years: 2627. */
export function financialYear(dayInIndia: string): string {
  const year = Number(dayInIndia.slice(0, 4))
  const starts = Number(dayInIndia.slice(5, 7)) >= 4 ? year : year - 1
  return `${String(starts % 100).padStart(2, '0')}${String((starts + 1) % 100).padStart(2, '0')}`
}
