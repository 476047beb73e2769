import type { Quality } from '../wire.ts'
import type { Sample } from './stats.ts'

/** What one stretch between two samples was like. */
export interface Stretch {
  lossPercent: number
  roundTripMs: number
  jitterMs: number
  availableKbps: number | null
}

export function stretchOf(before: Sample, after: Sample): Stretch {
  const lost = Math.max(0, after.lost - before.lost)
  const all = lost + Math.max(0, after.received - before.received)
  const here = all > 0 ? lost / all : 0
  return {
    lossPercent: Math.max(here, after.lostThere) * 100,
    roundTripMs: after.roundTripMs ?? 0,
    jitterMs: jitterOf(before, after),
    availableKbps: after.availableKbps,
  }
}

/** Of what has come in the stretch. */
const jitterOf = (before: Sample, after: Sample) =>
  Math.max(
    0,
    ...Object.entries(after.streams)
      .filter(([id, { received }]) => received > (before.streams[id]?.received ?? 0))
      .map(([, { jitterMs }]) => jitterMs),
  )

/** Beyond the first figures people hear it, beyond the second they cannot talk. */
const WEAK = { lossPercent: 3, roundTripMs: 400, jitterMs: 60 }
const BAD = { lossPercent: 10, roundTripMs: 900, jitterMs: 150 }
/** Less than this carries no picture beside the voice. */
const PICTURE_KBPS = 120

const beyond = (stretch: Stretch, limits: typeof WEAK) =>
  (Object.keys(limits) as (keyof typeof WEAK)[]).some((name) => stretch[name] > limits[name])

/** How narrow a path is matters to pictures; a voice goes through whatever is left. */
export function qualityOf(stretch: Stretch, sendsPicture = true): Quality {
  const starved = sendsPicture && stretch.availableKbps !== null && stretch.availableKbps < PICTURE_KBPS
  if (beyond(stretch, BAD)) return 'bad'
  return beyond(stretch, WEAK) || starved ? 'weak' : 'good'
}

export interface Mark {
  shown: Quality
  /** How often in a row something else was measured. */
  other: Quality
  times: number
}

export const firstMark: Mark = { shown: 'good', other: 'good', times: 0 }
const ORDER: Record<Quality, number> = { good: 0, weak: 1, bad: 2 }
const TIMES_WORSE = 2
const TIMES_BETTER = 3

/** One bad moment changes nothing: what is shown follows once the same was measured a few times in a row. */
export function nextMark({ shown, other, times }: Mark, measured: Quality): Mark {
  if (measured === shown) return { shown, other: shown, times: 0 }
  const again = measured === other ? times + 1 : 1
  const needed = ORDER[measured] > ORDER[shown] ? TIMES_WORSE : TIMES_BETTER
  return again >= needed ? { shown: measured, other: measured, times: 0 } : { shown, other: measured, times: again }
}
