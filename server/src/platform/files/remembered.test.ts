import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2, 10, 0, seconds))

test('a value is forgotten after its time, however often it was used, and the oldest goes when there are too many', () => {
  const values = remembered<string>({ max: 2, milliseconds: 20_000 })
  values.set(1, 'one', at(0))
  values.set(2, 'two', at(10))
  expect([values.get(1, at(19)), values.get(2, at(19))]).toEqual(['one', 'two'])
  expect([values.get(1, at(20)), values.get(2, at(20))]).toEqual([undefined, 'two'])
  values.set(3, 'three', at(21))
  values.set(4, 'four', at(22))
  expect([2, 3, 4].map((key) => values.get(key, at(23)))).toEqual([undefined, 'three', 'four'])
  values.set(3, 'changed', at(24))
  values.set(5, 'five', at(25))
  expect([3, 4, 5].map((key) => values.get(key, at(26)))).toEqual(['changed', undefined, 'five'])
})
