import { DAY_MS } from '#server/platform/time.ts'
/** The months up to that of a day, oldest first: YYYY-MM. */
export function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(year, month - count + i, 1)).toISOString().slice(0, 7),
  )
}

interface Days {
  from: string
  to: string
}

const shifted = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
const yearEarlier = (day: string) =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`
const isYearStart = (day: string) => day.slice(5) === '04-01'

/**
 * The comparison period of equal length: for days of a financial year the same days a year earlier, otherwise the days
 * right before. Null without a first day or for more than a year, because there is nothing to compare with.
 */
export function periodBefore(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): Days | null {
  if (!from) return null
  const last = to ?? today
  const days = (Date.parse(last) - Date.parse(from)) / DAY_MS + 1
  if (days < 1 || days > 366) return null
  if (isYearStart(from)) return { from: yearEarlier(from), to: yearEarlier(last) }
  return { from: shifted(from, -days), to: shifted(from, -1) }
}

/** The same days of the previous month: up to the 17th if today is the 17th, up to its end if it is shorter. */
export function monthSoFarBefore(today: string): Days {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 2, 1))
  const daysInMonth = new Date(Date.UTC(year, month - 1, 0)).getUTCDate()
  const from = first.toISOString().slice(0, 10)
  return { from, to: shifted(from, Math.min(day, daysInMonth) - 1) }
}
