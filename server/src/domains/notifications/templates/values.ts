import { rupees } from '#server/platform/documents/money.ts'
import type { Language, Occasion } from '#server/platform/outbox/message.ts'
import { dayIn, instantIn, whenOf } from '#server/platform/outbox/when.ts'
import { INDIA, startOfDay } from '#server/platform/time.ts'

export type Params = Record<string, unknown>
/** What stands for each placeholder, as the reader's language and time zone write it. */
export type Values = Record<string, string>

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const DAY = /^\d{4}-\d\d-\d\d$/
/** Codes that no text shows. */
const CODES = new Set(['zone', 'slug', 'segment'])
const LANGUAGE_SUFFIX = { en: /_english$|English$/, hi: /_hindi$|Hindi$/ }

const nameOf = (param: string) => param.replace(/(?<=.)(At|On|Paise)$/, '').replace(/^paise$/, 'amount')

/** 9 March 2025, as some texts write a day. */
const plainDay = (at: Date, language: Language) =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: INDIA }).format(at)

/** The start of a session names its zone where the two people are in different ones. */
function instantForms(param: string, iso: string, { zone, zoneSaid }: Params, language: Language): Values {
  const timeZone = typeof zone === 'string' ? zone : INDIA
  const at = new Date(iso)
  const name = nameOf(param)
  const saysZone = param === 'startsAt' && zoneSaid === true
  return {
    [name]: whenOf({ startsAt: iso, zone: timeZone, zoneSaid: saysZone }, language),
    [`${name}_time`]: instantIn(at, language, timeZone),
    [`${name}_day`]: dayIn(at, language, timeZone),
    [`${name}_date`]: plainDay(at, language),
  }
}

function formsOf(param: string, value: unknown, params: Params, language: Language): Values {
  const name = nameOf(param)
  if (typeof value === 'number') return { [name]: /paise$/i.test(param) ? rupees(value) : String(value) }
  if (typeof value !== 'string' || CODES.has(param)) return {}
  if (INSTANT.test(value)) return instantForms(param, value, params, language)
  if (DAY.test(value)) return { [name]: dayIn(startOfDay(value), language, INDIA), [`${name}_number`]: value }
  const own = LANGUAGE_SUFFIX[language]
  if (own.test(param)) return { [param.replace(own, '')]: value }
  return LANGUAGE_SUFFIX[language === 'en' ? 'hi' : 'en'].test(param) ? {} : { [name]: value }
}

/** What every text may mention, whatever its parameters are. */
export const COMMON_VALUES = ['site', 'phone'] as const

/** The values of a message: its parameters and what every text may mention. */
export function valuesOf(params: Params, occasion: Occasion, language: Language): Values {
  const ofParams = Object.entries(params).map(([param, value]) => formsOf(param, value, params, language))
  return {
    ...Object.assign({}, ...ofParams),
    site: occasion.name,
    phone: occasion.helpDeskPhone,
    sent: instantIn(occasion.at, language, INDIA),
  }
}
