import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MODES } from '#contract/consultants/constants.ts'
import { LISTING_SORTS } from '#contract/discovery/constants.ts'
import { ListingQuery } from '#contract/discovery/listing.ts'
import {
  asQuery,
  FEE_TOP,
  type Filters,
  readFilters,
  writeFilters,
} from '../app/domains/consultants/listing/filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const word = fc.stringMatching(/^[a-z0-9-]{1,20}$/)
const anyFilters = fc
  .record({
    consultant: optional(word),
    sector: optional(word),
    industry: optional(word),
    search: optional(fc.stringMatching(/^[a-zऀ-ॿ]{1,12}( &|=| \?)?[a-z]$/)),
    languages: fc.uniqueArray(fc.constantFrom('en', 'hi', 'mr', 'kok'), { maxLength: 3 }),
    mode: optional(fc.constantFrom(...MODES)),
    feeMin: optional(fc.integer({ min: 1, max: 4999 })),
    feeMax: optional(fc.integer({ min: 1, max: FEE_TOP - 1 })),
    rating: optional(fc.constantFrom(3.5, 4, 4.5)),
    experience: optional(fc.integer({ min: 1, max: 70 })),
    city: optional(word),
    online: fc.boolean(),
    free: optional(fc.constantFrom('today' as const, 'soon' as const)),
    sort: fc.constantFrom(...LISTING_SORTS),
    page: fc.integer({ min: 1, max: 1_000_000_000 }),
  })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)))
  .map((given) => given as unknown as Filters)

test('every choice can be shared: the address reads as what was written', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(read(writeFilters(filters))).toEqual(filters)
    }),
  )
})

test('the server understands every choice', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(ListingQuery.safeParse(asQuery(filters)).success).toBe(true)
    }),
  )
})

test('any address can be read, and the server understands the result', () => {
  const names = [
    'consultant',
    'sector',
    'language',
    'mode',
    'feeMin',
    'feeMax',
    'rating',
    'experience',
    'online',
    'page',
  ]
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names, 'sort', 'free', 'city'), fc.string({ unit: 'binary' })))
  fc.assert(
    fc.property(pairs, (given) => {
      const filters = readFilters(new URLSearchParams(given))
      expect(ListingQuery.safeParse(asQuery(filters)).success).toBe(true)
      expect(read(writeFilters(filters))).toEqual(filters)
    }),
  )
})
