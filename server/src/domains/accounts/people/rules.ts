import type { exportPeople } from '#contract/accounts/people.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'
import type { PeopleFilter, PersonSearch } from './queries.ts'

/** Maximum exact count of a list; counting millions is expensive and of no use to staff. */
export const COUNTED_TO = 10_000

/**
 * What a search for people matches: names, and pieces of mobile numbers and email addresses where the caller is shown them.
 * Otherwise only a whole number or address, so that nobody finds one out piece by piece. Undefined when nothing was typed.
 */
export function personSearch(search: string | undefined, contacts: Contacts): PersonSearch | undefined {
  const words = search && wordsOf(search)
  if (!words) return undefined
  if (contacts === 'shown') return { words, by: 'anything' }
  const mobile = wholeMobile(search)
  if (mobile) return { words, by: 'mobile', whole: mobile }
  const text = search.trim().toLowerCase()
  return text.includes('@') ? { words, by: 'email', whole: text } : { words, by: 'name' }
}

/** A search as PostgreSQL's words: each must begin a word of the name or the email, or begin or end the mobile. */
function wordsOf(search: string): string | undefined {
  const number = asMobile(search)
  const words = number ? [number] : (search.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  return words.length > 0 ? words.map(wanted).join(' & ') : undefined
}

const wanted = (word: string) => (/^\d{3,}$/.test(word) ? `('${word}':* | '~${turned(word)}':*)` : `'${word}':*`)

const turned = (text: string) => [...text].reverse().join('')

/** The mobile number that was typed, if it is a whole one. */
export function wholeMobile(search: string) {
  const digits = asMobile(search.trim())
  return digits?.length === 10 ? digits : undefined
}

/** '+91 98200 00412' and '098200-00412' are the number 9820000412. */
function asMobile(search: string) {
  if (!/^\+?[\d\s()-]+$/.test(search)) return undefined
  const digits = search.replaceAll(/\D/g, '')
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2)
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1)
  return digits || undefined
}

/** The request as a query filter. */
export const filterOf = (
  { search, type, state, city, from, to }: Input<typeof exportPeople>,
  contacts: Contacts,
): PeopleFilter => ({
  person: personSearch(search, contacts),
  type,
  state,
  city,
  createdFrom: from ? startOfDay(from) : undefined,
  createdBefore: to ? endOfDay(to) : undefined,
})
