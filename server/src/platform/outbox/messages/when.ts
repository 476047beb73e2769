import type { Language } from '../message.ts'

const format = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', { timeZone: 'Asia/Kolkata', ...options })
const days = {
  en: format('en', { day: 'numeric', month: 'long', year: 'numeric' }),
  hi: format('hi', { day: 'numeric', month: 'long', year: 'numeric' }),
}
const times = format('en', { hour: 'numeric', minute: '2-digit', hour12: true })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

/** 3rd March 2024, as the product writes it. */
export function dayInIndia(at: Date, language: Language) {
  const parts = Object.fromEntries(days[language].formatToParts(at).map(({ type, value }) => [type, value]))
  const ending = language === 'en' ? (endings[ordinals.select(Number(parts.day))] ?? 'th') : ''
  return `${parts.day}${ending} ${parts.month} ${parts.year}`
}

/** 3rd March 2024, 4:30 PM. */
export const instantInIndia = (at: Date, language: Language) =>
  `${dayInIndia(at, language)}, ${times.format(at).toUpperCase()}`
