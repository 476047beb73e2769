import { DAY_MS, MINUTE_MS } from '#server/platform/time.ts'
import { type OffsetPeriod, offsetPeriods, weekdayOf } from './zone.ts'

/** Slots start on quarters of an hour, counted from the start of their range. */
export const GRID_MINUTES = 15
const GRID_MS = GRID_MINUTES * MINUTE_MS

/** Minutes of a day in the consultant's local time. */
export interface ClockRange {
  fromMinute: number
  toMinute: number
}

export interface Hours {
  timeZone: string
  weekly: (ClockRange & { weekday: number })[]
  /** By day number: hours that replace the usual ones on that date. An empty list is a day off. */
  exceptions: Map<number, ClockRange[]>
}

/** A continuous piece of working time, and when the first slot in it may start. */
export interface Piece {
  startMs: number
  endMs: number
  firstStartMs: number
  dayNumber: number
  /** Local time minus the instant (UTC offset). */
  offsetMs: number
}

const rangesOn = ({ weekly, exceptions }: Hours, dayNumber: number): ClockRange[] =>
  exceptions.get(dayNumber) ?? weekly.filter(({ weekday }) => weekday === weekdayOf(dayNumber))

/**
 * The working time of some days as instants at which the consultant's local time is within working hours. An hour
 * skipped by a clock change is no working time, one that occurs twice is worked twice.
 */
export function workingTime(hours: Hours, firstDay: number, lastDay: number): Piece[] {
  const even = offsetPeriods(hours.timeZone, (firstDay - 1) * DAY_MS, (lastDay + 2) * DAY_MS)
  const pieces: Piece[] = []
  for (let day = firstDay; day <= lastDay; day++)
    for (const range of rangesOn(hours, day))
      for (const period of even) {
        const piece = pieceOf(range, day, period)
        if (piece) pieces.push(piece)
      }
  return pieces.sort((a, b) => a.startMs - b.startMs)
}

function pieceOf({ fromMinute, toMinute }: ClockRange, day: number, { fromMs, toMs, offsetMs }: OffsetPeriod) {
  const rangeStartMs = day * DAY_MS + fromMinute * MINUTE_MS - offsetMs
  const startMs = Math.max(rangeStartMs, fromMs)
  const endMs = Math.min(day * DAY_MS + toMinute * MINUTE_MS - offsetMs, toMs)
  if (startMs >= endMs) return undefined
  const firstStartMs = rangeStartMs + Math.ceil((startMs - rangeStartMs) / GRID_MS) * GRID_MS
  return { startMs, endMs, firstStartMs, dayNumber: day, offsetMs }
}

/**
 * For each piece, the instant until which work continues without a break: touching pieces, as across midnight, are one.
 */
export function unbrokenEnds(pieces: Piece[]): number[] {
  const ends: number[] = []
  for (let i = pieces.length - 1; i >= 0; i--) {
    const piece = pieces[i]!
    const goesOn = pieces[i + 1]?.startMs === piece.endMs
    ends[i] = goesOn ? ends[i + 1]! : piece.endMs
  }
  return ends
}
