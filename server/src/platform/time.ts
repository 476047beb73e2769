export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

export const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)
export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)
export const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS)
export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)
export const latest = (instants: readonly Date[]) => new Date(Math.max(...instants.map((at) => at.getTime())))

/** One UTC offset all year. */
export const INDIA = 'Asia/Kolkata'
/** The first instant of a day in India. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00+05:30`)
/** The first instant after a day in India. */
export const endOfDay = (day: string) => daysAfter(startOfDay(day), 1)
/** The day in India, YYYY-MM-DD. */
export const dayInIndia = (at: Date) => new Date(at.getTime() + 5.5 * HOUR_MS).toISOString().slice(0, 10)

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The local day, YYYY-MM-DD, and time, HH:MM, in a time zone. */
export function clockIn(timeZone: string, at: Date) {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(timeZone, clock)
  const [date = '', time = ''] = clock.format(at).split(' ')
  return { date, time }
}
