import { freeSlots, type Plan } from '../slots/rules.ts'
import { dayNumberAt } from '../slots/zone.ts'

const DAY_MS = 86_400_000
const DAYS_AROUND = 7

/** Whether a session of so many minutes may begin at that instant by this plan. */
export function isSlot(plan: Plan, minutes: number, startMs: number, nowMs: number) {
  const day = dayNumberAt(plan.hours.timeZone, startMs)
  return freeSlots(plan, minutes, day, day, nowMs).some((slot) => slot.startMs === startMs)
}

interface Near {
  plan: Plan
  minutes: number
  wishMs: number
  nowMs: number
  count: number
  /** Leaves out what is no use to whoever asks. */
  suits: (startMs: number) => boolean
}

/** The free slots nearest to a wish, in the order of time: looked for around it first, then in all the days that can be booked. */
export function nearestSlots({ plan, minutes, wishMs, nowMs, count, suits }: Near): number[] {
  const day = dayNumberAt(plan.hours.timeZone, wishMs)
  const today = dayNumberAt(plan.hours.timeZone, nowMs)
  const among = (from: number, to: number) =>
    freeSlots(plan, minutes, from, to, nowMs)
      .map(({ startMs }) => startMs)
      .filter((startMs) => startMs !== wishMs && suits(startMs))
      .sort((a, b) => Math.abs(a - wishMs) - Math.abs(b - wishMs) || a - b)
      .slice(0, count)
  const around = among(day - DAYS_AROUND, day + DAYS_AROUND)
  // What lies outside the days looked at is further away than this.
  const enough = around.length === count && Math.abs(around.at(-1)! - wishMs) <= DAYS_AROUND * DAY_MS
  return (enough ? around : among(today, today + plan.daysAhead)).sort((a, b) => a - b)
}
