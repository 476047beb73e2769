import { dayNumberOf, dayOfNumber, weekdayOf } from '../slots/zone.ts'

const DAY_MINUTES = 1440

/** Hours as entered: an end at or before the start is on the next day. */
export interface Range {
  from: string
  to: string
}
export type WeekRange = Range & { weekday: number }
export interface DayHours {
  date: string
  ranges: Range[]
}

/** Hours as stored: within one day, which ends at minute 1440. */
export interface DayRow {
  fromMinute: number
  toMinute: number
}
export type WeekRow = DayRow & { weekday: number }
export type DateRow = DayRow & { onDay: string }

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
export const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The part on the day itself, and the part on the next day. */
function cut({ from, to }: Range): { own: DayRow; next: DayRow | undefined } {
  const [fromMinute, toMinute] = [minuteOf(from), minuteOf(to)]
  if (toMinute > fromMinute) return { own: { fromMinute, toMinute }, next: undefined }
  return {
    own: { fromMinute, toMinute: DAY_MINUTES },
    next: toMinute > 0 ? { fromMinute: 0, toMinute } : undefined,
  }
}

const inOrder = <R extends DayRow>(rows: R[]) => rows.sort((a, b) => a.fromMinute - b.fromMinute)
/** Whether hours of one day overlap; touching ranges do not. */
export const overlap = (rows: readonly DayRow[]) =>
  inOrder([...rows]).some(({ fromMinute }, i, all) => i > 0 && fromMinute < all[i - 1]!.toMinute)

const nextWeekday = (weekday: number) => (weekday % 7) + 1

export const cutWeek = (weekly: readonly WeekRange[]): WeekRow[] =>
  weekly.flatMap(({ weekday, ...range }) => {
    const { own, next } = cut(range)
    return [{ weekday, ...own }, ...(next ? [{ weekday: nextWeekday(weekday), ...next }] : [])]
  })

/**
 * Hours of single dates. A part after midnight falls on a date whose other hours must remain: they are written out
 * beside it, unless that date has hours of its own.
 */
export function cutDays(days: readonly DayHours[], week: readonly WeekRow[]): DateRow[] {
  const byDay = new Map(days.map(({ date, ranges }) => [date, ranges.map((range) => cut(range).own)]))
  for (const { date, ranges } of days)
    for (const next of ranges.flatMap((range) => cut(range).next ?? [])) {
      const after = dayNumberOf(date) + 1
      const usual = week
        .filter(({ weekday, toMinute }) => weekday === weekdayOf(after) && toMinute > next.toMinute)
        .map(({ fromMinute, toMinute }) => ({ fromMinute: Math.max(fromMinute, next.toMinute), toMinute }))
      byDay.set(dayOfNumber(after), [next, ...(byDay.get(dayOfNumber(after)) ?? usual)])
    }
  return [...byDay].flatMap(([onDay, rows]) => inOrder(rows).map((row) => ({ onDay, ...row })))
}

/** Whether a row continues as the first row of the next day, so that the two read as one range across midnight. */
const goesOnAs = (row: DayRow, first: DayRow | undefined): first is DayRow =>
  row.toMinute === DAY_MINUTES && first?.fromMinute === 0 && first.toMinute <= row.fromMinute

const asRange = (row: DayRow, first: DayRow | undefined): Range => ({
  from: timeOf(row.fromMinute),
  to: timeOf(goesOnAs(row, first) ? first.toMinute : row.toMinute),
})

/** The rows of a day as ranges; the part that continues the previous evening belongs to that day. */
function joined(before: readonly DayRow[], own: readonly DayRow[], after: readonly DayRow[]): Range[] {
  const [evening, morning, tomorrow] = [inOrder([...before]).at(-1), inOrder([...own])[0], inOrder([...after])[0]]
  return own
    .filter((row) => !(row === morning && evening && goesOnAs(evening, morning)))
    .map((row) => asRange(row, tomorrow))
}

export function joinWeek(rows: readonly WeekRow[]): WeekRange[] {
  const on = (weekday: number) => inOrder(rows.filter((row) => row.weekday === weekday))
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    joined(on(weekday === 1 ? 7 : weekday - 1), on(weekday), on(nextWeekday(weekday))).map((range) => ({
      weekday,
      ...range,
    })),
  )
}

export function joinDays(rows: readonly DateRow[]): DayHours[] {
  const on = (number: number) => inOrder(rows.filter(({ onDay }) => dayNumberOf(onDay) === number))
  const dates = [...new Set(rows.map(({ onDay }) => onDay))].sort()
  return dates
    .map((date) => {
      const number = dayNumberOf(date)
      return { date, ranges: joined(on(number - 1), on(number), on(number + 1)) }
    })
    .filter(({ ranges }) => ranges.length > 0)
}
