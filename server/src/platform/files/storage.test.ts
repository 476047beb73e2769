import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { atEndOfFile } from '#test/end-of-file.ts'
import { aSink } from '#test/sink.ts'
import { decryptFrames, encryptedBytes, NONCE_BYTES } from './encrypted-frames.ts'
import { createStore } from './storage/create.ts'
import { PIECE_BYTES, type Store } from './storage.ts'

const PDF = { contentType: 'application/pdf' }

async function onDisk() {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-store-'))
  const store = await createStore({ dataDir, s3: undefined })
  atEndOfFile(async () => {
    await store.close()
    rmSync(dataDir, { recursive: true })
  })
  return { store, root: join(dataDir, 'files') }
}

const aPart = () => ({ key: randomBytes(32), nonce: randomBytes(NONCE_BYTES), place: 'here' })

async function* piecesOf(plain: Buffer) {
  const shared = new Uint8Array(new SharedArrayBuffer(plain.length))
  shared.set(plain)
  for (let at = 0; at < plain.length; at += PIECE_BYTES) yield shared.subarray(at, at + PIECE_BYTES)
}

/** The part of S3 that a store needs, on this machine. */
async function inBucket() {
  const objects = new Map<string, { body: Buffer; type: string | undefined }>()
  const sink = await aSink(({ method, path, headers, body }) => {
    const key = path.split('?')[0]!
    if (method === 'PUT') objects.set(key, { body, type: headers['content-type'] })
    if (method === 'DELETE') objects.delete(key)
    if (method !== 'GET') return { headers: { etag: '"x"' } }
    const found = objects.get(key)
    const missing = '<Error><Code>NoSuchKey</Code><Message>It is not there.</Message></Error>'
    if (!found) return { status: 404, headers: { 'content-type': 'application/xml' }, body: missing }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    const part = from ? found.body.subarray(Number(from), Number(to) + 1) : found.body
    return {
      ...(from && { status: 206 }),
      headers: { 'content-type': found.type ?? '', 'content-length': String(part.length) },
      body: part,
    }
  })
  const s3 = {
    bucket: 'papers',
    region: 'ap-south-1',
    endpoint: sink.url,
    accessKeyId: 'ID',
    secretAccessKey: 'SECRET',
  }
  return { store: await createStore({ dataDir: '/nowhere', s3 }), objects, requests: sink.requests }
}

const stores: [string, () => Promise<{ store: Store }>][] = [
  ['on disk', onDisk],
  ['in a bucket', inBucket],
]

describe.each(stores)('%s', (_where, open) => {
  test('a stored file can be read, whole and as a stream, until it is removed', async () => {
    const { store } = await open()
    const bytes = Buffer.from('%PDF नमस्ते')
    await store.put('exports/1-2.pdf', bytes, PDF)
    expect(await store.get('exports/1-2.pdf')).toEqual(bytes)
    const streamed = await store.stream('exports/1-2.pdf')
    expect(streamed?.bytes).toBe(bytes.length)
    expect(await buffer(streamed!.body)).toEqual(bytes)
    const range = { from: 1, to: 3 }
    expect(String(await store.get('exports/1-2.pdf', range))).toBe('PDF')
    expect(String(await buffer((await store.stream('exports/1-2.pdf', range))!.body))).toBe('PDF')
    expect(String(await store.get('exports/1-2.pdf', { from: 1, to: 1_000 }))).toBe('PDF नमस्ते')
    await store.put('exports/1-2.pdf', Buffer.from('newer'), PDF)
    expect(String(await store.get('exports/1-2.pdf'))).toBe('newer')
    await store.remove('exports/1-2.pdf')
    expect(await store.get('exports/1-2.pdf')).toBeUndefined()
    expect(await store.get('exports/1-2.pdf', range)).toBeUndefined()
    expect(await store.stream('exports/1-2.pdf')).toBeUndefined()
    await store.remove('exports/1-2.pdf')
  })

  test('what is synced later can be read before, and several files are synced at once', async () => {
    const { store } = await open()
    const later = { contentType: 'application/pdf', bytes: 4, syncLater: true }
    for (const key of ['a/1', 'a/2']) await store.putParts(key, Readable.from([Buffer.from('part')]), later)
    expect(String(await store.get('a/2'))).toBe('part')
    expect(await store.sync(['a/1', 'a/2'].map((key) => ({ key, bytes: 4 })))).toBe(true)
    expect(String(await store.get('a/1'))).toBe('part')
  })

  test.each([1, PIECE_BYTES, 2 * PIECE_BYTES + 70_000])(
    '%i bytes are encrypted while they are stored',
    async (bytes) => {
      const { store } = await open()
      const [part, plain] = [aPart(), randomBytes(bytes)]
      const about = { contentType: 'application/pdf', bytes: encryptedBytes(bytes), syncLater: true }
      await store.putEncrypted('a/1', part, piecesOf(plain), about)
      expect(await store.sync([{ key: 'a/1', bytes: about.bytes }])).toBe(true)
      const { body } = (await store.stream('a/1'))!
      const whole = { bytes, from: 0, to: bytes - 1 }
      expect((await buffer(decryptFrames(part, whole, body))).equals(plain)).toBe(true)
    },
  )

  test.each([
    '../secret',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    'a/./b',
    '.hidden',
    'a/.b',
    '',
    'a\0b',
    'a\\b',
    'a'.repeat(301),
  ])('the key %j is refused', async (key) => {
    const { store } = await open()
    await expect(store.put(key, Buffer.alloc(1), PDF)).rejects.toThrow('unsafe file key')
    await expect(store.get(key)).rejects.toThrow('unsafe file key')
    await expect(store.remove(key)).rejects.toThrow('unsafe file key')
  })
})

test('on disk a file that cannot be written fails, one that lost bytes is noticed, and others are written', async () => {
  const { store, root } = await onDisk()
  const about = { contentType: 'application/pdf', bytes: encryptedBytes(10), syncLater: true }
  const write = (key: string) => store.putEncrypted(key, aPart(), piecesOf(randomBytes(10)), about)
  await write('a')
  await expect(write('a/1')).rejects.toThrow(/EEXIST|ENOTDIR/)
  await write('b/1')
  const b = { key: 'b/1', bytes: about.bytes }
  truncateSync(join(root, 'b/1'), 3)
  expect([await store.sync([b]), await store.sync([{ ...b, key: 'c/1' }])]).toEqual([false, false])
  // A thread that ends is replaced.
  await store.close()
  await write('b/2')
  expect(readdirSync(join(root, 'b')).sort()).toEqual(['1', '2'])
  expect(statSync(join(root, 'b/2')).mode & 0o777).toBe(0o600)
  expect(statSync(join(root, 'b')).mode & 0o777).toBe(0o700)
})

test('on disk a file appears completely or not at all, and is readable by us only', async () => {
  const { store, root } = await onDisk()
  const versions = Array.from({ length: 20 }, (_, n) => Buffer.alloc(200_000, n))
  const reading = (async () => {
    for (let n = 0; n < 50; n++) {
      const seen = await store.get('photos/a.webp')
      if (seen) expect(new Set(seen).size).toBe(1)
    }
  })()
  await Promise.all([reading, ...versions.map((bytes) => store.put('photos/a.webp', bytes, PDF))])
  expect(readdirSync(join(root, 'photos'))).toEqual(['a.webp'])
  expect(statSync(join(root, 'photos/a.webp')).mode & 0o777).toBe(0o600)
  expect(statSync(join(root, 'photos')).mode & 0o777).toBe(0o700)
})

test('in a bucket every call is signed and has the content type', async () => {
  const { store, objects, requests } = await inBucket()
  await store.put('photos/a.webp', Buffer.from('x'), { contentType: 'image/webp' })
  expect([...objects]).toEqual([['/papers/photos/a.webp', { body: Buffer.from('x'), type: 'image/webp' }]])
  const { authorization, ...headers } = requests[0]!.headers
  expect(authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=ID\/\d{8}\/ap-south-1\/s3\/aws4_request/)
  expect([createHash('sha256').update('x').digest('hex'), 'UNSIGNED-PAYLOAD']).toContain(
    headers['x-amz-content-sha256'],
  )
})
