import { expect, test } from 'vitest'
import { askedFor, hasMore, isFiltered, readCourseFilter, writeCourseFilter } from './list-query.ts'

const read = (query: string) => readCourseFilter(new URLSearchParams(query))

test('an address and the filter it stands for are the same', () => {
  for (const query of ['', '?search=gst&sector=food&language=hi&maxHours=3&sort=cheapest&page=2'])
    expect(writeCourseFilter(read(query))).toBe(query)
})

test('unknown values are ignored', () => {
  const filter = read('sort=magic&language=klingon&maxHours=99&page=-3')
  expect(writeCourseFilter(filter)).toBe('')
  expect(isFiltered(filter)).toBe(false)
  expect(read('page=99999').page).toBe(8)
})

test('the pages shown so far are one request, as far as one may ask', () => {
  expect(askedFor(read('page=3'))).toEqual({ sort: 'popular', page: 1, limit: 36 })
  expect(hasMore(37, read('page=3'))).toBe(true)
  expect(hasMore(36, read('page=3'))).toBe(false)
  expect(hasMore(1000, read('page=8'))).toBe(false)
})
