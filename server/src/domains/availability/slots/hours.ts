import { type Stretch, stretches, weekdayOf } from './zone.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Slots begin on quarters of an hour, counted from the beginning of their range. */
export const GRID_MINUTES = 15
const GRID_MS = GRID_MINUTES * MINUTE_MS

/** Minutes of a day on the consultant's own clock. */
export interface ClockRange {
  fromMinute: number
  toMinute: number
}

export interface Hours {
  timeZone: string
  weekly: (ClockRange & { weekday: number })[]
  /** By day number: what replaces the usual hours of that date. Nothing in it, a day off. */
  exceptions: Map<number, ClockRange[]>
}

/** An unbroken piece of working time, and when the first slot in it may begin. */
export interface Piece {
  startMs: number
  endMs: number
  firstStartMs: number
  dayNumber: number
  /** What the consultant's clock shows then, less the instant. */
  offsetMs: number
}

const rangesOn = ({ weekly, exceptions }: Hours, dayNumber: number): ClockRange[] =>
  exceptions.get(dayNumber) ?? weekly.filter(({ weekday }) => weekday === weekdayOf(dayNumber))

/**
 * The working time of some days as instants: those at which the consultant's clock shows an hour they work. An hour that
 * the clock skips is no working time, one that it shows twice is worked twice.
 */
export function workingTime(hours: Hours, firstDay: number, lastDay: number): Piece[] {
  const even = stretches(hours.timeZone, (firstDay - 1) * DAY_MS, (lastDay + 2) * DAY_MS)
  const pieces: Piece[] = []
  for (let day = firstDay; day <= lastDay; day++)
    for (const range of rangesOn(hours, day))
      for (const stretch of even) {
        const piece = pieceOf(range, day, stretch)
        if (piece) pieces.push(piece)
      }
  return pieces.sort((a, b) => a.startMs - b.startMs)
}

function pieceOf({ fromMinute, toMinute }: ClockRange, day: number, { fromMs, toMs, offsetMs }: Stretch) {
  const rangeStartMs = day * DAY_MS + fromMinute * MINUTE_MS - offsetMs
  const startMs = Math.max(rangeStartMs, fromMs)
  const endMs = Math.min(day * DAY_MS + toMinute * MINUTE_MS - offsetMs, toMs)
  if (startMs >= endMs) return undefined
  const firstStartMs = rangeStartMs + Math.ceil((startMs - rangeStartMs) / GRID_MS) * GRID_MS
  return { startMs, endMs, firstStartMs, dayNumber: day, offsetMs }
}

/** For each piece the instant until which work goes on without a break: pieces that touch, as over midnight, are one. */
export function unbrokenEnds(pieces: Piece[]): number[] {
  const ends: number[] = []
  for (let i = pieces.length - 1; i >= 0; i--) {
    const piece = pieces[i]!
    const goesOn = pieces[i + 1]?.startMs === piece.endMs
    ends[i] = goesOn ? ends[i + 1]! : piece.endMs
  }
  return ends
}
