import { gstKindOfItem } from '#contract/settings/gst-kinds.ts'
import type { RateKind } from '#contract/settings/rates.ts'

interface Dated {
  kind: RateKind
  fromOn: string
  rateBp: number
}

/** The latest that had started by that day. */
function inForce<R extends Dated>(rates: readonly R[], kind: RateKind, day: string): R | undefined {
  const begun = rates.filter((rate) => rate.kind === kind && rate.fromOn <= day)
  return begun.length === 0 ? undefined : begun.reduce((newest, rate) => (rate.fromOn > newest.fromOn ? rate : newest))
}

export function rateOf(rates: readonly Dated[], kind: RateKind, day: string): number {
  const rate = inForce(rates, kind, day)
  if (!rate) throw new Error(`no rate of ${kind} for ${day}`)
  return rate.rateBp
}

/** GST of an item by the type of its order line: that of its kind once one has begun, else the standard rate. */
export function gstOf(rates: readonly (Dated & { taxCode: string | null })[], type: string, day: string) {
  const kind = gstKindOfItem(type)
  const own = kind && inForce(rates, kind, day)
  return { rateBp: own?.rateBp ?? rateOf(rates, 'gst', day), taxCode: own?.taxCode ?? null }
}

/** Rates with their status on a day. */
export function withStatus<R extends Dated>(rates: readonly R[], today: string) {
  return rates.map((rate) => {
    const later = rates.some(({ kind, fromOn }) => kind === rate.kind && fromOn > rate.fromOn && fromOn <= today)
    const status = rate.fromOn > today ? ('coming' as const) : later ? ('past' as const) : ('current' as const)
    return { ...rate, status }
  })
}
