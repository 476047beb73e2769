import { expect, test } from 'vitest'
import { translator } from '~/lib/i18n/texts.ts'
import type { ComparedConsultant } from '../api.ts'
import { bestOf, compareRows } from './rows.tsx'

test('the best is the highest or the lowest, and none if all are equal or unranked', () => {
  expect(bestOf([3, 5, null], 'more')).toBe(5)
  expect(bestOf([3, 5, null], 'less')).toBe(3)
  expect(bestOf([4, 4], 'more')).toBeNull()
  expect(bestOf(['a', 'b'], undefined)).toBeNull()
  expect(bestOf([null, null], 'more')).toBeNull()
})

const person = (id: number, differing: Partial<ComparedConsultant>): ComparedConsultant => ({
  ...{ id, slug: `p${id}`, name: `P${id}`, headline: '', headlineHindi: null, thumbnail: '', city: 'Pune', state: '' },
  ...{ languages: ['en'], experienceYears: 5, fees: [], allFees: [], lowestFeePaise: null, talkRatePaise: null },
  ...{ ratingAverage: null, ratingCount: 0, sector: null, industries: [], presence: 'offline', takingCalls: true },
  ...{ nextFree: null, timeZone: 'Asia/Kolkata' },
  ...differing,
})

test('a row without values is left out; fees are compared at the same length; equal values do not differ', () => {
  const fee = (feePaise: number) => ({ allFees: [{ mode: 'video' as const, minutes: 30, feePaise }] })
  const rows = compareRows([person(1, fee(900)), person(2, fee(700)), person(3, {})], translator('en'))
  expect(rows.map(({ title, differs }) => [title, differs])).toEqual([
    ['Experience', false],
    ['City', false],
    ['Languages', false],
    ['Video, 30 min', true],
  ])
  expect(rows.at(-1)?.cells.map(({ best }) => best)).toEqual([false, true, false])
})
