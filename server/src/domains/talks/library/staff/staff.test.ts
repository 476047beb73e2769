import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { listAuditLog } from '#contract/audit/endpoints.ts'
import { industrialTalkDetail } from '#contract/talks/library.ts'
import * as api from '#contract/talks/library-staff.ts'
import { formOf } from '#test/caller.ts'
import { aRecordedTalk, aTalk, CAPTIONS, talkWords } from '#test/talk-library.ts'
import { world } from '#test/world.ts'

const there = await world()
const staff = await there.aStaff()
const auditedActions = async (id: number) =>
  (await staff.send(listAuditLog, { subject: `library_talk:${id}`, limit: 100 })).body.data.data.map(
    ({ action, reason }) => ({
      ...{ action, reason },
    }),
  )

describe('staff', () => {
  test('add, publish, change and withdraw a talk, all recorded in the audit log', async () => {
    const words = await talkWords(there)
    const added = (await staff.send(api.addTalk, words)).body.data.talk
    expect(added).toMatchObject({ state: 'draft', version: 1 })
    const { id } = added
    await staff.send(api.publishTalk, { id, version: 1 })
    await staff.send(api.changeTalk, { ...words, id, version: 2, title_english: 'Renamed' })
    const gone = await staff.send(api.withdrawTalk, { id, version: 3, reason: 'Wrong figures' })
    expect(gone.body.data.talk).toMatchObject({ state: 'withdrawn', withdrawnReason: 'Wrong figures', version: 4 })
    expect((await auditedActions(id)).reverse()).toEqual([
      { action: 'talk.added', reason: null },
      { action: 'talk.published', reason: null },
      { action: 'talk.changed', reason: null },
      { action: 'talk.withdrawn', reason: 'Wrong figures' },
    ])
  })

  test('with an outdated version get a conflict, and nothing changes', async () => {
    const words = await talkWords(there)
    const { id } = (await staff.send(api.addTalk, words)).body.data.talk
    const both = await Promise.all(
      ['One', 'Two'].map((title_english) => staff.send(api.changeTalk, { ...words, id, version: 1, title_english })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await staff.send(api.publishTalk, { id, version: 1 })).body.code).toBe('stale')
    expect((await staff.send(api.withdrawTalk, { id, version: 1, reason: 'No' })).body.code).toBe('stale')
  })

  test('withdraw only with a reason, and link only to allowed video hosts', async () => {
    const { talk } = await aTalk(there)
    expect((await staff.send(api.withdrawTalk, { id: talk.id, version: talk.version, reason: ' ' })).status).toBe(422)
    for (const liveUrl of ['http://youtube.com/watch?v=1', 'https://elsewhere.example/', 'javascript:alert(1)'])
      expect((await staff.send(api.addTalk, await talkWords(there, { liveUrl }))).status).toBe(422)
    const live = await staff.send(api.addTalk, await talkWords(there, { liveUrl: 'https://youtu.be/abc' }))
    expect(live.body.data.talk.liveUrl).toBe('https://youtu.be/abc')
  })

  test('find talks by search, segment, state and recording, sorted, and export them as CSV', async () => {
    const { talk } = await aRecordedTalk(there, { title_english: 'Sorting of cashews', segment: 'professional' })
    await aTalk(there, { title_english: 'Sorting of pepper', publish: false })
    const list = async (input: object) =>
      (await staff.send(api.listLibrary, { search: 'sorting of', ...input })).body.data
    expect((await list({})).count).toBe(2)
    expect((await list({ sort: 'title' })).data.map(({ title_english }) => title_english)).toEqual([
      'Sorting of cashews',
      'Sorting of pepper',
    ])
    for (const input of [{ segment: 'professional' }, { state: 'published' }, { recorded: 'yes' }])
      expect((await list(input)).data.map(({ id }) => id)).toEqual([talk.id])
    const { url } = (await staff.send(api.exportLibrary, { search: 'sorting of', state: 'published' })).body.data
    const file = await there.call('GET', url)
    expect(file.headers['content-disposition']).toContain('talks-')
    expect(file.text).toContain('Sorting of cashews')
    expect(file.text).not.toContain('Sorting of pepper')
  })

  test('find listed speakers by part of their name', async () => {
    const { talk } = await aTalk(there)
    const { speakers } = (await staff.send(api.findSpeakers, { search: 'avi men' })).body.data
    expect(speakers.map(({ id }) => id)).toContain(talk.speaker.id)
    expect((await staff.send(api.findSpeakers, { search: '%' })).body.data.speakers).toEqual([])
  })

  test('add and remove captions; anything but WebVTT is refused', async () => {
    const { talk } = await aRecordedTalk(there)
    const put = (vtt: string) => staff.send(api.changeCaptions, { id: talk.id, language: 'en', vtt })
    expect((await put('1\n00:00:01,000 --> 00:00:02,000\nSubRip')).body.code).toBe('captions_unreadable')
    const [captions] = (await put(CAPTIONS)).body.data.talk.recording!.captions
    expect((await there.call('GET', captions!.url)).text).toBe(CAPTIONS)
    expect((await put('')).body.data.talk.recording!.captions).toEqual([])
    expect((await there.call('GET', captions!.url)).status).toBe(404)
  })

  test('choose the preview picture: it is re-encoded, and another replaces it', async () => {
    const { talk } = await aRecordedTalk(there)
    const put = (bytes: Buffer) =>
      staff.call<{ talk: { posterUrl: string | null } }>('PUT', `/api/web/v1/admin/talk-library/${talk.id}/poster`, {
        ...formOf({}, bytes, 'x.png'),
      })
    expect((await put(Buffer.from('<svg onload="alert(1)"/>'))).body.code).toBe('unsupported_image')
    const picture = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#0b5c6b' } })
      .png()
      .toBuffer()
    const { posterUrl } = (await put(picture)).body.data.talk
    const sent = await there.app.inject({ url: posterUrl! })
    expect(sent.headers['content-type']).toBe('image/webp')
    expect(await sharp(sent.rawPayload).metadata()).toMatchObject({ width: 1280, height: 720 })
    const detail = await there.send(industrialTalkDetail, { slug: talk.slug })
    expect(detail.body.data.industrialTalkDetail.posterUrl).toBe(posterUrl)
    await staff.send(api.changePoster, { id: talk.id })
    expect((await there.call('GET', posterUrl!)).status).toBe(404)
  })
})
