import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#test/people.ts'
import { askOffset, giveUpload, sendBytes } from '#test/uploads.ts'
import { world } from '#test/world.ts'
import { createSecrets } from '../security/secrets.ts'
import { createEncryptedFiles, PART_MAX_BYTES } from './encrypted-files.ts'
import { FRAME_BYTES } from './encrypted-frames.ts'
import { BLOCK_BYTES } from './upload-memory.ts'
import { beginUpload, claimUpload, completeUpload, receive, sweepFiles, syncUpload, uploadOf } from './uploads.ts'

const there = await world()
const { app, db, clock } = there
const { services } = app
const PURPOSE = 'a test'

const begin = (person: Person, bytes: number) =>
  db
    .transaction()
    .execute((tx) =>
      beginUpload(tx, services.files, { accountId: person.id, purpose: PURPOSE, bytes, at: clock.now() }),
    )
const claim = async (person: Person, id: string) => {
  const complete = await completeUpload(db, id, { accountId: person.id, purpose: PURPOSE })
  const upload = await syncUpload(services.files, complete)
  return db.transaction().execute((tx) => claimUpload(tx, upload, clock.now()))
}
const stored = () => {
  const folder = join(there.config.dataDir, 'files/stored')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

let person: Person
beforeAll(async () => {
  person = await there.aCustomer()
})

describe('an upload', () => {
  test('arrives in several requests, each continuing the previous one', async () => {
    const file = randomBytes(200_000)
    const { id, url } = await begin(person, file.length)
    const first = await sendBytes(person, url, 0, file.subarray(0, 70_000))
    expect([first.status, first.headers['upload-offset']]).toEqual([204, '70000'])
    expect((await sendBytes(person, url, 0, file.subarray(0, 70_000))).body.code).toBe('stale')
    expect((await sendBytes(person, url, 70_001, file.subarray(70_001))).body.code).toBe('stale')
    expect((await sendBytes(person, url, 70_000, file)).body.code).toBe('too_large')
    await expect(claim(person, id)).rejects.toMatchObject({ code: 'stale' })
    const { headers, status } = await askOffset(person, url)
    expect([status, headers['upload-offset'], headers['upload-length'], headers['cache-control']]).toEqual([
      ...[200, '70000', '200000', 'no-store'],
    ])
    await sendBytes(person, url, 70_000, file.subarray(70_000))
    const fileId = await claim(person, id)
    expect((await services.files.read(db, fileId))!.equals(file)).toBe(true)
    expect(
      (await services.files.read(db, fileId, { from: 69_990, to: 70_009 }))!.equals(file.subarray(69_990, 70_010)),
    ).toBe(true)
  })

  test('is in the store only encrypted', async () => {
    const marker = Buffer.from('A sentence that must not be found on disk. ')
    const file = Buffer.concat(Array(2_000).fill(marker))
    const { id, url } = await begin(person, file.length)
    await sendBytes(person, url, 0, file)
    await claim(person, id)
    expect(stored().some((path) => readFileSync(path).includes(marker))).toBe(false)
  })

  test('of another person is not found, and neither is one without a login', async () => {
    const { id, url } = await begin(person, 10)
    const other = await there.aCustomer()
    for (const answer of [
      await askOffset(other, url),
      await sendBytes(other, url, 0, Buffer.alloc(10)),
      await giveUpload(other, url),
    ])
      expect(answer.status).toBe(404)
    const stranger = { ...other, call: there.call }
    expect((await askOffset(stranger, url)).status).toBe(401)
    await expect(claim(other, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('that was begun is continued by its owner only, and not after it was cancelled', async () => {
    const { url } = await begin(person, 20)
    await sendBytes(person, url, 0, Buffer.alloc(10))
    const other = await there.aCustomer()
    const next = Buffer.alloc(5)
    expect((await sendBytes(other, url, 10, next)).status).toBe(404)
    expect((await sendBytes({ ...other, call: there.call }, url, 10, next)).status).toBe(401)
    expect((await sendBytes(person, url, 10, next)).status).toBe(204)
    expect((await sendBytes(person, url, 10, next)).body.code).toBe('stale')
    expect((await giveUpload(person, url)).status).toBe(204)
    expect((await sendBytes(person, url, 15, next)).status).toBe(404)
  })

  test('needs the protocol version, an offset and its content type', async () => {
    const { url } = await begin(person, 10)
    const answers = [
      await sendBytes(person, url, 0, Buffer.alloc(10), { 'tus-resumable': '0.2.2' }),
      await sendBytes(person, url, 0, Buffer.alloc(10), { 'upload-offset': '-1' }),
      await sendBytes(person, url, 0, Buffer.alloc(10), { 'content-type': 'text/plain' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([412, 400, 415])
    expect((await askOffset(person, url)).headers['upload-offset']).toBe('0')
  })

  test('continued by two processes concurrently has the bytes of one of them', async () => {
    const file = randomBytes(50_000)
    const { id } = await begin(person, file.length)
    const upload = await uploadOf(db, id, person.id)
    const attempts = [1, 2].map(() => receive(services, upload, Readable.from([file]), file.length))
    const outcomes = await Promise.allSettled(attempts)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'stale' } })
    expect((await services.files.read(db, await claim(person, id)))!.equals(file)).toBe(true)
  })

  test('is claimed once', async () => {
    const { id, url } = await begin(person, 10)
    await sendBytes(person, url, 0, Buffer.alloc(10))
    const outcomes = await Promise.allSettled([claim(person, id), claim(person, id)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('that is cancelled is gone from the store after the next sweep', async () => {
    await sweepFiles(services, clock.now())
    const before = stored().length
    const { url } = await begin(person, 10)
    await sendBytes(person, url, 0, Buffer.alloc(10))
    expect(stored()).toHaveLength(before + 1)
    expect((await giveUpload(person, url)).status).toBe(204)
    await sweepFiles(services, clock.now())
    expect(stored()).toHaveLength(before)
  })

  test('is removed a day after its last byte; a claimed file is not', async () => {
    const { id, url } = await begin(person, 20)
    await sendBytes(person, url, 0, Buffer.alloc(20))
    const fileId = await claim(person, id)
    const { url: unfinished } = await begin(person, 20)
    clock.advance({ hours: 20 })
    await sendBytes(person, unfinished, 0, Buffer.alloc(10))
    clock.advance({ hours: 23 })
    await sweepFiles(services, clock.now())
    expect((await askOffset(person, unfinished)).headers['upload-offset']).toBe('10')
    clock.advance({ hours: 2 })
    await sweepFiles(services, clock.now())
    expect((await askOffset(person, unfinished)).status).toBe(404)
    expect(await services.files.read(db, fileId)).toHaveLength(20)
  })
})

describe('over a real connection', () => {
  let address: string
  beforeAll(async () => {
    address = await app.listen({ port: 0 })
  })

  test.each([
    ['in memory', 300_000],
    ['too large for that', BLOCK_BYTES + 1],
  ])('a broken connection keeps what arrived of a file %s, and the upload continues from there', async (_, bytes) => {
    const file = randomBytes(bytes)
    const { id, url } = await begin(person, file.length)
    const cut = request(address + url, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${person.token}`,
        ...{ 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' },
        ...{ 'upload-offset': '0', 'content-length': file.length },
      },
    })
    const lost = once(cut, 'error')
    const begun = once(app.server, 'request') as Promise<[IncomingMessage]>
    cut.write(file.subarray(0, 120_000))
    const [incoming] = await begun
    // What has arrived and was not read yet would be lost with the connection.
    await expect.poll(() => incoming.socket.bytesRead > 120_000 && incoming.readableLength === 0).toBe(true)
    cut.destroy(new Error('connection lost'))
    await lost
    const offset = async () => Number((await askOffset(person, url)).headers['upload-offset'])
    await expect.poll(offset).toBeGreaterThan(0)
    const at = await offset()
    expect(at).toBeLessThanOrEqual(120_000)
    expect((await sendBytes(person, url, at, file.subarray(at))).status).toBe(204)
    expect((await services.files.read(db, await claim(person, id)))!.equals(file)).toBe(true)
  })
})

test('a small upload is made durable when it is claimed, a large one part by part', async () => {
  const synced: string[] = []
  const { sync } = services.store
  services.store.sync = (files) => {
    synced.push(...files.map(({ key }) => key))
    return sync(files)
  }
  try {
    const { id, url } = await begin(person, 20)
    await sendBytes(person, url, 0, Buffer.alloc(10))
    await sendBytes(person, url, 10, Buffer.alloc(10))
    expect(synced).toEqual([])
    await claim(person, id)
    expect(synced).toHaveLength(2)
    for (const key of synced) expect(await services.store.get(key)).toBeDefined()
    const large = await begin(person, 33 * 1024 * 1024)
    await sendBytes(person, large.url, 0, Buffer.alloc(10))
    expect(synced).toHaveLength(2)
  } finally {
    services.store.sync = sync
  }
})

test('of a claimed file any range is served, and no more of it is read than the frames of the range', async () => {
  const content = randomBytes(PART_MAX_BYTES + 500_000)
  const id = await services.files.save(db, content, clock.now())
  const served = async (range?: { from: number; to: number }) => {
    const found = await services.files.serve(db, id, range, clock.now())
    return found && buffer(Readable.from(found.body))
  }
  expect(await served({ from: 0, to: 9 })).toBeUndefined()
  await db.transaction().execute((tx) => services.files.claim(tx, id, clock.now()))
  const { get, stream } = services.store
  let read = 0
  services.store.get = async (...asked) => {
    const found = await get(...asked)
    read += found?.length ?? 0
    return found
  }
  services.store.stream = async (...asked) => {
    const found = await stream(...asked)
    read += found?.bytes ?? 0
    return found
  }
  try {
    for (const [from, bytes] of [
      [0, 10],
      [65_530, 20],
      [PART_MAX_BYTES - 5, 10],
      [100, 400_000],
      [content.length - 7, 7],
    ] as const) {
      read = 0
      expect((await served({ from, to: from + bytes - 1 }))!.equals(content.subarray(from, from + bytes))).toBe(true)
      // The frames at both ends, with their tags.
      expect(read).toBeLessThan(bytes + 2 * FRAME_BYTES + 1_000)
    }
  } finally {
    Object.assign(services.store, { get, stream })
  }
  expect((await served())!.equals(content)).toBe(true)
})

test('the first frame of a claimed file is read once in two minutes', async () => {
  const content = randomBytes(2 * FRAME_BYTES)
  const id = await services.files.save(db, content, clock.now())
  await db.transaction().execute((tx) => services.files.claim(tx, id, clock.now()))
  const { get } = services.store
  let reads = 0
  services.store.get = (...asked) => {
    reads += 1
    return get(...asked)
  }
  const served = async (from: number, to: number) =>
    (await services.files.serve(db, id, { from, to }, clock.now()))?.body as Buffer
  try {
    expect((await served(0, FRAME_BYTES - 1)).equals(content.subarray(0, FRAME_BYTES))).toBe(true)
    expect((await served(5, 9)).equals(content.subarray(5, 10))).toBe(true)
    expect(reads).toBe(1)
    expect(
      (await served(FRAME_BYTES - 1, FRAME_BYTES)).equals(content.subarray(FRAME_BYTES - 1, FRAME_BYTES + 1)),
    ).toBe(true)
    expect(reads).toBe(2)
    clock.advance({ minutes: 3 })
    await served(0, 1)
    expect(reads).toBe(3)
  } finally {
    services.store.get = get
  }
})

test('a file can be read after a change of the master secret, and its key is wrapped again', async () => {
  const { appSecret } = there.config
  const newer = createSecrets('a newer secret, long enough for everybody', [appSecret])
  const files = createEncryptedFiles(services.store, newer)
  const content = Buffer.from('A paper of last year')
  const id = await services.files.save(db, content, clock.now())
  expect((await files.read(db, id))!.equals(content)).toBe(true)
  expect(await files.rewrapKeys(db, 3)).toBeGreaterThan(0)
  const alone = createEncryptedFiles(services.store, createSecrets('a newer secret, long enough for everybody'))
  expect((await alone.read(db, id))!.equals(content)).toBe(true)
  await expect(services.files.read(db, id)).rejects.toThrow()
})
