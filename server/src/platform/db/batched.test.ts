import { expect, test } from 'vitest'
import { batched } from './batched.ts'

test('calls that are made together are answered together, each with its own value', async () => {
  const loaded: number[][] = []
  const double = batched(async (keys: number[]) => {
    loaded.push(keys)
    return keys.map((key) => key * 2)
  })
  expect(await Promise.all([1, 2, 2, 3].map(double))).toEqual([2, 4, 4, 6])
  expect(await double(4)).toBe(8)
  expect(loaded).toEqual([[1, 2, 2, 3], [4]])
  const many = Array.from({ length: 450 }, (_, key) => key)
  expect(await Promise.all(many.map(double))).toEqual(many.map((key) => key * 2))
  expect(loaded.slice(2).map((keys) => keys.length)).toEqual([200, 200, 50])
})

test('a call never gets the answer of a load that began before it', async () => {
  let value = 'before'
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const read = batched(async (keys: number[]) => {
    const seen = value
    begun.resolve()
    await mayEnd.promise
    return keys.map(() => seen)
  })
  const first = read(1)
  await begun.promise
  value = 'after'
  const second = read(1)
  mayEnd.resolve()
  expect([await first, await second]).toEqual(['before', 'after'])
})

test('a failure reaches everybody who waits for it, and nobody else', async () => {
  let fails = true
  const read = batched(async (keys: number[]) => {
    if (fails) throw new Error('no connection')
    return keys
  })
  const both = await Promise.allSettled([read(1), read(2)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await read(3)).toBe(3)
})

test('a load that does not end holds nobody up', async () => {
  const begun = Promise.withResolvers<void>()
  const read = batched(async (keys: number[]) => {
    begun.resolve()
    return keys.includes(1) ? new Promise<number[]>(() => {}) : keys
  })
  void read(1)
  await begun.promise
  expect(await Promise.all([read(2), read(3)])).toEqual([2, 3])
})

test('what is too much for one load waits for its end, or at most for the given time', async () => {
  const loaded: number[][] = []
  const ends = Promise.withResolvers<void>()
  const read = batched(
    async (keys: number[]) => {
      loaded.push(keys)
      if (keys.includes(1)) await ends.promise
      return keys
    },
    { most: 2, timeoutMs: 30 },
  )
  const first = Promise.all([read(1), read(2)])
  expect(await Promise.all([read(3), read(4)])).toEqual([3, 4])
  ends.resolve()
  expect(await first).toEqual([1, 2])
  expect(loaded).toEqual([
    [1, 2],
    [3, 4],
  ])
})
