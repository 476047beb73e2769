import { createElement, Fragment, type ReactNode } from 'react'
import type { ProblemBody } from '#contract/problems.ts'
import type { Language } from './language.ts'

export type Values = Record<string, string | number>
type Forms = Partial<Record<'one' | 'other', string>>
/** English text → Hindi text, or one text per plural form. */
export type Catalogue = Record<string, string | Forms>

/** All Hindi texts loaded in this process or tab; catalogues are added as pages need them. */
const hindi = new Map<string, string | Forms>()
/** Hindi uses the singular for zero and fractions, too. */
const pluralForm = (language: Language, count: number) =>
  count === 1 || (language === 'hi' && count >= 0 && count < 1) ? 'one' : 'other'

export function addTexts(catalogue: Catalogue) {
  for (const [english, text] of Object.entries(catalogue)) hindi.set(english, text)
}

/** Marks English text in a table that is translated where it is shown, so that the check finds it. */
export const msg = (english: string) => english

export interface Translate {
  /** `t('Book|verb')` distinguishes two meanings of one English word: what follows the bar is never shown. */
  (english: string, values?: Values): string
  /** Picks the plural form; the plural English is the key: `t.count(3, '{count} item', '{count} items')`. */
  count(count: number, one: string, other: string, values?: Values): string
  /** Like t, with elements as placeholders. */
  rich(english: string, places: Record<string, ReactNode>): ReactNode
  /** Message of a failed response. */
  problem(body: Pick<ProblemBody, 'message'>): string
  /** The `lang` of user-written text, by its script; undefined if it is the page's language. */
  lang(text: string): Language | undefined
  language: Language
  /** The reader's time zone, so that `t` can be passed as the style of every date. */
  zone: string
}

const shown = (key: string) => key.split('|', 1)[0] ?? key
const fill = (text: string, values: Values | undefined) =>
  values ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : text

const NUMBER = /\d[\d,]*(?:\.\d+)?/

/** Field errors may contain a limit: "Use at most 120 characters." has the key "Use at most {count} characters.". */
function withNumber(english: string) {
  const [number] = NUMBER.exec(english) ?? []
  const found = number === undefined ? undefined : hindi.get(english.replace(NUMBER, '{count}'))
  return typeof found === 'string' ? fill(found, { count: number ?? '' }) : undefined
}

function lookUp(language: Language, key: string, count?: number) {
  const found = language === 'hi' ? hindi.get(key) : undefined
  if (typeof found === 'object') return found[pluralForm('hi', count ?? 1)] ?? found.other
  return found ?? (language === 'hi' ? withNumber(key) : undefined)
}

function makeTranslate(language: Language, zone: string): Translate {
  const t = (english: string, values?: Values) => fill(lookUp(language, english) ?? shown(english), values)
  return Object.assign(t, {
    language,
    zone,
    count(count: number, one: string, other: string, values?: Values) {
      const english = pluralForm('en', count) === 'one' ? one : other
      return fill(lookUp(language, other, count) ?? shown(english), { count, ...values })
    },
    rich(english: string, places: Record<string, ReactNode>) {
      const parts = t(english).split(/\{(\w+)\}/)
      const nodes = parts.map((part, i) => (i % 2 ? places[part] : part))
      return createElement(Fragment, null, ...nodes)
    },
    problem: (body: Pick<ProblemBody, 'message'>) => t(body.message),
    lang(text: string) {
      const written = /[\u0900-\u097f]/.test(text) ? 'hi' : /[a-z]/i.test(text) ? 'en' : language
      return written === language ? undefined : written
    },
  })
}

const translators = new Map<string, Translate>()
/** The same object for the same language and zone. The default zone is India's. */
export function translator(language: Language, zone = 'Asia/Kolkata'): Translate {
  const key = `${language} ${zone}`
  const known = translators.get(key) ?? makeTranslate(language, zone)
  translators.set(key, known)
  return known
}
