import { expect, test } from 'vitest'
import { changeOf, inTenths, pointsBetween } from './change.ts'

test('a change is given in tenths of a percent, and nothing is compared with nothing', () => {
  expect(changeOf({ now: 1_124, before: 1_000 })).toBe(124)
  expect(changeOf({ now: 0, before: 4 })).toBe(-1000)
  expect(changeOf({ now: 7, before: 7 })).toBe(0)
  expect(changeOf({ now: 7, before: 0 })).toBeUndefined()
})

test('a start from almost nothing is not given in thousands of percent', () => {
  expect(changeOf({ now: 30, before: 3 })).toBe(9000)
  expect(changeOf({ now: 90, before: 3 })).toBeUndefined()
})

test('rates are compared in points', () => {
  expect(pointsBetween({ now: 190, before: 150 })).toBe(4)
  expect(pointsBetween({ now: null, before: 150 })).toBeUndefined()
})

test('tenths have one digit after the point, and no sign', () => {
  expect([inTenths(-124), inTenths(30), inTenths(4)]).toEqual(['12.4', '3.0', '0.4'])
})
