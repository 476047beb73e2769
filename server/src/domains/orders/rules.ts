import { GATEWAY_LEAST_PAISE } from '#contract/limits.ts'

/** The arithmetic of the till: whole paise only, one way to round, one way to share. */

/** a × b ÷ c, half up, exact for any amounts: the product may outgrow what a double holds. */
function timesDivided(a: number, b: number, c: number): number {
  const [product, divisor] = [BigInt(a) * BigInt(b), BigInt(c)]
  return Number((2n * product + divisor) / (2n * divisor))
}

const WHOLE_BP = 10_000

/** What a rate in hundredths of a percent makes of an amount. */
export const withRate = (paise: number, rateBp: number) => timesDivided(paise, rateBp, WHOLE_BP)

/**
 * The share that a further part of a whole takes of an amount, when `before` of the whole is taken already.
 * Parts are rounded by their running sums, so that however a whole is cut the shares add up to the amount.
 */
export function shareOfPart(amount: number, { before, part, whole }: { before: number; part: number; whole: number }) {
  if (whole === 0) return 0
  return timesDivided(amount, before + part, whole) - timesDivided(amount, before, whole)
}

/** An amount laid over lines in proportion to their weights; no line gets more than its weight while the amount is at most their sum. */
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
 * Within the state two taxes are due by two laws, each half the rate: each is rounded by itself, so both are the same. Elsewhere it
 * is one tax, rounded once. The two ways differ by a paisa at most.
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

/** One line: the discount comes off before tax, and the tax is rounded here and nowhere else. */
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

/** A part of a line, or all of it, with what of each tax is in it. */
export type Part = Omit<LineMoney, 'discountPaise'>

const taxIn = ({ cgstPaise, sgstPaise, igstPaise }: Taxes) => cgstPaise + sgstPaise + igstPaise

/**
 * What of a line's value and taxes a part refund gives back, when `back` went before. Shares follow the running sums, CGST and SGST
 * are the same in every part, no part gives back more than is in it, and the last one gives what is left to the paisa.
 * Undefined: what is left is tax alone, and this part of it cannot be halved.
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
  // Of an invoice from before the halves were the same, the odd paisa goes with the last part.
  const left = Math.min(leftTaxes.cgstPaise, leftTaxes.sgstPaise)
  const least = Math.ceil((taxIn(leftTaxes) - restPaise) / 2)
  const most = Math.min(left, Math.floor(paise / 2))
  if (least > most) return undefined
  const half = between(upTo(line.sgstPaise) - back.sgstPaise, least, most)
  return { cgstPaise: half, sgstPaise: half, igstPaise: 0 }
}

const between = (wanted: number, least: number, most: number) => Math.max(0, least, Math.min(wanted, most))

/** What each purse bears: promotional money first, then the wallet, then the gateway. */
export interface Borne {
  promoPaise: number
  walletPaise: number
  gatewayPaise: number
}

/** Money goes back the way it did not come first: gateway, wallet, promotional. */
export function takenBack(paid: Borne, alreadyBack: Borne, paise: number): Borne {
  let left = paise
  const take = (most: number) => {
    const taken = Math.min(left, most)
    left -= taken
    return taken
  }
  const gatewayPaise = take(paid.gatewayPaise - alreadyBack.gatewayPaise)
  const walletPaise = take(paid.walletPaise - alreadyBack.walletPaise)
  const promoPaise = take(paid.promoPaise - alreadyBack.promoPaise)
  if (left > 0) throw new Error(`${left} paise more were to be refunded than were paid`)
  return { promoPaise, walletPaise, gatewayPaise }
}

/** How much of the wallet is used, so that what is left is nothing or enough for a gateway. */
export function walletPartOf(totalPaise: number, spendablePaise: number): number {
  if (spendablePaise >= totalPaise) return totalPaise
  return Math.max(0, Math.min(spendablePaise, totalPaise - GATEWAY_LEAST_PAISE))
}

/** India's financial year, April to March, as two years run together: 2627. */
export function financialYear(dayInIndia: string): string {
  const year = Number(dayInIndia.slice(0, 4))
  const starts = Number(dayInIndia.slice(5, 7)) >= 4 ? year : year - 1
  return `${String(starts % 100).padStart(2, '0')}${String((starts + 1) % 100).padStart(2, '0')}`
}
