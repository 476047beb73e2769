import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decryptFrames,
  decryptRange,
  encryptedBytes,
  encryptedRange,
  encryptFrames,
  FRAME_BYTES,
  type PartKey,
} from './encrypted-frames.ts'

const part = (): PartKey => ({ key: randomBytes(32), nonce: randomBytes(7), place: 'file 1 part 0' })
const all = async (chunks: AsyncIterable<Uint8Array>) => Buffer.concat(await Readable.from(chunks).toArray())
const encrypt = (key: PartKey, plain: Buffer, chunk = 10_000) =>
  all(
    encryptFrames(
      key,
      Readable.from(
        Array.from({ length: Math.ceil(plain.length / chunk) }, (_, n) => plain.subarray(n * chunk, (n + 1) * chunk)),
      ),
    ),
  )
/** As a stream and in memory, which succeed or fail alike. */
const decrypt = async (key: PartKey, encrypted: Buffer, window: { bytes: number; from: number; to: number }) => {
  const { from, to } = encryptedRange(window)
  const stored = encrypted.subarray(from, to + 1)
  const [streamed, atOnce] = await Promise.allSettled([
    all(decryptFrames(key, window, Readable.from([stored]))),
    (async () => decryptRange(key, window, stored))(),
  ])
  expect(atOnce.status).toBe(streamed.status)
  if (streamed.status === 'rejected' || atOnce.status === 'rejected') throw (streamed as PromiseRejectedResult).reason
  expect(atOnce.value.equals(streamed.value)).toBe(true)
  return streamed.value
}

test('any range of any length is decrypted to the original', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 * FRAME_BYTES + 1 }),
      fc.integer({ min: 1, max: 2 * FRAME_BYTES }),
      fc.nat(),
      fc.nat(),
      async (bytes, chunk, one, two) => {
        const key = part()
        const plain = randomBytes(bytes)
        const encrypted = await encrypt(key, plain, chunk)
        expect(encrypted.length).toBe(encryptedBytes(bytes))
        const [from, to] = [one % bytes, two % bytes].sort((a, b) => a - b) as [number, number]
        expect((await decrypt(key, encrypted, { bytes, from, to })).equals(plain.subarray(from, to + 1))).toBe(true)
      },
    ),
    { numRuns: 40 },
  )
})

test.each([FRAME_BYTES, 2 * FRAME_BYTES])('a file of exactly %i bytes ends correctly', async (bytes) => {
  const key = part()
  const plain = randomBytes(bytes)
  const encrypted = await encrypt(key, plain)
  expect((await decrypt(key, encrypted, { bytes, from: 0, to: bytes - 1 })).equals(plain)).toBe(true)
})

test('a changed byte, swapped frames, a truncated end, another place and another key are refused', async () => {
  const key = part()
  const bytes = 2 * FRAME_BYTES + 500
  const encrypted = await encrypt(key, randomBytes(bytes))
  const whole = { bytes, from: 0, to: bytes - 1 }
  const frame = FRAME_BYTES + 16
  const changed = Buffer.from(encrypted)
  changed[70_000]! ^= 1
  const swapped = Buffer.concat([
    encrypted.subarray(frame, 2 * frame),
    encrypted.subarray(0, frame),
    encrypted.subarray(2 * frame),
  ])
  await expect(decrypt(key, changed, whole)).rejects.toThrow()
  await expect(decrypt(key, swapped, whole)).rejects.toThrow()
  await expect(decrypt(key, encrypted.subarray(0, 2 * frame), whole)).rejects.toThrow()
  await expect(decrypt({ ...key, place: 'file 2 part 0' }, encrypted, whole)).rejects.toThrow()
  await expect(decrypt({ ...key, key: randomBytes(32) }, encrypted, whole)).rejects.toThrow()
  // The end of a shorter file is not the end of a longer one.
  const shorter = { bytes: 2 * FRAME_BYTES, from: 0, to: 2 * FRAME_BYTES - 1 }
  await expect(decrypt(key, encrypted.subarray(0, 2 * frame), shorter)).rejects.toThrow()
})
