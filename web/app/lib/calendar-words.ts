import type { Language } from './i18n/language.ts'
import { msg, translator } from './i18n/texts.ts'

// Our own tables: creating one Intl formatter costs a phone more time than rendering a page of dates.
const months = [
  msg('January|month'),
  msg('February|month'),
  msg('March|month'),
  msg('April|month'),
  msg('May|month'),
  msg('June|month'),
  msg('July|month'),
  msg('August|month'),
  msg('September|month'),
  msg('October|month'),
  msg('November|month'),
  msg('December|month'),
]

/** In the order of getUTCDay: Sunday first. */
const weekdays = {
  long: [
    msg('Sunday|weekday'),
    msg('Monday|weekday'),
    msg('Tuesday|weekday'),
    msg('Wednesday|weekday'),
    msg('Thursday|weekday'),
    msg('Friday|weekday'),
    msg('Saturday|weekday'),
  ],
  short: [
    msg('Sun|weekday'),
    msg('Mon|weekday'),
    msg('Tue|weekday'),
    msg('Wed|weekday'),
    msg('Thu|weekday'),
    msg('Fri|weekday'),
    msg('Sat|weekday'),
  ],
}

export const monthName = (month: number, language: Language) => translator(language)(months[month] ?? '')
export const weekdayName = (weekday: number, length: 'long' | 'short', language: Language) =>
  translator(language)(weekdays[length][weekday] ?? '')
