import type { Tx } from '#server/platform/db/db.ts'
import { DAY_MS, dayInIndia, MINUTE_MS, startOfDay } from '#server/platform/time.ts'

/** People book, call and pay between 9:05 and 19:55. */
const [FIRST_MINUTE, MINUTES] = [9 * 60 + 5, 10 * 60 + 50]

/**
 * Whole days before today in India (negative: after it), at 'HH:MM' there: the same at whatever hour the data is
 * loaded.
 */
export function dayAt(now: Date, daysAgo: number, clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const midnight = startOfDay(dayInIndia(new Date(now.getTime() - daysAgo * DAY_MS)))
  return new Date(midnight.getTime() + (hours * 60 + minutes) * MINUTE_MS)
}

/** A time of day, different for each number. */
export function clockOf(number: number) {
  const minute = FIRST_MINUTE + ((number * 197 + 61) % MINUTES)
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}

interface Step {
  at: Date
  happens: () => Promise<unknown>
}

type Timeline = ReturnType<typeof createTimeline>

/**
 * Runs the events of the demo data in chronological order, whichever part adds them: numbers increase with time, and
 * money is spent from what was there then. A step may add later steps.
 */
export function createTimeline() {
  const steps: Step[] = []
  let reached = 0
  return {
    at(at: Date, happens: Step['happens']) {
      if (at.getTime() < reached) throw new Error(`${at.toISOString()} has passed in the demo data`)
      steps.push({ at, happens })
    },
    async play() {
      while (steps.length > 0) {
        const next = steps.reduce((first, step) => (step.at < first.at ? step : first))
        steps.splice(steps.indexOf(next), 1)
        reached = next.at.getTime()
        await next.happens()
      }
    },
  }
}

/** What every part of the demo data needs. */
export interface Making {
  tx: Tx
  timeline: Timeline
  now: Date
}
