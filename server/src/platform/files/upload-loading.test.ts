import { randomBytes } from 'node:crypto'
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { world } from '#test/world.ts'
import { createSecrets } from '../security/secrets.ts'
import { createEncryptedFiles, type EncryptedFiles } from './encrypted-files.ts'
import { DamagedFile } from './encrypted-frames.ts'
import { beginUpload, type CompleteUpload, completeUpload, receive, syncUpload, uploadOf } from './uploads.ts'

const there = await world()
const { app, db, clock } = there
const { services } = app
const person = await there.aCustomer()
const PURPOSE = 'a test'

const begin = (bytes: number) =>
  db
    .transaction()
    .execute((tx) =>
      beginUpload(tx, services.files, { accountId: person.id, purpose: PURPOSE, bytes, at: clock.now() }),
    )
const stored = () => {
  const folder = join(there.config.dataDir, 'files/stored')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
const anotherProcess = () => createEncryptedFiles(services.store, createSecrets(there.config.appSecret))
const complete = (id: string) => completeUpload(db, id, { accountId: person.id, purpose: PURPOSE })
const loaded = async (files: EncryptedFiles, { file }: CompleteUpload) => {
  const { stream } = services.store
  let reads = 0
  services.store.stream = (...asked) => {
    reads += 1
    return stream(...asked)
  }
  const { newMemory, read, free } = files.load(file)
  try {
    const bytes = Buffer.from(await read())
    return { bytes, reads, newMemory }
  } finally {
    free()
    services.store.stream = stream
  }
}
const sent = async (file: Buffer, files = services.files) => {
  const { id } = await begin(file.length)
  for (const part of [file.subarray(0, 70_000), file.subarray(70_000)])
    await receive({ ...services, files }, await uploadOf(db, id, person.id), Readable.from([part]), part.length)
  return complete(id)
}

test('a complete upload is loaded from memory by the process that received it, once, and from the store by another', async () => {
  const file = randomBytes(3_000_000)
  const own = anotherProcess()
  const upload = await sent(file, own)
  const here = await loaded(own, upload)
  expect([here.bytes.equals(file), here.reads, here.newMemory]).toEqual([true, 0, 0])
  for (const files of [own, services.files]) {
    const again = await loaded(files, upload)
    expect([again.bytes.equals(file), again.reads, again.newMemory]).toEqual([true, 2, file.length])
  }
})

test('it is loaded as it is recorded, if two processes received different bytes', async () => {
  const [one, other] = [randomBytes(50_000), randomBytes(50_000)]
  const { id } = await begin(one.length)
  const upload = await uploadOf(db, id, person.id)
  const bytes = (file: Buffer) => Readable.from([file])
  await receive(services, upload, bytes(one), one.length)
  const files = anotherProcess()
  await expect(receive({ ...services, files }, upload, bytes(other), other.length)).rejects.toMatchObject({
    code: 'stale',
  })
  expect((await loaded(files, await complete(id))).bytes.equals(one)).toBe(true)
})

test('it is refused if the store has changed it or lost a part of it', async () => {
  const before = new Set(stored())
  const newest = () => stored().find((path) => !before.has(path))!
  const changed = await sent(randomBytes(200_000))
  writeFileSync(newest(), randomBytes(statSync(newest()).size))
  await expect(loaded(anotherProcess(), changed)).rejects.toThrow(DamagedFile)
  for (const path of stored()) before.add(path)
  const cut = await sent(randomBytes(200_000))
  truncateSync(newest(), 100)
  await expect(syncUpload(services.files, cut)).rejects.toThrow(DamagedFile)
})
