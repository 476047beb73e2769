import { monthName, weekdayName } from './calendar-words.ts'
import type { Language } from './i18n/language.ts'
import { msg, translator } from './i18n/texts.ts'

export const INDIA = 'Asia/Kolkata'

export interface DateStyle {
  language: Language
  /** The reader's IANA zone. */
  zone: string
}

const cache = new Map<string, Intl.DateTimeFormat>()
/** Cached per options: creating one costs a phone more than a page full of dates. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = locale + JSON.stringify(options)
  const known = cache.get(key) ?? new Intl.DateTimeFormat(locale, options)
  cache.set(key, known)
  return known
}

const localeOf = (language: Language) => (language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN')
const dayOnly = /^\d{4}-\d{2}-\d{2}$/
const INDIA_AHEAD_MS = 330 * 60_000

/** A zone's wall clock at an instant, as if it were UTC. India, the usual case, needs no formatter. */
function shownIn(zone: string, at: Date | string | number): Date {
  const instant = new Date(at)
  if (zone === INDIA) return new Date(instant.getTime() + INDIA_AHEAD_MS)
  const look = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const parts = formatter('en-US-u-ca-gregory-nu-latn', { ...look, hourCycle: 'h23', timeZone: zone })
    .formatToParts(instant)
    .map(({ type, value }) => [type, Number(value)] as const)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = Object.fromEntries(parts)
  return new Date(Date.UTC(year, month - 1, day, hour, minute))
}

const calendarDay = (day: string) => new Date(`${day}T00:00:00Z`)
/** A calendar day is the same everywhere; an instant falls on the zone's day. */
const calendarOf = (when: Date | string, zone: string) =>
  typeof when === 'string' && dayOnly.test(when) ? calendarDay(when) : shownIn(zone, when)

const twoDigits = (number: number) => String(number).padStart(2, '0')

function ordinal(day: number) {
  if (day >= 11 && day <= 13) return `${day}th`
  return `${day}${['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`
}

/** '3rd March 2024'; in Hindi '3 मार्च 2024'. Takes an instant or a calendar day 'YYYY-MM-DD'. */
export function formatDate(when: Date | string, { language, zone }: DateStyle) {
  const date = calendarOf(when, zone)
  const day = date.getUTCDate()
  const month = monthName(date.getUTCMonth(), language)
  return `${language === 'hi' ? day : ordinal(day)} ${month} ${date.getUTCFullYear()}`
}

/** '10:30 AM' of an instant, in a zone. */
export const formatTime = (at: Date | string, { zone }: Pick<DateStyle, 'zone'>) => formatSlot(clockIn(zone, at))

/** '10:30 AM' from 'HH:MM', without a line break inside. */
export function formatSlot(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${twoDigits(minutes)}\u00a0${hours < 12 ? 'AM' : 'PM'}`
}

/** 'Sunday' or 'Sun', of a calendar day. */
export const formatWeekday = (day: string, length: 'long' | 'short', { language }: Pick<DateStyle, 'language'>) =>
  weekdayName(calendarDay(day).getUTCDay(), length, language)

/** 'March 2024', of a calendar day. */
export const formatMonth = (day: string, { language }: Pick<DateStyle, 'language'>) =>
  `${monthName(calendarDay(day).getUTCMonth(), language)} ${day.slice(0, 4)}`

/** 'YYYY-MM-DD' of an instant. */
export const dayIn = (zone: string, at: Date | string | number) => shownIn(zone, at).toISOString().slice(0, 10)

/** 'HH:MM' of an instant, 24-hour clock. */
export const clockIn = (zone: string, at: Date | string) => shownIn(zone, at).toISOString().slice(11, 16)

/** 'Today', 'Tomorrow', 'Yesterday', otherwise the date. */
export function formatDay(when: Date | string, now: Date, style: DateStyle) {
  const { zone } = style
  const dayNumber = (of: Date | string) => Math.floor(calendarOf(of, zone).getTime() / 86_400_000)
  const distance = dayNumber(when) - dayNumber(now)
  const t = translator(style.language)
  if (distance === 0) return t('Today')
  if (distance === 1) return t('Tomorrow')
  if (distance === -1) return t('Yesterday')
  return formatDate(when, style)
}

/** 'Today, 4:30 PM'. */
export const formatWhen = (when: Date | string, now: Date, style: DateStyle) =>
  `${formatDay(when, now, style)}, ${formatTime(when, style)}`

/** 'India Standard Time': shown beside a time when two people are in different zones. */
export function formatZone(
  zone: string,
  { language }: Pick<DateStyle, 'language'>,
  at = new Date(),
  length: 'long' | 'short' = 'long',
) {
  const parts = formatter(localeOf(language), { timeZone: zone, timeZoneName: length }).formatToParts(at)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}

const dayParts = [
  { from: 4, word: msg('{hour} AM|in the morning') },
  { from: 12, word: msg('{hour} PM|in the afternoon') },
  { from: 16, word: msg('{hour} PM|in the evening') },
  { from: 20, word: msg('{hour} PM|at night') },
] as const

/** '9 AM', '8:30 PM' from 'HH:MM'; Hindi names the part of the day. */
export function formatHour(time: string, { language }: Pick<DateStyle, 'language'>) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const part = dayParts.findLast(({ from }) => hours >= from) ?? dayParts[3]
  const clock = `${hours % 12 || 12}${minutes ? `:${twoDigits(minutes)}` : ''}`
  return translator(language)(part.word, { hour: clock })
}
