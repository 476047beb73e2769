import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSavedUnlessOf, readSaved, SAVED_KEY, type SavedQuery, saveQueries } from './saved-queries.ts'

const asha = { type: 'user', id: 7 }
const day = 86_400_000
const query = (id: number, data: unknown = { id }): SavedQuery => ({ key: ['booking', id], data, at: day })
const ids = (queries: SavedQuery[]) => queries.map(({ key }) => key[1])

/** Storage limited to this many characters. */
let room: number
beforeEach(() => {
  room = 5_000_000
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
})
afterEach(() => vi.unstubAllGlobals())

test('what was saved is read by the same account only', () => {
  saveQueries(asha, [query(1)])
  expect(readSaved(asha, day)).toEqual([query(1)])
  for (const other of [{ type: 'consultant', id: 7 }, { type: 'user', id: 70 }, { type: 'admin', id: 7 }, null])
    expect(readSaved(other, day)).toEqual([])
})

test.each([
  ['nobody', null],
  ['another customer', { type: 'user', id: 70 }],
  ['a consultant of the same number', { type: 'consultant', id: 7 }],
])('it is removed from storage once %s is signed in', (_, next) => {
  saveQueries(asha, [query(1)])
  clearSavedUnlessOf(asha)
  expect(readSaved(asha, day)).toHaveLength(1)
  clearSavedUnlessOf(next)
  expect(window.localStorage.getItem(SAVED_KEY)).toBeNull()
})

test('it is bounded in size and age', () => {
  saveQueries(asha, [query(1), query(2, 'x'.repeat(200_000)), query(3, 'x'.repeat(200_000))])
  expect(ids(readSaved(asha, day))).toEqual([1, 2])
  expect(readSaved(asha, 32 * day)).toEqual([])
})

test('with little room the first queries are saved, and a full storage keeps what it has', () => {
  room = 1_000
  saveQueries(asha, [query(1), query(2, 'x'.repeat(2_000))])
  expect(ids(readSaved(asha, day))).toEqual([1])
  room = 0
  saveQueries(asha, [query(3)])
  expect(ids(readSaved(asha, day))).toEqual([1])
})

test('blocked or foreign storage counts as empty', () => {
  window.localStorage.setItem(SAVED_KEY, 'user:7\n{ broken')
  expect(readSaved(asha, day)).toEqual([])
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(() => saveQueries(asha, [query(1)])).not.toThrow()
  expect(() => clearSavedUnlessOf(null)).not.toThrow()
  expect(readSaved(asha, day)).toEqual([])
})
