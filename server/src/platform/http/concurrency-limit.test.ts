import { afterEach, expect, test, vi } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Tasks that end when the test says so. */
function controlled(limit: ReturnType<typeof concurrencyLimit>, count: number) {
  const started: number[] = []
  const jobs = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const results = jobs.map(({ promise }, n) =>
    limit(() => {
      started.push(n)
      return promise
    }).then(
      () => 'done',
      ({ code }: { code: string }) => code,
    ),
  )
  return { started, finish: (n: number) => jobs[n]!.resolve(), results }
}

test('runs a limited number at once, the others in order of arrival', async () => {
  const { started, finish, results } = controlled(concurrencyLimit(2), 4)
  await Promise.resolve()
  expect(started).toEqual([0, 1])
  finish(1)
  await results[1]
  await expect.poll(() => started).toEqual([0, 1, 2])
  for (const n of [0, 2, 3]) finish(n)
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done', 'done'])
})

test('refuses immediately beyond the queue limit', async () => {
  const { finish, results } = controlled(concurrencyLimit(1, { maxWaiting: 1 }), 3)
  expect(await results[2]).toBe('unavailable')
  finish(0)
  finish(1)
  expect(await Promise.all(results)).toEqual(['done', 'done', 'unavailable'])
})

test('refuses a task that has waited too long, and runs the next in its place', async () => {
  vi.useFakeTimers()
  const limit = concurrencyLimit(2, { maxWeight: 10, maxWaitMs: 1_000 })
  const { promise: end, resolve: finish } = Promise.withResolvers<void>()
  const running = limit(() => end, 6)
  const tooHeavy = limit(async () => 'heavy', 10).catch(({ code }: { code: string }) => code)
  await vi.advanceTimersByTimeAsync(500)
  // Light enough to run beside the first, but queued behind the heavy one.
  const light = limit(async () => 'light', 1)
  await vi.advanceTimersByTimeAsync(500)
  expect([await tooHeavy, await light]).toEqual(['unavailable', 'light'])
  finish()
  await running
})

test('a task too heavy to run beside the others waits, and the heaviest runs alone', async () => {
  const limit = concurrencyLimit(2, { maxWeight: 100 })
  const started: string[] = []
  const heavy = Promise.withResolvers<void>()
  const begin = (name: string, weight: number, until?: Promise<void>) =>
    limit(async () => {
      started.push(name)
      await until
    }, weight)
  const all = [begin('heavy', 500, heavy.promise), begin('light', 1), begin('light too', 1)]
  await expect.poll(() => started).toEqual(['heavy'])
  heavy.reject(new Error('broken'))
  await expect(all[0]).rejects.toThrow('broken')
  await Promise.all(all.slice(1))
  expect(started).toEqual(['heavy', 'light', 'light too'])
})
