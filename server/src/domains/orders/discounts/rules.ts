import { timesDivided, withRate } from '../rules.ts'
import type { Reduction, Terms } from './registry.ts'

/** What is left of one line while its discounts are deducted. */
export interface Rest {
  paise: number
  units: number
  /** The price of this many units, from the first. */
  priceOfUnits: (units: number) => number
  /** Units covered so far. */
  covered: number
}

export const wholeUnits = (pricePaise: number, quantity: number): Rest => ({
  paise: pricePaise,
  units: quantity,
  covered: 0,
  // A price is a whole number of paise per unit, so nothing is rounded here.
  priceOfUnits: (units) => (pricePaise / quantity) * units,
})

/** Metered by the second at a rate per minute. Without the seconds, as many as the price comes to. */
export const meteredSeconds = (pricePaise: number, ratePaise: number, seconds = Number.MAX_SAFE_INTEGER): Rest => ({
  paise: pricePaise,
  units: seconds,
  covered: 0,
  priceOfUnits: (units) => timesDivided(ratePaise, units, 60),
})

/** What a reduction takes off; never more than is left. */
export function amountOf(reduction: Reduction, { paise, units, covered, priceOfUnits }: Rest) {
  if ('percentBp' in reduction) return { units: 0, paise: Math.min(paise, withRate(paise, reduction.percentBp)) }
  if ('paise' in reduction) return { units: 0, paise: Math.max(0, Math.min(paise, reduction.paise)) }
  const more = Math.max(0, Math.min(units, reduction.units))
  return { units: more, paise: Math.min(paise, priceOfUnits(covered + more) - priceOfUnits(covered)) }
}

export const lessThat = (rest: Rest, { units, paise }: { units: number; paise: number }): Rest => ({
  ...rest,
  paise: rest.paise - paise,
  units: rest.units - units,
  covered: rest.covered + units,
})

export interface Taken extends Omit<Terms, 'reduction'> {
  source: string
  units: number
  paise: number
}

/** Applies the terms of one source in sequence; returns what was taken and what is left. */
export function deduct(source: string, terms: readonly Terms[], rests: readonly Rest[]) {
  const left = [...rests]
  const taken: Taken[] = []
  for (const { reduction, ...term } of terms) {
    const rest = left[term.line]
    const amount = rest && amountOf(reduction, rest)
    if (!amount || amount.paise === 0) continue
    left[term.line] = lessThat(rest, amount)
    taken.push({ ...term, source, ...amount })
  }
  return { left, taken }
}

/** The largest discount of each line; of equal ones the last, so that a coupon is not used up for nothing. */
export function bestOf(offered: readonly Taken[]): Taken[] {
  const best = new Map<number, Taken[]>()
  const bySource = Map.groupBy(offered, ({ line, source }) => `${line} ${source}`)
  const sum = (parts: readonly Taken[]) => parts.reduce((total, { paise }) => total + paise, 0)
  for (const parts of bySource.values()) {
    const { line } = parts[0]!
    if (sum(parts) >= sum(best.get(line) ?? [])) best.set(line, parts)
  }
  return [...best.values()].flat()
}
