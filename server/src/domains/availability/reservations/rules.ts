import { DAY_MS, MINUTE_MS } from '#server/platform/time.ts'
import { freeSlots, type Plan } from '../slots/rules.ts'
import { dayNumberAt } from '../slots/zone.ts'

const DAYS_AROUND = 7

/** The busy times that can be in the way: popular consultants have hundreds. */
function busyNear({ busy, mostADay, bufferBeforeMinutes, bufferAfterMinutes }: Plan, minutes: number, startMs: number) {
  if (mostADay !== null) return busy
  const fromMs = startMs - bufferBeforeMinutes * MINUTE_MS
  const toMs = startMs + (minutes + bufferAfterMinutes) * MINUTE_MS
  return busy.filter(({ startMs: busyFromMs, endMs }) => busyFromMs < toMs && fromMs < endMs)
}

/** Whether a session of this length may start at that instant according to the plan. */
export function isSlot(plan: Plan, minutes: number, startMs: number, nowMs: number) {
  const day = dayNumberAt(plan.hours.timeZone, startMs)
  return freeSlots({ ...plan, busy: busyNear(plan, minutes, startMs) }, minutes, day, day, nowMs).some(
    (slot) => slot.startMs === startMs,
  )
}

interface Near {
  plan: Plan
  minutes: number
  requestedMs: number
  nowMs: number
  count: number
  /** Filters out slots the caller cannot use. */
  suits: (startMs: number) => boolean
}

/**
 * The free slots nearest to the requested time in chronological order: searched around it first, then in all bookable
 * days.
 */
export function nearestSlots({ plan, minutes, requestedMs, nowMs, count, suits }: Near): number[] {
  const day = dayNumberAt(plan.hours.timeZone, requestedMs)
  const today = dayNumberAt(plan.hours.timeZone, nowMs)
  const among = (from: number, to: number) =>
    freeSlots(plan, minutes, from, to, nowMs)
      .map(({ startMs }) => startMs)
      .filter((startMs) => startMs !== requestedMs && suits(startMs))
      .sort((a, b) => Math.abs(a - requestedMs) - Math.abs(b - requestedMs) || a - b)
      .slice(0, count)
  const around = among(day - DAYS_AROUND, day + DAYS_AROUND)
  // Anything outside the searched days is further away than this.
  const enough = around.length === count && Math.abs(around.at(-1)! - requestedMs) <= DAYS_AROUND * DAY_MS
  return (enough ? around : among(today, today + plan.daysAhead)).sort((a, b) => a - b)
}
