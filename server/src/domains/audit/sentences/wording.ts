import { rupees } from '#server/platform/documents/money.ts'
import { dayInIndia, instantInIndia } from '#server/platform/outbox/when.ts'
import { startOfDay } from '#server/platform/time.ts'
import { type AuditTexts, factText, valueText } from '../texts.ts'

export type Language = 'en' | 'hi'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const CODE = /^[a-z]+(_[a-z0-9]+)+$/
const ANSWERS = { en: ['no', 'yes'], hi: ['नहीं', 'हाँ'] } as const
/** Bounds of what is shown; the entry itself has the rest. */
const TEXT_MAX = 300
const ITEMS_MAX = 20
const DEPTH_MAX = 3

/** 'largeRefundPaise' → 'Large refund'. */
export function plainName(name: string) {
  const words = name
    .replace(/(Paise|Bp|At|On|Id)$/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name of a fact; one text in two languages is a fact for each. */
export function factName(name: string, texts: AuditTexts | undefined, language: Language) {
  const [, base = name, of] = /^(\w+?)_(english|hindi)$/.exec(name) ?? []
  const known = factText(base, texts)?.[language] ?? plainName(base)
  if (!of) return known
  const named = { english: { en: 'English', hi: 'अंग्रेज़ी' }, hindi: { en: 'Hindi', hi: 'हिन्दी' } }
  return `${known} (${named[of as 'english' | 'hindi'][language]})`
}

const shortened = (text: string) => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text)

/** A value as people read it: amounts in rupees, rates in percent, instants in India time. Null if there is none. */
export function factValue(
  name: string,
  value: unknown,
  texts: AuditTexts | undefined,
  language: Language,
  depth = 0,
): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return ANSWERS[language][value ? 1 : 0]
  if (typeof value === 'number') return numberIn(name, value, language)
  if (typeof value === 'string') return shortened(textIn(value, texts, language))
  if (depth === DEPTH_MAX || typeof value !== 'object') return shortened(JSON.stringify(value))
  const items = Array.isArray(value)
    ? value.map((one) => factValue(name, one, texts, language, depth + 1))
    : Object.entries(value).map(([key, one]) => {
        const said = factValue(key, one, texts, language, depth + 1)
        return said === null ? null : `${factName(key, texts, language)}: ${said}`
      })
  const said = items.filter((item) => item !== null)
  if (said.length === 0) return null
  const shown = said.slice(0, ITEMS_MAX)
  return (
    shown.join(Array.isArray(value) ? ', ' : '; ') + (said.length > ITEMS_MAX ? ` (+${said.length - ITEMS_MAX})` : '')
  )
}

/** Units in which settings and other facts are counted, as their names end. */
const UNITS: readonly [end: RegExp, en: readonly [one: string, other: string], hi: string][] = [
  [/[a-z]Seconds$/, ['second', 'seconds'], 'सेकंड'],
  [/[a-z]Minutes$/, ['minute', 'minutes'], 'मिनट'],
  [/[a-z]Hours$/, ['hour', 'hours'], 'घंटे'],
  [/[a-z]Days$/, ['day', 'days'], 'दिन'],
  [/[a-z]Mb$/, ['MB', 'MB'], 'MB'],
]

function numberIn(name: string, value: number, language: Language) {
  if (/paise$/i.test(name)) return rupees(value)
  if (/[a-z]Rupees$/.test(name)) return rupees(value * 100)
  if (/[a-z]Percent$/.test(name)) return `${value}%`
  const unit = UNITS.find(([end]) => end.test(name))
  if (unit) return `${value} ${language === 'hi' ? unit[2] : unit[1][value === 1 ? 0 : 1]}`
  if (/bp$/i.test(name)) return `${value / 100}%`
  if (/bytes$/i.test(name)) return `${(value / 1_000_000).toFixed(1)} MB`
  if (/seconds$/i.test(name)) return `${Math.floor(value / 60)}:${String(Math.round(value % 60)).padStart(2, '0')}`
  return String(value)
}

const isDate = (date: Date) => !Number.isNaN(date.getTime())

function textIn(value: string, texts: AuditTexts | undefined, language: Language) {
  // People type anything: what only looks like a date is text.
  if (INSTANT.test(value) && isDate(new Date(value))) return instantInIndia(new Date(value), language)
  if (DAY.test(value) && isDate(startOfDay(value))) return dayInIndia(startOfDay(value), language)
  return valueText(value, texts)?.[language] ?? (CODE.test(value) ? value.replaceAll('_', ' ') : value)
}
