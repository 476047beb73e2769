import { type DateStyle, formatDate, formatShortMonth } from './dates.ts'

/** '3rd March'; in Hindi '3 मार्च'. */
export const formatDayOfYear = (when: Date | string, style: DateStyle) => formatDate(when, style).replace(/ \d+$/, '')

/** '3 Mar', of a calendar day. */
export const formatShortDay = (day: string, style: DateStyle) =>
  `${Number(day.slice(8))} ${formatShortMonth(day, style)}`
