import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RECORDING_MAX_BYTES, RECORDING_PART_BYTES } from '#contract/limits.ts'
import {
  beginUpload as begin,
  getLibraryTalk,
  bringPart as partOf,
  withdrawTalk,
} from '#contract/talk-library-staff.ts'
import {
  aRecordedTalk,
  aTalk,
  beginUpload,
  bringFilm,
  bringPart,
  FILM,
  FILM_SECONDS,
  finish,
} from '#test/talk-library.ts'
import { world } from '#test/world.ts'
import { sweepUploads } from './jobs.ts'

const there = await world()
const { app, db } = there

const fetchFrom = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers })

describe('a recording is brought', () => {
  test('part by part, and says itself how long it is', async () => {
    const { staff, talk } = await aTalk(there)
    expect(talk.recording).toBeNull()
    const { status, body } = await bringFilm(staff, talk.id, FILM)
    expect(status).toBe(200)
    expect(body.data.talk).toMatchObject({ seconds: FILM_SECONDS, recording: { bytes: FILM.length } })
    const sent = await fetchFrom(body.data.talk.recording!.url)
    expect([sent.statusCode, sent.headers['content-type'], sent.rawPayload.equals(FILM)]).toEqual([
      200,
      'video/mp4',
      true,
    ])
  })

  test('in any number of parts: one that comes twice, too early or too short is refused, and the upload goes on', async () => {
    const { staff, talk } = await aTalk(there)
    // A film with a long tail, as one with hours of pictures has.
    const film = Buffer.concat([FILM, tail(RECORDING_PART_BYTES + 5000)])
    const upload = await beginUpload(staff, talk.id, film.length)
    const part = (n: number) => film.subarray(n * RECORDING_PART_BYTES, (n + 1) * RECORDING_PART_BYTES)
    expect((await bringPart(staff, upload.id, RECORDING_PART_BYTES, part(1))).status).toBe(409)
    expect((await bringPart(staff, upload.id, 0, part(0).subarray(0, 1000))).status).toBe(409)
    const twice = await Promise.all([bringPart(staff, upload.id, 0, part(0)), bringPart(staff, upload.id, 0, part(0))])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await finish(staff, upload.id)).body.code).toBe('stale')
    const far = await staff.send(partOf, { id: upload.id, offset: 0 })
    expect(far.body.data.upload.receivedBytes).toBe(RECORDING_PART_BYTES)
    await bringPart(staff, upload.id, RECORDING_PART_BYTES, part(1))
    const { talk: done } = (await finish(staff, upload.id)).body.data
    expect((await fetchFrom(done.recording!.url)).rawPayload.equals(film)).toBe(true)
  })

  test('and what is no film is refused by its content, whatever it is called', async () => {
    const { staff, talk } = await aTalk(there)
    const page = Buffer.from('<script>alert(1)</script>'.repeat(50))
    const { status, body } = await bringFilm(staff, talk.id, page)
    expect([status, body.code]).toEqual([415, 'unsupported_film'])
    expect((await staff.send(getLibraryTalk, { id: talk.id })).body.data.talk.recording).toBeNull()
    expect(await db.selectFrom('library_uploads').select('id').where('talk_id', '=', talk.id).execute()).toEqual([])
  })

  test('within its size: an empty and a huge one are refused before the first byte', async () => {
    const { staff, talk } = await aTalk(there)
    for (const bytes of [0, RECORDING_MAX_BYTES + 1])
      expect((await staff.send(begin, { id: talk.id, bytes })).status).toBe(422)
    const upload = await beginUpload(staff, talk.id, 1000)
    const more = await bringPart(staff, upload.id, 0, Buffer.alloc(1001))
    expect(more.status).toBeGreaterThanOrEqual(409)
  })

  test('anew: the old one is gone with its address', async () => {
    const { staff, talk } = await aRecordedTalk(there)
    const { key } = await db
      .selectFrom('library_talks')
      .select('recording_key as key')
      .where('id', '=', talk.id)
      .executeTakeFirstOrThrow()
    const { talk: next } = (await bringFilm(staff, talk.id, FILM)).body.data
    expect(next.recording!.url).not.toBe(talk.recording!.url)
    expect((await fetchFrom(talk.recording!.url)).statusCode).toBe(404)
    expect(await app.house.store.get(key!)).toBeUndefined()
  })

  test('twice at once by impatient hands: it is there once', async () => {
    const { staff, talk } = await aTalk(there)
    const upload = await beginUpload(staff, talk.id, FILM.length)
    await bringPart(staff, upload.id, 0, FILM)
    const both = await Promise.all([finish(staff, upload.id), finish(staff, upload.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    const kept = new Set(readdirSync(join(there.config.dataDir, 'files/talk-recordings')))
    const named = await db.selectFrom('library_talks').select('recording_key as key').execute()
    expect(kept).toEqual(new Set(named.flatMap(({ key }) => (key ? [basename(key)] : []))))
    const { talk: now } = (await staff.send(getLibraryTalk, { id: talk.id })).body.data
    expect((await fetchFrom(now.recording!.url)).rawPayload.equals(FILM)).toBe(true)
  })

  test('or never finished: after a day nothing of it is left', async () => {
    const { staff, talk } = await aTalk(there)
    const upload = await beginUpload(staff, talk.id, FILM.length)
    await bringPart(staff, upload.id, 0, FILM)
    const { key } = await db
      .selectFrom('library_uploads')
      .select('key')
      .where('id', '=', upload.id)
      .executeTakeFirstOrThrow()
    await sweepUploads(app.house, there.clock.now())
    expect(await app.house.store.get(`${key}/0`)).toBeDefined()
    await sweepUploads(app.house, new Date(there.clock.now().getTime() + 25 * 3_600_000))
    expect(await app.house.store.get(`${key}/0`)).toBeUndefined()
    expect((await finish(staff, upload.id)).status).toBe(404)
  })
})

/** A box that readers skip. */
function tail(bytes: number) {
  const box = Buffer.alloc(bytes)
  box.writeUInt32BE(bytes)
  box.write('free', 4, 'latin1')
  return box
}

const { url } = (await aRecordedTalk(there)).talk.recording!
const whole = await fetchFrom(url)
const etag = String(whole.headers.etag)

describe('a player asks for pieces', () => {
  test('and gets them', async () => {
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(FILM.length) })
    for (const [range, from, to] of [
      ['bytes=0-1', 0, 1],
      ['bytes=100-', 100, FILM.length - 1],
      ['bytes=-500', FILM.length - 500, FILM.length - 1],
      [`bytes=10-${FILM.length * 2}`, 10, FILM.length - 1],
    ] as const) {
      const part = await fetchFrom(url, { range })
      expect([range, part.statusCode]).toEqual([range, 206])
      expect(part.headers['content-range']).toBe(`bytes ${from}-${to}/${FILM.length}`)
      expect(part.headers['content-length']).toBe(String(to - from + 1))
      expect(part.rawPayload.equals(FILM.subarray(from, to + 1))).toBe(true)
    }
  })

  test('and is told of what lies beyond the end', async () => {
    for (const range of [`bytes=${FILM.length}-`, 'bytes=9-3', 'bytes=-0', 'bytes=x-y']) {
      const part = await fetchFrom(url, { range })
      expect([range, part.statusCode, part.headers['content-range']]).toEqual([range, 416, `bytes */${FILM.length}`])
      expect(part.json()).toMatchObject({ code: 'range_beyond_end' })
    }
  })

  test('and gets the whole when it asks for several, in another unit, or began with another file', async () => {
    for (const headers of [
      { range: 'bytes=0-1,5-6' },
      { range: 'items=0-1' },
      { range: 'bytes=0-1', 'if-range': '"another"' },
      { range: 'bytes=0-1', 'if-range': `W/${etag}` },
      { range: 'bytes=0-1', 'if-range': 'Wed, 01 Jan 2020 00:00:00 GMT' },
    ])
      expect((await fetchFrom(url, headers)).statusCode).toBe(200)
    for (const same of [etag, String(whole.headers['last-modified'])])
      expect((await fetchFrom(url, { range: 'bytes=0-1', 'if-range': same })).statusCode).toBe(206)
  })

  test('and not what it has already', async () => {
    for (const headers of [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-modified-since': String(whole.headers['last-modified']) },
    ])
      expect((await fetchFrom(url, headers)).statusCode).toBe(304)
    expect((await fetchFrom(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('and may ask only how large it is', async () => {
    const head = await fetchFrom(url, { range: 'bytes=0-1' }, 'HEAD')
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(FILM.length),
      0,
    ])
  })

  test.each(['/media/talks/nothing.mp4', '/media/talks/AAAAAAAAAAAAAAAAAAAAAA.mp4', '/media/talks/..%2f..%2fsecret'])(
    'and finds nothing at %s',
    async (path) => {
      expect((await fetchFrom(path)).statusCode).toBe(404)
    },
  )

  test('and nothing any more at the address of a withdrawn talk; staff look at it under another', async () => {
    const { staff, talk: gone } = await aRecordedTalk(there)
    const { status, body } = await staff.send(withdrawTalk, { id: gone.id, version: gone.version, reason: 'Asked for' })
    expect(status).toBe(200)
    expect((await fetchFrom(gone.recording!.url)).statusCode).toBe(404)
    expect((await fetchFrom(body.data.talk.recording!.url)).statusCode).toBe(200)
  })
})
