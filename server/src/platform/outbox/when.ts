import { INDIA } from '../time.ts'
import type { Language } from './message.ts'

const cachedFormats = new Map<string, { days: Record<Language, Intl.DateTimeFormat>; times: Intl.DateTimeFormat }>()

function formatsOf(timeZone: string) {
  const day = (language: Language) =>
    new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
      ...{ timeZone, day: 'numeric', month: 'long', year: 'numeric' },
    })
  const formats = cachedFormats.get(timeZone) ?? {
    days: { en: day('en'), hi: day('hi') },
    times: new Intl.DateTimeFormat('en-IN', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true }),
  }
  cachedFormats.set(timeZone, formats)
  return formats
}
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

/** 3rd March 2024, as the product writes it. */
export function dayIn(at: Date, language: Language, timeZone: string) {
  const parts = Object.fromEntries(
    formatsOf(timeZone)
      .days[language].formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const ending = language === 'en' ? (endings[ordinals.select(Number(parts.day))] ?? 'th') : ''
  return `${parts.day}${ending} ${parts.month} ${parts.year}`
}

/** 4:30 PM. */
export const timeIn = (at: Date, timeZone: string) => formatsOf(timeZone).times.format(at).toUpperCase()

/** 3rd March 2024, 4:30 PM. */
export const instantIn = (at: Date, language: Language, timeZone: string) =>
  `${dayIn(at, language, timeZone)}, ${timeIn(at, timeZone)}`

/** New York time. */
export function zoneIn(timeZone: string, language: Language) {
  if (timeZone === INDIA) return language === 'hi' ? 'भारतीय समय' : 'India time'
  const place = timeZone.split('/').at(-1)!.replaceAll('_', ' ')
  return language === 'hi' ? `${place} का समय` : `${place} time`
}

export const dayInIndia = (at: Date, language: Language) => dayIn(at, language, INDIA)
export const instantInIndia = (at: Date, language: Language) => instantIn(at, language, INDIA)

/** An instant in the reader's time zone, which is named if the other person's differs. */
export const whenOf = ({ startsAt, zone, zoneSaid }: Timed, language: Language) => {
  const when = instantIn(new Date(startsAt), language, zone)
  return zoneSaid ? `${when} (${zoneIn(zone, language)})` : when
}
interface Timed {
  startsAt: string
  zone: string
  zoneSaid: boolean
}

export const minutesIn: Record<Language, (minutes: number) => string> = {
  en: (minutes) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  hi: (minutes) => `${minutes} मिनट`,
}
