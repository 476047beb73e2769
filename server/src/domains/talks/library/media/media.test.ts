import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RECORDING_MAX_BYTES } from '#contract/talks/constants.ts'
import { beginUpload as begin, getLibraryTalk, withdrawTalk } from '#contract/talks/library-staff.ts'
import { aRecordedTalk, aTalk, attach, beginUpload, FILM, FILM_SECONDS, uploadFilm } from '#test/talk-library.ts'
import { sendBytes } from '#test/uploads.ts'
import { world } from '#test/world.ts'

const there = await world()
const { app, db } = there

const fetchFrom = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers })

describe('an upload of a recording', () => {
  test('has its duration read from the file', async () => {
    const { staff, talk } = await aTalk(there)
    expect(talk.recording).toBeNull()
    const { status, body } = await uploadFilm(staff, talk.id, FILM)
    expect(status).toBe(200)
    expect(body.data.talk).toMatchObject({ seconds: FILM_SECONDS, recording: { bytes: FILM.length } })
    const sent = await fetchFrom(body.data.talk.recording!.url)
    expect([sent.statusCode, sent.headers['content-type'], sent.rawPayload.equals(FILM)]).toEqual([
      200,
      'video/mp4',
      true,
    ])
  })

  test('is attached only once complete, to its own talk, and by its uploader', async () => {
    const { staff, talk } = await aTalk(there)
    const { staff: other, talk: another } = await aTalk(there)
    const { id, url: to } = await beginUpload(staff, talk.id, FILM.length)
    expect((await attach(staff, talk.id, id)).body.code).toBe('stale')
    await sendBytes(staff, to, 0, FILM)
    expect((await attach(staff, another.id, id)).status).toBe(404)
    expect((await attach(other, talk.id, id)).status).toBe(404)
    expect((await attach(staff, talk.id, id)).status).toBe(200)
    expect((await attach(staff, talk.id, id)).status).toBe(404)
  })

  test('is refused by content if it is not a video, whatever its name', async () => {
    const { staff, talk } = await aTalk(there)
    const page = Buffer.from('<script>alert(1)</script>'.repeat(50))
    const { status, body } = await uploadFilm(staff, talk.id, page)
    expect([status, body.code]).toEqual([415, 'unsupported_film'])
    expect((await staff.send(getLibraryTalk, { id: talk.id })).body.data.talk.recording).toBeNull()
  })

  test('is refused before the first byte if empty or too large', async () => {
    const { staff, talk } = await aTalk(there)
    for (const bytes of [0, RECORDING_MAX_BYTES + 1])
      expect((await staff.send(begin, { id: talk.id, bytes })).status).toBe(422)
  })

  test('replaces the old one, whose address stops working', async () => {
    const { staff, talk } = await aRecordedTalk(there)
    const { key } = await db
      .selectFrom('library_talks')
      .select('recording_key as key')
      .where('id', '=', talk.id)
      .executeTakeFirstOrThrow()
    const { talk: next } = (await uploadFilm(staff, talk.id, FILM)).body.data
    expect(next.recording!.url).not.toBe(talk.recording!.url)
    expect((await fetchFrom(talk.recording!.url)).statusCode).toBe(404)
    expect(await app.services.store.get(key!)).toBeUndefined()
  })

  test('attached twice concurrently is stored once', async () => {
    const { staff, talk } = await aTalk(there)
    const { id, url: to } = await beginUpload(staff, talk.id, FILM.length)
    await sendBytes(staff, to, 0, FILM)
    const both = await Promise.all([attach(staff, talk.id, id), attach(staff, talk.id, id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    const stored = new Set(readdirSync(join(there.config.dataDir, 'files/talk-recordings')))
    const named = await db.selectFrom('library_talks').select('recording_key as key').execute()
    expect(stored).toEqual(new Set(named.flatMap(({ key }) => (key ? [basename(key)] : []))))
  })
})

const { url } = (await aRecordedTalk(there)).talk.recording!
const whole = await fetchFrom(url)
const etag = String(whole.headers.etag)

describe('a player', () => {
  test('gets the requested ranges', async () => {
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

  test('gets 416 beyond the end', async () => {
    for (const range of [`bytes=${FILM.length}-`, 'bytes=9-3', 'bytes=-0', 'bytes=x-y']) {
      const part = await fetchFrom(url, { range })
      expect([range, part.statusCode, part.headers['content-range']]).toEqual([range, 416, `bytes */${FILM.length}`])
      expect(part.json()).toMatchObject({ code: 'range_beyond_end' })
    }
  })

  test('gets the whole file for several ranges, another unit, or an outdated If-Range', async () => {
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

  test('gets 304 for what it already has', async () => {
    for (const headers of [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-modified-since': String(whole.headers['last-modified']) },
    ])
      expect((await fetchFrom(url, headers)).statusCode).toBe(304)
    expect((await fetchFrom(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('can request the size only', async () => {
    const head = await fetchFrom(url, { range: 'bytes=0-1' }, 'HEAD')
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(FILM.length),
      0,
    ])
  })

  test.each(['/media/talks/nothing.mp4', '/media/talks/AAAAAAAAAAAAAAAAAAAAAA.mp4', '/media/talks/..%2f..%2fsecret'])(
    'finds nothing at %s',
    async (path) => {
      expect((await fetchFrom(path)).statusCode).toBe(404)
    },
  )

  test('finds nothing at the address of a withdrawn talk; staff use another address', async () => {
    const { staff, talk: gone } = await aRecordedTalk(there)
    const { status, body } = await staff.send(withdrawTalk, { id: gone.id, version: gone.version, reason: 'Asked for' })
    expect(status).toBe(200)
    expect((await fetchFrom(gone.recording!.url)).statusCode).toBe(404)
    expect((await fetchFrom(body.data.talk.recording!.url)).statusCode).toBe(200)
  })
})
