import { describe, expect, test } from 'vitest'
import { consultantDetails } from '#contract/discovery/profile.ts'
import * as api from '#contract/talks/library.ts'
import * as staffApi from '#contract/talks/library-staff.ts'
import { eraseAll } from '#server/domains/accounts/public.ts'
import { HOUR_MS } from '#server/platform/time.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import { aRecordedTalk, aTalk, CAPTIONS, published, talkWords } from '#test/talk-library.ts'
import { world } from '#test/world.ts'

const there = await world()
const { send, db, clock } = there
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString()
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe('visitors find', () => {
  test('the recorded talks of each segment under its own name, and all of them together', async () => {
    const { talk: mill } = await aRecordedTalk(there, { title_english: 'Mill stones', title_hindi: 'चक्की' })
    const { talk: law } = await aRecordedTalk(there, { segment: 'professional', title_english: 'Company law' })
    const industrial = (await send(api.listIndustrialTalks, { limit: 100 })).body.data
    const professional = (await send(api.listProfessionalTalks, { limit: 100 })).body.data
    expect(idsOf(industrial.industrialTalk)).toContain(mill.id)
    expect(idsOf(industrial.industrialTalk)).not.toContain(law.id)
    expect(idsOf(professional.professionalTalk)).toContain(law.id)
    const all = (await send(api.listAllTalks, { limit: 100 })).body.data
    expect(all.count).toBe(industrial.count + professional.count)
    expect(idsOf(all.allTalk)).toEqual(expect.arrayContaining([mill.id, law.id]))
    const { industrialSegment, professionalSegement } = (await send(api.talkSegments, {})).body.data
    expect([industrialSegment.recorded, professionalSegement.recorded]).toEqual([industrial.count, professional.count])
  })

  test('a talk by part of its title in either language or of its speaker’s name', async () => {
    const speaker = await aListedConsultant({
      ...there,
      aConsultant: () => there.aConsultant({ name: 'Zubeida Quraishi' }),
    })
    const { talk } = await aRecordedTalk(there, {
      ...{ consultantId: speaker.id, title_english: 'Kiln temper_ature', title_hindi: 'भट्ठी का ताप' },
    })
    for (const search of ['TEMPER_', 'भट्ठी', 'quraishi']) {
      const { industrialTalk, data, count } = (await send(api.listIndustrialTalks, { search })).body.data
      expect([idsOf(industrialTalk), count, data]).toEqual([[talk.id], 1, industrialTalk])
    }
    expect((await send(api.listIndustrialTalks, { search: 'temperZature' })).body.data.count).toBe(0)
  })

  test('the most viewed first on request, in pages', async () => {
    await aRecordedTalk(there)
    const { talk } = await aRecordedTalk(there)
    await db.updateTable('library_talks').set({ views: 90_000 }).where('id', '=', talk.id).execute()
    const first = (await send(api.listIndustrialTalks, { sort: 'most_viewed', limit: 1 })).body.data
    const second = (await send(api.listIndustrialTalks, { sort: 'most_viewed', limit: 1, page: 2 })).body.data
    expect(idsOf(first.industrialTalk)).toEqual([talk.id])
    expect(idsOf(second.industrialTalk)).not.toEqual([talk.id])
    expect(first.count).toBe(second.count)
  })

  test('upcoming talks, soonest first, until they are over; then they wait for a recording', async () => {
    const { talk: later } = await aTalk(there, { startsAt: inHours(50), segment: 'professional' })
    const { talk: sooner } = await aTalk(there, { startsAt: inHours(49), segment: 'professional', minutes: 60 })
    const coming = async () => idsOf((await send(api.professionalExpertTalk, {})).body.data.expertTalk)
    expect(await coming()).toEqual([sooner.id, later.id])
    clock.advance({ minutes: 49 * 60 + 59 })
    expect(await coming()).toEqual([sooner.id, later.id])
    clock.advance({ minutes: 2 })
    expect(await coming()).toEqual([later.id])
    const { professionalTalk, experties } = (await send(api.professionalExpertTalk, {})).body.data
    expect(idsOf(professionalTalk)).not.toContain(sooner.id)
    expect(experties.map(({ id }) => id)).toContain(later.speaker.id)
  })

  test('one talk by its slug or its id, in its own segment only', async () => {
    const { talk, staff } = await aRecordedTalk(there)
    await staff.send(staffApi.changeCaptions, { id: talk.id, language: 'hi', vtt: CAPTIONS })
    for (const slug of [talk.slug, String(talk.id)]) {
      const { industrialTalkDetail } = (await send(api.industrialTalkDetail, { slug })).body.data
      expect(industrialTalkDetail).toMatchObject({ id: talk.id, speaker: { headline: 'Advice' } })
      const [captions] = industrialTalkDetail.recording!.captions
      const file = await there.call('GET', captions!.url)
      expect([file.status, file.headers['content-type'], file.text]).toEqual([200, 'text/vtt; charset=utf-8', CAPTIONS])
    }
    expect((await send(api.professionalTalkDetail, { slug: talk.slug })).status).toBe(404)
    expect((await send(api.industrialTalkDetail, { slug: 'no-such-talk' })).status).toBe(404)
  })

  test("a speaker’s talks on their profile, in the reader's language", async () => {
    const { talk } = await aRecordedTalk(there)
    const { expertsvideos } = (await send(consultantDetails, { id: talk.speaker.id })).body.data
    const url = `/expert-talk/industrial/talks/${talk.slug}`
    expect(expertsvideos).toEqual([{ title: talk.title_english, url }])
    const hindi = await send(consultantDetails, { id: talk.speaker.id }, { headers: { 'accept-language': 'hi' } })
    expect(hindi.body.data.expertsvideos).toEqual([{ title: talk.title_hindi, url }])
  })

  test('no drafts, no withdrawn talks, and no talks of speakers who are no longer listed', async () => {
    const { talk: draft } = await aRecordedTalk(there, { publish: false })
    const { talk: gone, staff } = await aRecordedTalk(there)
    await staff.send(staffApi.withdrawTalk, { id: gone.id, version: gone.version, reason: 'Wrong figures' })
    const { talk: silent } = await aRecordedTalk(there)
    await db
      .updateTable('consultants')
      .set({ approval: 'suspended', approval_reason: 'A test' })
      .where('id', '=', silent.speaker.id)
      .execute()
    const { industrialTalk } = (await send(api.listIndustrialTalks, { limit: 100 })).body.data
    for (const { id, slug } of [draft, gone, silent]) {
      expect(idsOf(industrialTalk)).not.toContain(id)
      expect((await send(api.industrialTalkDetail, { slug })).status).toBe(404)
      expect((await send(api.viewTalk, { id })).status).toBe(404)
    }
  })
})

describe('a view counts', () => {
  test('once per viewer and day', async () => {
    const { talk } = await aRecordedTalk(there)
    const someone = { address: '10.20.30.40', headers: { 'user-agent': 'Mozilla/5.0 Chrome/140' } }
    const view = async (options: object) => (await send(api.viewTalk, { id: talk.id }, options)).body.data.views
    const often = await Promise.all(Array.from({ length: 5 }, () => view(someone)))
    expect(Math.max(...often)).toBe(1)
    expect(await view({ ...someone, headers: { 'user-agent': 'Another browser' } })).toBe(2)
    expect(await view({ ...someone, headers: { 'user-agent': 'Googlebot/2.1' } })).toBe(2)
    clock.advance({ hours: 24 })
    expect(await view(someone)).toBe(3)
  })

  test('once per account on all devices, and does not reveal who watched', async () => {
    const { talk } = await aRecordedTalk(there)
    const customer = await there.aCustomer()
    for (const address of ['10.1.1.1', '10.1.1.2']) await customer.send(api.viewTalk, { id: talk.id }, { address })
    const rows = await db.selectFrom('library_views').selectAll().where('talk_id', '=', talk.id).execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]!.viewer).toHaveLength(32)
    const { views } = await db
      .selectFrom('library_talks')
      .select('views')
      .where('id', '=', talk.id)
      .executeTakeFirstOrThrow()
    expect(views).toBe(1)
  })
})

describe('a reminder', () => {
  test('counts as going, and can be removed', async () => {
    const { talk } = await aTalk(there)
    const [one, two] = [await there.aCustomer(), await there.aConsultant()]
    expect((await one.send(api.remindOfTalk, { id: talk.id })).body.data.going).toBe(1)
    expect((await one.send(api.remindOfTalk, { id: talk.id })).body.data.going).toBe(1)
    expect((await two.send(api.remindOfTalk, { id: talk.id })).body.data.going).toBe(2)
    expect((await one.send(api.listTalkReminders, {})).body.data.ids).toEqual([talk.id])
    expect((await one.send(api.cancelTalkReminder, { id: talk.id })).body.data.going).toBe(1)
    expect((await one.send(api.listTalkReminders, {})).body.data.ids).toEqual([])
  })

  test('is refused once the talk has begun, and for a draft', async () => {
    const customer = await there.aCustomer()
    const { talk } = await aTalk(there, { startsAt: inHours(1) })
    const { talk: draft } = await aTalk(there, { publish: false })
    expect((await customer.send(api.remindOfTalk, { id: draft.id })).status).toBe(404)
    clock.advance({ hours: 1 })
    expect((await customer.send(api.remindOfTalk, { id: talk.id })).body.code).toBe('too_late')
  })

  test('is erased with the account', async () => {
    const { talk } = await aTalk(there)
    const customer = await there.aCustomer()
    await customer.send(api.remindOfTalk, { id: talk.id })
    await db.transaction().execute((tx) => eraseAll(tx, customer.id, clock.now()))
    expect((await send(api.industrialTalkDetail, { slug: talk.slug })).body.data.industrialTalkDetail.going).toBe(0)
  })
})

test('a talk that has begun is published only with its recording', async () => {
  const { staff, talk } = await aTalk(there, { startsAt: inHours(-1), publish: false })
  const refused = await staff.send(staffApi.publishTalk, { id: talk.id, version: talk.version })
  expect([refused.status, refused.body.code]).toEqual([409, 'talk_incomplete'])
  const { talk: recorded } = await aRecordedTalk(there, { startsAt: inHours(-1), publish: false })
  expect((await published(staff, recorded)).state).toBe('published')
})

test('two talks with one title have different slugs', async () => {
  const staff = await there.aStaff()
  const words = await talkWords(there, { title_english: 'Fuel: briquettes or gas?' })
  const slugs = [await staff.send(staffApi.addTalk, words), await staff.send(staffApi.addTalk, words)].map(
    ({ body }) => body.data.talk.slug,
  )
  expect(slugs).toEqual(['fuel-briquettes-or-gas', 'fuel-briquettes-or-gas-2'])
})
