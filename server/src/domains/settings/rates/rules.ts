import type { RateKind } from '#contract/settings/rates.ts'

interface Dated {
  kind: RateKind
  fromOn: string
  rateBp: number
}

/** The rate of a day is the latest that had started by then. */
export function rateOf(rates: readonly Dated[], kind: RateKind, day: string): number {
  const begun = rates.filter((rate) => rate.kind === kind && rate.fromOn <= day)
  if (begun.length === 0) throw new Error(`no rate of ${kind} for ${day}`)
  return begun.reduce((newest, rate) => (rate.fromOn > newest.fromOn ? rate : newest)).rateBp
}

/** Rates with their status on a day. */
export function withStatus<R extends Dated>(rates: readonly R[], today: string) {
  return rates.map((rate) => {
    const later = rates.some(({ kind, fromOn }) => kind === rate.kind && fromOn > rate.fromOn && fromOn <= today)
    const status = rate.fromOn > today ? ('coming' as const) : later ? ('past' as const) : ('current' as const)
    return { ...rate, status }
  })
}
