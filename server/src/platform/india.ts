/** India has one UTC offset all year. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00+05:30`)
/** The first instant after the day. */
export const endOfDay = (day: string) => new Date(startOfDay(day).getTime() + 86_400_000)
/** The current day in India, YYYY-MM-DD. */
export const dayInIndia = (at: Date) => new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
