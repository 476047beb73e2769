import { addDays } from '../choice.ts'

export const DAY_MINUTES = 1440

export interface Range {
  from: string
  to: string
}

export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
export const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** End of a range, counted from the midnight before its start; more than a day's minutes if it goes past midnight. */
export const endOf = ({ from, to }: Range) => {
  const [begins, ends] = [minuteOf(from), minuteOf(to)]
  return ends > begins ? ends : ends + DAY_MINUTES
}

export const inOrder = (ranges: readonly Range[]) => ranges.toSorted((a, b) => a.from.localeCompare(b.from))
export const overlap = (ranges: readonly Range[]) =>
  inOrder(ranges).some((range, i, all) => i > 0 && minuteOf(range.from) < endOf(all[i - 1]!))

/** ISO: Monday is 1, Sunday is 7. */
export const weekdayOf = (date: string) => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
export const mondayOf = (date: string) => addDays(date, 1 - weekdayOf(date))
export const weekFrom = (monday: string) => [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days))
/** Any date that falls on the weekday, to format its name. */
export const anyDateOf = (weekday: number) => `2024-01-0${weekday}`

const STEP = 15
/** Every quarter of an hour, and the current value. */
export const timeChoices = (including: string) => {
  const quarters = Array.from({ length: DAY_MINUTES / STEP }, (_, i) => timeOf(i * STEP))
  return quarters.includes(including) ? quarters : [...quarters, including].sort()
}
