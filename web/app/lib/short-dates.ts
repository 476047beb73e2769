import { monthName } from './calendar-words.ts'
import { type DateStyle, formatDate } from './dates.ts'

/** 'Mar', of a calendar day; Hindi names are short already. */
export function formatShortMonth(day: string, { language }: Pick<DateStyle, 'language'>) {
  const name = monthName(Number(day.slice(5, 7)) - 1, language)
  return language === 'hi' ? name : name.slice(0, 3)
}

/** '3rd March'; in Hindi '3 मार्च'. */
export const formatDayOfYear = (when: Date | string, style: DateStyle) => formatDate(when, style).replace(/ \d+$/, '')

/** '3 Mar', of a calendar day. */
export const formatShortDay = (day: string, style: Pick<DateStyle, 'language'>) =>
  `${Number(day.slice(8))} ${formatShortMonth(day, style)}`
