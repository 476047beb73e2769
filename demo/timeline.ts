import type { Tx } from '#server/platform/db.ts'
import { dayInIndia, startOfDay } from '#server/platform/india.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Between five past nine and five to eight people book, ring and pay. */
const [FIRST_MINUTE, MINUTES] = [9 * 60 + 5, 10 * 60 + 50]

/**
 * So many whole days before today as India counts them (to come when below zero), at 'HH:MM' there: the same at whatever hour
 * of the day the world is made.
 */
export function dayAt(now: Date, daysAgo: number, clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const midnight = startOfDay(dayInIndia(new Date(now.getTime() - daysAgo * DAY_MS)))
  return new Date(midnight.getTime() + (hours * 60 + minutes) * MINUTE_MS)
}

/** A time of the clock in waking hours, another one for each number. */
export function clockOf(number: number) {
  const minute = FIRST_MINUTE + ((number * 197 + 61) % MINUTES)
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}

export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)

interface Step {
  at: Date
  happens: () => Promise<unknown>
}

type Timeline = ReturnType<typeof createTimeline>

/**
 * What happened in the demo world, in the order in which it happened, whoever tells it: numbers rise with time, and money is
 * spent from what was there then. A step may tell what follows from it later on.
 */
export function createTimeline() {
  const steps: Step[] = []
  let reached = 0
  return {
    at(at: Date, happens: Step['happens']) {
      if (at.getTime() < reached) throw new Error(`${at.toISOString()} is over in the demo world`)
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

/** What everybody needs who tells a part of the story. */
export interface Making {
  tx: Tx
  timeline: Timeline
  now: Date
}
