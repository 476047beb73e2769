import { expect, test } from 'vitest'
import { FEE_TOP, noFilters, readFilters, writeFilters } from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

test('invalid values are ignored', () => {
  expect(read('feeMin=-3&feeMax=lots&rating=9&experience=1e3&mode=telepathy&online=perhaps&sort=luck&page=0')).toEqual(
    noFilters,
  )
  expect(read('language=english,hi,<b>')).toEqual({ ...noFilters, languages: ['hi'] })
})

test('an unknown catalogue entry stays, shortened to what the server accepts', () => {
  expect(read(`sector=${'x'.repeat(10_000)}`).sector).toHaveLength(120)
})

test('a plain form sends each language once and leaves empty fields empty', () => {
  const sent = `sector=&industry=&language=en&language=hi&feeMin=0&feeMax=${FEE_TOP}&rating=4.5&sort=best`
  expect(writeFilters(read(sent))).toBe('?language=en,hi&rating=4.5')
})
