import type { Quality } from '../wire.ts'
import type { Sample } from './stats.ts'

/** The interval between two samples. */
export interface SampleInterval {
  lossPercent: number
  roundTripMs: number
  jitterMs: number
  availableKbps: number | null
}

export function intervalOf(before: Sample, after: Sample): SampleInterval {
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

/** Of what was received in the interval. */
const jitterOf = (before: Sample, after: Sample) =>
  Math.max(
    0,
    ...Object.entries(after.streams)
      .filter(([id, { received }]) => received > (before.streams[id]?.received ?? 0))
      .map(([, { jitterMs }]) => jitterMs),
  )

/** Above the first figures people notice it, above the second they cannot talk. */
const WEAK = { lossPercent: 3, roundTripMs: 400, jitterMs: 60 }
const BAD = { lossPercent: 10, roundTripMs: 900, jitterMs: 150 }
/** Below this there is no room for video beside audio. */
const PICTURE_KBPS = 120

const beyond = (interval: SampleInterval, limits: typeof WEAK) =>
  (Object.keys(limits) as (keyof typeof WEAK)[]).some((name) => interval[name] > limits[name])

/** Bandwidth matters only for video; audio fits into whatever is left. */
export function qualityOf(interval: SampleInterval, sendsPicture = true): Quality {
  const starved = sendsPicture && interval.availableKbps !== null && interval.availableKbps < PICTURE_KBPS
  if (beyond(interval, BAD)) return 'bad'
  return beyond(interval, WEAK) || starved ? 'weak' : 'good'
}

export interface Mark {
  shown: Quality
  /** How often in a row a different value was measured. */
  other: Quality
  times: number
}

export const firstMark: Mark = { shown: 'good', other: 'good', times: 0 }
const ORDER: Record<Quality, number> = { good: 0, weak: 1, bad: 2 }
const TIMES_WORSE = 2
const TIMES_BETTER = 3

/** A single bad sample changes nothing: the shown quality changes after several equal measurements. */
export function nextMark({ shown, other, times }: Mark, measured: Quality): Mark {
  if (measured === shown) return { shown, other: shown, times: 0 }
  const again = measured === other ? times + 1 : 1
  const needed = ORDER[measured] > ORDER[shown] ? TIMES_WORSE : TIMES_BETTER
  return again >= needed ? { shown: measured, other: measured, times: 0 } : { shown, other: measured, times: again }
}
