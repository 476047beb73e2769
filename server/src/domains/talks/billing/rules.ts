import { priceOf } from '../meter/rules.ts'

export interface FlowPeriod {
  from: Date
  to: Date | null
  endedBy: 'customer' | 'consultant' | 'both' | 'system' | null
}

export interface Part {
  kind: 'connected' | 'gap'
  fromAt: Date
  toAt: Date
  seconds: number
  whose: Exclude<FlowPeriod['endedBy'], null> | null
  paise: number
}

interface Talked {
  flowPeriods: readonly FlowPeriod[]
  endedAt: Date
  billedSeconds: number
  ratePaise: number
}

/**
 * A talk from its first connected moment to its end. Seconds and paise come from running sums, so that the parts always
 * add up to what was billed.
 */
export function partsOf({ flowPeriods, endedAt, billedSeconds, ratePaise }: Talked): Part[] {
  const parts: Part[] = []
  let [ms, before] = [0, undefined as FlowPeriod | undefined]
  for (const period of flowPeriods) {
    if (before) parts.push(...gap(before, period.from))
    const to = period.to ?? endedAt
    const began = billed(ms, billedSeconds)
    ms += Math.max(0, to.getTime() - period.from.getTime())
    const reached = billed(ms, billedSeconds)
    parts.push({
      ...{ kind: 'connected', fromAt: period.from, toAt: to, whose: null },
      seconds: reached - began,
      paise: priceOf(ratePaise, reached) - priceOf(ratePaise, began),
    })
    before = { ...period, to }
  }
  return before ? [...parts, ...gap(before, endedAt)] : parts
}

const billed = (ms: number, billedSeconds: number) => Math.min(Math.floor(ms / 1000), billedSeconds)

function gap({ to, endedBy }: FlowPeriod, until: Date): Part[] {
  const seconds = Math.round((until.getTime() - to!.getTime()) / 1000)
  if (seconds <= 0) return []
  return [{ kind: 'gap', fromAt: to!, toAt: until, seconds, whose: endedBy, paise: 0 }]
}
