import type { Language } from './i18n/language.ts'
import { msg, translator } from './i18n/texts.ts'

export const INDIA = 'Asia/Kolkata'

export interface DateStyle {
  language: Language
  /** IANA zone the reader lives in. */
  zone?: string
}

interface Parts {
  year: number
  month: number
  day: number
}

const cache = new Map<string, Intl.DateTimeFormat>()
/** Made once for each look: making one costs a phone more than a page full of dates. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = locale + JSON.stringify(options)
  const known = cache.get(key) ?? new Intl.DateTimeFormat(locale, options)
  cache.set(key, known)
  return known
}

const localeOf = (language: Language) => (language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN')
const dayOnly = /^(\d{4})-(\d{2})-(\d{2})$/

/** A calendar day stays that day everywhere; an instant falls on the day of the zone. */
function partsOf(when: Date | string, zone: string): Parts {
  const fixed = typeof when === 'string' ? dayOnly.exec(when) : null
  if (fixed) return { year: Number(fixed[1]), month: Number(fixed[2]), day: Number(fixed[3]) }
  const options = { timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric' } as const
  const parts = formatter('en-US-u-ca-gregory-nu-latn', options).formatToParts(new Date(when))
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return { year: number('year'), month: number('month'), day: number('day') }
}

const utcDay = ({ year, month, day }: Parts) => Date.UTC(year, month - 1, day)

function ordinal(day: number) {
  if (day >= 11 && day <= 13) return `${day}th`
  return `${day}${['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`
}

/** '3rd March 2024'; in Hindi '3 मार्च 2024'. Takes an instant or a calendar day 'YYYY-MM-DD'. */
export function formatDate(when: Date | string, { language, zone = INDIA }: DateStyle) {
  const parts = partsOf(when, zone)
  const month = formatter(localeOf(language), { month: 'long', timeZone: 'UTC' }).format(utcDay(parts))
  return `${language === 'hi' ? parts.day : ordinal(parts.day)} ${month} ${parts.year}`
}

/** '10:30 AM', from an instant or from a slot's 'HH:MM'. */
export function formatTime(when: Date | string, { zone = INDIA }: Partial<DateStyle> = {}) {
  const slot = typeof when === 'string' ? /^(\d{2}):(\d{2})$/.exec(when) : null
  const at = slot ? new Date(Date.UTC(2000, 0, 1, Number(slot[1]), Number(slot[2]))) : new Date(when)
  const options = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: slot ? 'UTC' : zone } as const
  return formatter('en-US', options).format(at).replace(/\s/g, ' ')
}

/** A calendar day in the words a calendar uses, such as { weekday: 'short' }. */
export const formatDayAs = (day: string, options: Intl.DateTimeFormatOptions, { language }: DateStyle) =>
  formatter(localeOf(language), { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`))

/** 'YYYY-MM-DD' of an instant, as it is in Canada. */
export const dayIn = (zone: string, at: Date | string | number) =>
  formatter('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(at))

/** 'HH:MM' of an instant on a clock of 24 hours. */
export const clockIn = (zone: string, at: Date) =>
  formatter('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at)

/** 'Today', 'Tomorrow', 'Yesterday', else the date. */
export function formatDay(when: Date | string, now: Date, style: DateStyle) {
  const zone = style.zone ?? INDIA
  const distance = Math.round((utcDay(partsOf(when, zone)) - utcDay(partsOf(now, zone))) / 86_400_000)
  const t = translator(style.language)
  if (distance === 0) return t('Today')
  if (distance === 1) return t('Tomorrow')
  if (distance === -1) return t('Yesterday')
  return formatDate(when, style)
}

/** 'Today, 4:30 PM'. */
export const formatWhen = (when: Date | string, now: Date, style: DateStyle) =>
  `${formatDay(when, now, style)}, ${formatTime(when, style)}`

/** 'India Standard Time': said beside a time when two people live in different zones. */
export function formatZone(zone: string, { language }: DateStyle, at = new Date(), length: 'long' | 'short' = 'long') {
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
export function formatHour(time: string, { language }: DateStyle) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const part = dayParts.findLast(({ from }) => hours >= from) ?? dayParts[3]
  const clock = `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
  return translator(language)(part.word, { hour: clock })
}
