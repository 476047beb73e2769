import { expect, test } from 'vitest'
import { translator } from '~/lib/i18n/texts.ts'
import { activeFilters } from './active.ts'
import { readFilters, writeFilters } from './filters.ts'

const active = (query: string, places = {}) =>
  activeFilters(readFilters(new URLSearchParams(query)), places, translator('en'))

test('each filter has a chip with its text, which removes only itself from the address', () => {
  const query = 'sector=food&language=en,hi&feeMin=500&feeMax=2500&rating=4.5&free=today&page=3&sort=rating'
  const chips = active(query, { sector: 'Food & beverages' })
  expect(chips.map(({ label }) => label)).toEqual([
    'Food & beverages',
    'Available today',
    'English or Hindi',
    '₹500 – ₹2,500',
    '4.5 and above',
  ])
  expect(writeFilters(chips.at(-1)!.without)).toBe(
    '?sector=food&language=en,hi&feeMin=500&feeMax=2500&free=today&sort=rating',
  )
})

test('an industry is removed with its sector; the type has a chip only without a sector', () => {
  const [sector, industry] = active('consultant=1&sector=food&industry=7', { sector: 'Food', industry: 'Dal mill' })
  expect([sector?.label, writeFilters(sector!.without)]).toEqual(['Food', '?consultant=1'])
  expect([industry?.label, writeFilters(industry!.without)]).toEqual(['Dal mill', '?consultant=1&sector=food'])
  expect(active('consultant=1', { type: 'Industrial' }).map(({ label }) => label)).toEqual(['Industrial'])
})

test('an unknown catalogue entry still has a chip, so that it can be removed', () => {
  expect(active('sector=nonsense').map(({ label }) => label)).toEqual(['Unknown sector'])
})
