import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import * as api from '#contract/locker/endpoints.ts'
import { createCaller } from '#test/caller.ts'
import { aDocument, aPdf, aPicture, pdfStream, putInLocker } from '#test/documents.ts'
import { type Person, signIn } from '#test/people.ts'
import { askOffset, sendBytes } from '#test/uploads.ts'
import { world } from '#test/world.ts'
import { createEncryptedFiles } from '../../platform/files/encrypted-files.ts'
import { sweepFiles } from '../../platform/files/uploads.ts'
import { createSecrets } from '../../platform/security/secrets.ts'
import { sweepTrash } from './documents/removal.ts'

const there = await world()
const { app, db, clock, pool } = there
const { services } = app

const lockerOf = async (person: Person, input = {}) => (await person.send(api.listLocker, input)).body.data
const namesOf = async (person: Person, input = {}) => (await lockerOf(person, input)).data.map(({ name }) => name)
const fetchLink = async (person: Person, id: number, use: 'preview' | 'download' = 'download') => {
  const { body } = await person.send(api.openDocument, { id, use })
  return app.inject({ url: body.data.url })
}
/** The same person on a new device, after a long time. */
const again = async (person: Person): Promise<Person> => {
  const token = await signIn(app, person.id)
  return { ...person, token, ...createCaller(app, { token, address: person.address }) }
}
const stored = () =>
  readdirSync(join(there.config.dataDir, 'files/stored'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

describe('a document', () => {
  test('is listed newest first with its size, and downloaded exactly as it was, for the browser to save', async () => {
    const owner = await there.aCustomer()
    const bytes = aPdf([pdfStream(Buffer.from('A sentence that must not be found on disk.'), '/Filter /None')])
    await aDocument(owner, 'first.pdf')
    clock.advance({ minutes: 1 })
    const { id } = await aDocument(owner, 'दूसरा.pdf', bytes)
    const { data, userDocument, categories, usedBytes, count } = await lockerOf(owner)
    expect(data.map(({ name }) => name)).toEqual(['दूसरा.pdf', 'first.pdf'])
    expect([userDocument, categories, count, usedBytes]).toEqual([data, [], 2, aPdf().length + bytes.length])
    const file = await fetchLink(owner, id)
    expect(file.rawPayload.equals(bytes)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    expect(String(file.headers['content-disposition'])).toMatch(/^attachment; .*%E0%A4%A6/)
    expect(stored().some((path) => readFileSync(path).includes('A sentence that must not'))).toBe(false)
  })

  test('that is a picture keeps only its pixels', async () => {
    const owner = await there.aCustomer()
    const photo = await sharp(await aPicture('jpeg'))
      .withExif({ IFD0: { Copyright: 'A hidden note' } })
      .jpeg()
      .toBuffer()
    const { id } = await aDocument(owner, 'photo.jpg', Buffer.concat([photo, Buffer.from('PK hidden archive')]))
    const { rawPayload } = await fetchLink(owner, id)
    const { width, height, format, exif } = await sharp(rawPayload).metadata()
    expect([width, height, format, exif]).toEqual([40, 30, 'jpeg', undefined])
    expect(rawPayload.includes('hidden')).toBe(false)
    expect((await lockerOf(owner)).usedBytes).toBe(rawPayload.length)
    await sweepFiles(services, clock.now())
    expect((await fetchLink(owner, id)).statusCode).toBe(200)
  })

  test('of last year is opened after a change of the master key, and with the new key alone once rewrapped', async () => {
    const owner = await there.aCustomer()
    const bytes = aPdf([pdfStream(Buffer.from('balance sheet'), '/Filter /None')])
    const { id } = await aDocument(owner, 'a.pdf', bytes)
    const { file_id } = await db
      .selectFrom('locker_documents')
      .select('file_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const KEY = 'a newer master key, long enough for everybody'
    const both = createEncryptedFiles(services.store, createSecrets(KEY, [there.config.appSecret]))
    expect((await both.read(db, file_id))!.equals(bytes)).toBe(true)
    const alone = createEncryptedFiles(services.store, createSecrets(KEY))
    await expect(alone.read(db, file_id)).rejects.toThrow()
    await both.rewrapKeys(db)
    expect((await alone.read(db, file_id))!.equals(bytes)).toBe(true)
    // The other tests go on with the first key.
    await createEncryptedFiles(services.store, createSecrets(there.config.appSecret, [KEY])).rewrapKeys(db)
    expect((await fetchLink(owner, id)).rawPayload.equals(bytes)).toBe(true)
  })

  test('is renamed and moved, but keeps its type', async () => {
    const owner = await there.aCustomer()
    const { id } = await aDocument(owner)
    const { group } = (await owner.send(api.addGroup, { title: 'Licences' })).body.data
    const moved = await owner.send(api.changeDocument, { id, name: 'fssai.pdf', groupId: group.id })
    expect(moved.body.data.document).toMatchObject({ name: 'fssai.pdf', groupId: group.id })
    const { body } = await owner.send(api.changeDocument, { id, name: 'fssai.exe', groupId: null })
    expect(body.code).toBe('file_type_refused')
    expect((await lockerOf(owner)).categories).toEqual([{ id: group.id, title: 'Licences', documents: 1 }])
    expect(await namesOf(owner, { groupId: group.id })).toEqual(['fssai.pdf'])
  })

  test('is found by part of its name, in any case, and signs have no special meaning', async () => {
    const owner = await there.aCustomer()
    for (const name of ['GST returns 50%.pdf', 'gst_2023.pdf', 'Bank.pdf']) await aDocument(owner, name)
    expect((await namesOf(owner, { search: 'gst' })).sort()).toEqual(['GST returns 50%.pdf', 'gst_2023.pdf'])
    expect(await namesOf(owner, { search: '%' })).toEqual(['GST returns 50%.pdf'])
    expect((await lockerOf(owner, { search: 'gst' })).count).toBe(2)
  })
})

describe('the trash', () => {
  test('keeps a document for 30 days, counted in the quota, and returns it with its group', async () => {
    let owner = await there.aCustomer()
    const { group } = (await owner.send(api.addGroup, { title: 'Tax' })).body.data
    const { id, bytes } = (await putInLocker(owner, 'a.pdf', aPdf(), { groupId: group.id })).body.data.document
    const { document } = (await owner.send(api.trashDocument, { id })).body.data
    expect(new Date(document.removedAt!).getTime() - clock.now().getTime()).toBe(30 * 86_400_000)
    expect(await lockerOf(owner)).toMatchObject({ count: 0, trashed: 1, usedBytes: bytes })
    expect((await lockerOf(owner)).categories[0]!.documents).toBe(0)
    expect(await namesOf(owner, { trash: 'yes' })).toEqual(['a.pdf'])
    clock.advance({ days: 29 })
    owner = await again(owner)
    await sweepTrash(services, clock.now())
    await owner.send(api.restoreDocument, { id })
    expect(await namesOf(owner, { groupId: group.id })).toEqual(['a.pdf'])
    await owner.send(api.trashDocument, { id })
    clock.advance({ days: 30, minutes: 1 })
    owner = await again(owner)
    const before = stored().length
    await sweepTrash(services, clock.now())
    await sweepFiles(services, clock.now())
    expect(await lockerOf(owner)).toMatchObject({ count: 0, trashed: 0, usedBytes: 0 })
    expect(stored().length).toBeLessThan(before)
    expect((await owner.send(api.restoreDocument, { id })).status).toBe(404)
  })

  test('is emptied at once; a document in use is not deleted for good', async () => {
    const owner = await there.aCustomer()
    const [remaining, gone] = [await aDocument(owner, 'kept.pdf'), await aDocument(owner, 'gone.pdf')]
    expect((await owner.send(api.removeDocument, { id: remaining.id })).status).toBe(404)
    await owner.send(api.trashDocument, { id: gone.id })
    expect((await owner.send(api.emptyTrash, {})).body.data).toEqual({ removed: 1, left: 0 })
    expect(await namesOf(owner)).toEqual(['kept.pdf'])
  })
})

describe('groups', () => {
  test('have one name each, in any case, and leave their documents in the locker when deleted', async () => {
    const owner = await there.aCustomer()
    const { group } = (await owner.send(api.addGroup, { title: 'Licences' })).body.data
    const second = await owner.send(api.addGroup, { title: 'LICENCES' })
    expect([second.status, second.body.code]).toEqual([409, 'group_title_taken'])
    await putInLocker(owner, 'a.pdf', aPdf(), { groupId: group.id })
    await owner.send(api.removeGroup, { id: group.id })
    expect(await lockerOf(owner)).toMatchObject({ categories: [], count: 1 })
  })
})

describe('the quota', () => {
  test('holds under concurrent uploads, whatever each of them saw before', async () => {
    const owner = await there.aCustomer()
    const bytes = aPdf([pdfStream(Buffer.alloc(300_000, 'x'), '/Filter /None')])
    await pool.query(
      `insert into settings (key, value, changed_at) values ('lockerQuotaMb', '1', $1) on conflict (key) do update set value = '1'`,
      [clock.now()],
    )
    clock.advance({ minutes: 5 })
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => putInLocker(owner, `${at}.pdf`, bytes)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('locker_full')
    expect((await lockerOf(owner)).usedBytes).toBe(3 * bytes.length)
    const { rows } = await pool.query(
      'select sum(bytes)::int as bytes, count(*)::int as documents from locker_documents where account_id = $1',
      [owner.id],
    )
    expect(rows[0]).toEqual({ bytes: 3 * bytes.length, documents: 3 })
    await pool.query(`delete from settings where key = 'lockerQuotaMb'`)
  })

  test('covers redrawn pictures: none is left of what cannot be shared, nor of those who came second', async () => {
    const owner = await there.aCustomer()
    const bytes = await aPicture('png')
    const { upload } = (await owner.send(api.beginDocumentUpload, { name: 'a.png', bytes: bytes.length })).body.data
    await sendBytes(owner, upload.url, 0, bytes)
    const add = (more = {}) => owner.send(api.addDocument, { uploadId: upload.id, name: 'a.png', ...more })
    const filesSaved = async () =>
      (
        await pool.query<{ saved: number; left: number }>(
          `select count(*)::int as saved, (count(*) filter (where claimed_at is null and released_at is null))::int as left
          from stored_files where id > (select file_id from uploads where id = $1)`,
          [upload.id],
        )
      ).rows[0]!
    expect((await add({ shareInto: { kind: 'question', id: 999_999_999 } })).status).toBe(404)
    expect(await filesSaved()).toEqual({ saved: 0, left: 0 })
    const answers = await Promise.all([add(), add(), add()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404])
    const { rows } = await pool.query(
      'select from stored_files where claimed_at is null and released_at is null and not exists (select from uploads where file_id = stored_files.id)',
    )
    expect(rows).toEqual([])
  })
})

describe('an unfinished upload', () => {
  test('is never visible, cannot be stored, and is gone a day after its last byte', async () => {
    const owner = await there.aCustomer()
    const bytes = aPdf()
    const { upload } = (await owner.send(api.beginDocumentUpload, { name: 'a.pdf', bytes: bytes.length })).body.data
    await sendBytes(owner, upload.url, 0, bytes.subarray(0, 100))
    const early = await owner.send(api.addDocument, { uploadId: upload.id, name: 'a.pdf' })
    expect([early.status, early.body.code]).toEqual([409, 'stale'])
    expect(await lockerOf(owner)).toMatchObject({ count: 0, usedBytes: 0 })
    clock.advance({ hours: 23 })
    await sweepFiles(services, clock.now())
    expect((await askOffset(owner, upload.url)).headers['upload-offset']).toBe('100')
    clock.advance({ hours: 2 })
    await sweepFiles(services, clock.now())
    expect((await askOffset(owner, upload.url)).status).toBe(404)
  })

  test('is given up when a person begins too many', async () => {
    const owner = await there.aCustomer()
    const begin = async () => (await owner.send(api.beginDocumentUpload, { name: 'a.pdf', bytes: 50 })).body.data.upload
    const first = await begin()
    for (let more = 0; more < 30; more++) {
      clock.advance({ seconds: 1 })
      await begin()
    }
    expect((await askOffset(owner, first.url)).status).toBe(404)
    expect(await db.selectFrom('uploads').select('id').where('account_id', '=', owner.id).execute()).toHaveLength(30)
  })
})
