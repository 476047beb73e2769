import { afterEach, expect, test, vi } from 'vitest'
import { createThread, createThreads, JobTimeout } from './thread.ts'

const file = new URL('../../../test/slow-thread.ts', import.meta.url)
const MAX_MS = 60_000

afterEach(() => {
  vi.useRealTimers()
})

test('a job that never ends fails after its time, with those behind it, and the next one has a new thread', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const thread = createThread<string, number>(file, { maxMb: 32, maxMs: MAX_MS })
  const first = await thread.run('short')
  const stuck = [thread.run('endless'), thread.run('short')].map((job) => job.catch((error: unknown) => error))
  expect(thread.jobs()).toBe(2)
  vi.advanceTimersByTime(MAX_MS)
  expect(thread.jobs()).toBe(0)
  const next = await thread.run('short')
  expect(next).not.toBe(first)
  for (const outcome of await Promise.all(stuck)) expect(outcome).toBeInstanceOf(JobTimeout)
  await thread.close()
})

test('a job that ends in time does not end its thread later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const thread = createThread<string, number>(file, { maxMb: 32, maxMs: 20_000 })
  const first = await thread.run('short')
  vi.advanceTimersByTime(20_000)
  expect(await thread.run('short')).toBe(first)
  await thread.close()
})

test('jobs go to a thread that has none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const threads = createThreads<string, number>(file, { count: 2, maxMb: 32, maxMs: MAX_MS })
  const stuck = expect(threads.run('endless')).rejects.toThrow(JobTimeout)
  const free = await threads.run('short')
  expect([await threads.run('short'), await threads.run('short')]).toEqual([free, free])
  vi.advanceTimersByTime(MAX_MS)
  await stuck
})
