import { priceOf } from '../meter/rules.ts'

export interface Stretch {
  from: Date
  to: Date | null
  endedBy: 'customer' | 'consultant' | 'both' | 'house' | null
}

export interface Part {
  kind: 'connected' | 'gap'
  fromAt: Date
  toAt: Date
  seconds: number
  whose: Exclude<Stretch['endedBy'], null> | null
  paise: number
}

interface Talked {
  stretches: readonly Stretch[]
  endedAt: Date
  billedSeconds: number
  ratePaise: number
}

/**
 * A talk from its first connected moment to its end. Seconds and paise are taken from running sums, so that whatever the parts
 * are they add up to what was billed.
 */
export function partsOf({ stretches, endedAt, billedSeconds, ratePaise }: Talked): Part[] {
  const parts: Part[] = []
  let [ms, before] = [0, undefined as Stretch | undefined]
  for (const stretch of stretches) {
    if (before) parts.push(...gap(before, stretch.from))
    const to = stretch.to ?? endedAt
    const began = billed(ms, billedSeconds)
    ms += Math.max(0, to.getTime() - stretch.from.getTime())
    const reached = billed(ms, billedSeconds)
    parts.push({
      ...{ kind: 'connected', fromAt: stretch.from, toAt: to, whose: null },
      seconds: reached - began,
      paise: priceOf(ratePaise, reached) - priceOf(ratePaise, began),
    })
    before = { ...stretch, to }
  }
  return before ? [...parts, ...gap(before, endedAt)] : parts
}

const billed = (ms: number, billedSeconds: number) => Math.min(Math.floor(ms / 1000), billedSeconds)

function gap({ to, endedBy }: Stretch, until: Date): Part[] {
  const seconds = Math.round((until.getTime() - to!.getTime()) / 1000)
  if (seconds <= 0) return []
  return [{ kind: 'gap', fromAt: to!, toAt: until, seconds, whose: endedBy, paise: 0 }]
}
