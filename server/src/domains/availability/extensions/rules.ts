import { type Hours, unbrokenEnds, workingTime } from '../slots/hours.ts'
import { dayNumberAt } from '../slots/zone.ts'

/** Whether the working hours cover the whole time between two instants. */
export function worksThrough(hours: Hours, fromMs: number, toMs: number) {
  const day = dayNumberAt(hours.timeZone, fromMs)
  const pieces = workingTime(hours, day - 1, day + 1)
  const ends = unbrokenEnds(pieces)
  return pieces.some(({ startMs }, i) => startMs <= fromMs && toMs <= ends[i]!)
}
