import { expect, test } from 'vitest'
import { askedFor, readProductFilter, writeProductFilter } from './list-query.ts'

const read = (query: string) => readProductFilter(new URLSearchParams(query))

test('an address and the filter it stands for are the same; unknown values are ignored', () => {
  for (const query of ['', '?search=gst&sort=cheapest&page=2']) expect(writeProductFilter(read(query))).toBe(query)
  expect(writeProductFilter(read('sort=magic&page=-3'))).toBe('')
  expect(askedFor(read('page=2'))).toEqual({ sort: 'newest', page: 2, limit: 12 })
})
