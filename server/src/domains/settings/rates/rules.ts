import type { RateKind } from '#contract/rates.ts'

interface Dated {
  kind: RateKind
  fromOn: string
  rateBp: number
}

/** The rate of a day is the newest that had begun by then. */
export function rateOf(rates: readonly Dated[], kind: RateKind, day: string): number {
  const begun = rates.filter((rate) => rate.kind === kind && rate.fromOn <= day)
  if (begun.length === 0) throw new Error(`There is no rate of ${kind} for ${day}`)
  return begun.reduce((newest, rate) => (rate.fromOn > newest.fromOn ? rate : newest)).rateBp
}

/** Rates with how they stand on a day. */
export function withStanding<R extends Dated>(rates: readonly R[], today: string) {
  return rates.map((rate) => {
    const later = rates.some(({ kind, fromOn }) => kind === rate.kind && fromOn > rate.fromOn && fromOn <= today)
    const standing = rate.fromOn > today ? ('coming' as const) : later ? ('past' as const) : ('current' as const)
    return { ...rate, standing }
  })
}
