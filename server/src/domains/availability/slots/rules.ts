import { MINUTE_MS } from '#server/platform/time.ts'
import { GRID_MINUTES, type Hours, unbrokenEnds, workingTime } from './hours.ts'
import { dayNumberAt } from './zone.ts'

const DAY_MINUTES = 1440

/** A busy time with its buffers; Infinity if it has no end yet. */
export interface Busy {
  startMs: number
  endMs: number
  /** The start of the session, set if it counts towards the daily maximum. */
  sessionMs?: number
}

export interface Plan {
  hours: Hours
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  noticeMinutes: number
  /** The last bookable day is this many days after today. */
  daysAhead: number
  mostADay: number | null
  busy: Busy[]
}

export interface Slot {
  startMs: number
  dayNumber: number
  /** Minute of that day in the consultant's local time. */
  minute: number
}

/**
 * The slots of a length that start on the given days and can be booked now, in order. Days are those of the
 * consultant's own calendar. The same plan and clock give the same slots, whichever days are requested.
 */
export function freeSlots(plan: Plan, minutes: number, firstDay: number, lastDay: number, nowMs: number): Slot[] {
  const { timeZone } = plan.hours
  const today = dayNumberAt(timeZone, nowMs)
  const from = Math.max(firstDay, today)
  const to = Math.min(lastDay, today + plan.daysAhead)
  if (from > to) return []

  // One extra day, for a session that continues after midnight.
  const pieces = workingTime(plan.hours, from, to + 1)
  const ends = unbrokenEnds(pieces)
  const isTaken = takenCheck(plan, minutes)
  const isFull = fullDays(plan)
  const earliestMs = nowMs + plan.noticeMinutes * MINUTE_MS
  const lengthMs = minutes * MINUTE_MS

  const slots: Slot[] = []
  pieces.forEach(({ firstStartMs, endMs, dayNumber, offsetMs }, i) => {
    if (dayNumber > to || isFull(dayNumber)) return
    for (let startMs = firstStartMs; startMs < endMs; startMs += GRID_MINUTES * MINUTE_MS) {
      if (startMs + lengthMs > ends[i]!) return
      if (startMs >= earliestMs && !isTaken(startMs))
        slots.push({ startMs, dayNumber, minute: (startMs + offsetMs) / MINUTE_MS - dayNumber * DAY_MINUTES })
    }
  })
  return slots
}

/** Whether a slot with its buffers overlaps a busy time; must be called in chronological order. */
function takenCheck({ busy, bufferBeforeMinutes, bufferAfterMinutes }: Plan, minutes: number) {
  const taken = merged(busy)
  let next = 0
  return (startMs: number) => {
    const blockedFromMs = startMs - bufferBeforeMinutes * MINUTE_MS
    const blockedToMs = startMs + (minutes + bufferAfterMinutes) * MINUTE_MS
    while (next < taken.length && taken[next]!.endMs <= blockedFromMs) next++
    return next < taken.length && taken[next]!.startMs < blockedToMs
  }
}

function merged(busy: Busy[]): Busy[] {
  const all: Busy[] = []
  for (const { startMs, endMs } of busy.toSorted((a, b) => a.startMs - b.startMs)) {
    const last = all.at(-1)
    if (last && startMs <= last.endMs) last.endMs = Math.max(last.endMs, endMs)
    else if (startMs < endMs) all.push({ startMs, endMs })
  }
  return all
}

/** Whether a day has reached the consultant's maximum of sessions. */
export function fullDays({ hours, busy, mostADay }: Plan) {
  if (mostADay === null) return () => false
  const sessions = new Map<number, number>()
  for (const { sessionMs } of busy)
    if (sessionMs !== undefined) {
      const day = dayNumberAt(hours.timeZone, sessionMs)
      sessions.set(day, (sessions.get(day) ?? 0) + 1)
    }
  return (day: number) => (sessions.get(day) ?? 0) >= mostADay
}

const DAYS_AT_A_TIME = 7

export interface NextFree {
  startMs: number
  /** The last of the slots that follow in steps of the grid: until then the next free slot only moves along with the clock. */
  lastStartMs: number
}

/** The first bookable slot within the horizon, if any. */
export function nextFree(plan: Plan, minutes: number, nowMs: number): NextFree | null {
  const today = dayNumberAt(plan.hours.timeZone, nowMs)
  for (let day = today; day <= today + plan.daysAhead; day += DAYS_AT_A_TIME) {
    const slots = freeSlots(plan, minutes, day, day + DAYS_AT_A_TIME - 1, nowMs)
    const [first] = slots
    if (!first) continue
    let last = first
    for (const slot of slots) {
      if (slot !== first && slot.startMs - last.startMs !== GRID_MINUTES * MINUTE_MS) break
      last = slot
    }
    return { startMs: first.startMs, lastStartMs: last.startMs }
  }
  return null
}
