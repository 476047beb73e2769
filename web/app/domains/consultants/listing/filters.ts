import { MODES } from '#contract/consultants/constants.ts'
import { LISTING_SORTS } from '#contract/discovery/constants.ts'
import type { listConsultants } from '#contract/discovery/listing.ts'
import type { Sent } from '#contract/endpoint.ts'

type Mode = (typeof MODES)[number]
export type Sort = (typeof LISTING_SORTS)[number]

/** Filters and order of the list, as in the page's address. */
export interface Filters {
  /** Category type, sector and industry as in the link: ids or slugs. */
  consultant?: string
  sector?: string
  industry?: string
  search?: string
  languages: readonly string[]
  mode?: Mode
  /** In rupees. */
  feeMin?: number
  feeMax?: number
  rating?: number
  /** Minimum years. */
  experience?: number
  city?: string
  online: boolean
  free?: 'today' | 'soon'
  sort: Sort
  page: number
}

/** Values that were set or removed. */
export type Changes = { [K in keyof Filters]?: Filters[K] | undefined }

export const PAGE_SIZE = 10
/** Bounds of the fee slider; at a bound the fee is not filtered. */
export const FEE_TOP = 5000
export const FEE_STEP = 100
const FEE_MAX = 10_000_000
const PAGE_MAX = 1_000_000_000
const PLACE_LENGTH = 120

export const noFilters: Filters = { languages: [], online: false, sort: 'best', page: 1 }

/** The list restarts at its first page, unless the page itself changed. */
export function changed(filters: Filters, changes: Changes): Filters {
  const next = Object.entries({ ...filters, page: 1, ...changes }).filter(([, value]) => value !== undefined)
  return { ...noFilters, ...Object.fromEntries(next) }
}

/** Searched or filtered beyond its place in the catalogue; the order does not matter. */
export const isNarrowed = (filters: Filters) =>
  writeFilters(changed(filters, { consultant: undefined, sector: undefined, industry: undefined, sort: 'best' })) !== ''

/** Reads an address. Invalid values are ignored; an unknown catalogue entry stays and matches no consultant. */
export function readFilters(given: URLSearchParams): Filters {
  const filters: Filters = {
    languages: languagesIn(given),
    online: given.get('online') === 'yes',
    sort: oneOf(LISTING_SORTS, given.get('sort')) ?? 'best',
    page: wholeNumber(given.get('page'), 1, PAGE_MAX) ?? 1,
  }
  const rating = Number(given.get('rating'))
  const asked: Partial<Filters> = {
    ...text(given, 'consultant', PLACE_LENGTH),
    ...text(given, 'sector', PLACE_LENGTH),
    ...text(given, 'industry', PLACE_LENGTH),
    ...text(given, 'search', 200),
    ...text(given, 'city', 80),
    ...present('mode', oneOf(MODES, given.get('mode'))),
    ...present('free', oneOf(['today', 'soon'] as const, given.get('free'))),
    ...present('feeMin', wholeNumber(given.get('feeMin'), 1, FEE_MAX)),
    ...present('feeMax', belowTop(wholeNumber(given.get('feeMax'), 1, FEE_MAX))),
    ...present('experience', wholeNumber(given.get('experience'), 1, 70)),
    ...present('rating', rating >= 1 && rating <= 5 ? rating : undefined),
  }
  return { ...filters, ...asked }
}

/** The shortest address that reads as these filters: defaults are left out. */
export function writeFilters(filters: Filters): string {
  const { languages, online, sort, page, ...rest } = filters
  const query = new URLSearchParams()
  for (const name of ['consultant', 'sector', 'industry', 'search'] as const) put(query, name, rest[name])
  put(query, 'language', languages.join(','))
  for (const name of ['mode', 'feeMin', 'feeMax', 'rating', 'experience', 'city'] as const) put(query, name, rest[name])
  put(query, 'online', online ? 'yes' : undefined)
  put(query, 'free', rest.free)
  put(query, 'sort', sort === 'best' ? undefined : sort)
  put(query, 'page', page === 1 ? undefined : page)
  const written = query.toString().replaceAll('%2C', ',')
  return written ? `?${written}` : ''
}

/** Parameters of the API call. */
export function asQuery({ languages, online, ...filters }: Filters, limit = PAGE_SIZE): Sent<typeof listConsultants> {
  return {
    ...filters,
    limit,
    ...(languages.length > 0 && { language: languages.join(',') }),
    ...(online && { online: 'yes' as const }),
  }
}

const put = (query: URLSearchParams, name: string, value: string | number | undefined) => {
  if (value !== undefined && value !== '') query.set(name, String(value))
}

const present = <N extends string, T>(name: N, value: T | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<N, T>>

/** Characters the server refuses in a line of text. */
const unwritable = /[\p{Cc}\ufffe\uffff]/gu
const text = <N extends string>(given: URLSearchParams, name: N, max: number) =>
  present(name, given.get(name)?.slice(0, max).toWellFormed().replace(unwritable, '').trim() || undefined)

/** The slider at its end filters nothing. */
const belowTop = (fee: number | undefined) => (fee === FEE_TOP ? undefined : fee)

const oneOf = <T extends string>(known: readonly T[], value: string | null) => known.find((one) => one === value)

function wholeNumber(value: string | null, min: number, max: number) {
  const number = /^\d{1,12}$/.test(value ?? '') ? Number(value) : Number.NaN
  return number >= min && number <= max ? number : undefined
}

/** Comma-separated, or one value per checkbox. */
function languagesIn(given: URLSearchParams) {
  const codes = given.getAll('language').flatMap((codes) => codes.slice(0, PLACE_LENGTH).split(','))
  return [...new Set(codes.map((code) => code.trim()).filter((code) => /^[a-z]{2,3}$/.test(code)))].slice(0, 20)
}
