import { randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { BLOCK_BYTES, createUploadMemory, type Received } from './upload-memory.ts'

afterEach(() => {
  vi.useRealTimers()
})

const aPart = (start: number, bytes: number) => ({ start, bytes, nonce: randomBytes(7) })
/** Takes all memory there is. */
const takeAll = (uploads: ReturnType<typeof createUploadMemory>) => {
  const taken: Received[] = []
  for (let id = 1_000; ; id++) {
    const received = uploads.takeUntil(id, 0, 10)
    if (!received) return taken
    taken.push(received)
  }
}

test('uploads share four blocks; others do without, and what is freed is used again', () => {
  const uploads = createUploadMemory()
  const [one, ...others] = takeAll(uploads)
  expect(others).toHaveLength(3)
  uploads.free(one!)
  expect(uploads.takeUntil(1, 0, BLOCK_BYTES + 1)).toBeUndefined()
  expect(uploads.takeUntil(1, 0, BLOCK_BYTES)).toEqual({ memory: one!.memory, parts: [] })
})

test('a file continues where its parts end, and begins again otherwise', () => {
  const uploads = createUploadMemory()
  const parts = [aPart(0, 40), aPart(40, 20)]
  const received = { ...uploads.takeUntil(7, 0, 100)!, parts }
  uploads.put(7, received)
  expect(uploads.takeUntil(7, 60, 100)).toBe(received)
  uploads.put(7, received)
  expect(uploads.takeUntil(7, 40, 100)).toBeUndefined()
  uploads.put(7, { ...uploads.takeUntil(7, 0, 100)!, parts })
  expect(uploads.take(7)).toMatchObject({ parts })
  expect(uploads.take(7)).toBeUndefined()
})

test('an upload that does not continue makes room for others', () => {
  vi.useFakeTimers()
  const uploads = createUploadMemory()
  for (const [id, received] of takeAll(uploads).entries()) uploads.put(id, received)
  vi.advanceTimersByTime(20_000)
  uploads.put(1, uploads.take(1)!)
  vi.advanceTimersByTime(20_000)
  expect(takeAll(uploads)).toHaveLength(3)
  expect(uploads.take(1)).toBeDefined()
})

test('memory that nobody uses is released', () => {
  vi.useFakeTimers()
  const uploads = createUploadMemory()
  const taken = takeAll(uploads)
  for (const received of taken) uploads.free(received)
  vi.advanceTimersByTime(30_000)
  const again = takeAll(uploads)
  expect(again).toHaveLength(4)
  expect(again.some(({ memory }) => taken.some((one) => one.memory === memory))).toBe(false)
})
