import type { Input } from '#contract/endpoint.ts'
import type { exportPeople } from '#contract/people.ts'
import { endOfDay, startOfDay } from '#server/platform/india.ts'
import type { PeopleFilter } from './queries.ts'

/** How far a list counts: beyond it a number tells staff nothing, and counting millions costs. */
export const COUNTED_TO = 10_000

/**
 * A search as PostgreSQL's words: each must begin a word of the name or the email, or begin or end the mobile.
 * Undefined when nothing to look for was typed.
 */
export function wordsOf(search: string): string | undefined {
  const number = asMobile(search)
  const words = number ? [number] : (search.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  return words.length > 0 ? words.map(wanted).join(' & ') : undefined
}

const wanted = (word: string) => (/^\d{3,}$/.test(word) ? `('${word}':* | '~${turned(word)}':*)` : `'${word}':*`)

const turned = (text: string) => [...text].reverse().join('')

/** '+91 98200 00412' and '098200-00412' are the number 9820000412. */
function asMobile(search: string) {
  if (!/^\+?[\d\s()-]+$/.test(search)) return undefined
  const digits = search.replaceAll(/\D/g, '')
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2)
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1)
  return digits || undefined
}

/** What was asked for, as the database is asked. */
export const filterOf = ({ search, type, state, city, from, to }: Input<typeof exportPeople>): PeopleFilter => ({
  words: search && wordsOf(search),
  type,
  state,
  city,
  createdFrom: from ? startOfDay(from) : undefined,
  createdBefore: to ? endOfDay(to) : undefined,
})
