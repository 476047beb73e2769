import { beforeEach, describe, expect, test } from 'vitest'
import * as api from '#contract/content/banners.ts'
import * as staffApi from '#contract/content/banners-staff.ts'
import * as settingsApi from '#contract/settings/endpoints.ts'
import { pageCache } from '#server/platform/pages/page-stores.ts'
import { aBanner, asSent, bannerWords } from '#test/banners.ts'
import { world } from '#test/world.ts'

const there = await world()
const staff = await there.aStaff()
const read = async () => (await there.send(api.listBanners, {})).body.data
const shown = async () =>
  Object.fromEntries((await read()).banners.flatMap(({ pages, text_english }) => pages.map((p) => [p, text_english])))
const inHours = (hours: number) => new Date(there.clock.now().getTime() + hours * 3_600_000).toISOString()
const listed = async (input: object = {}) => (await staff.send(staffApi.listAllBanners, input)).body.data.data

beforeEach(async () => void (await there.db.deleteFrom('banners').execute()))

describe('readers', () => {
  test('see a banner from its beginning until its end, by time alone', async () => {
    await aBanner(staff, { startsAt: inHours(1), endsAt: inHours(2) })
    const begins = inHours(1)
    const ends = inHours(2)
    expect(await read()).toEqual({ banners: [], changesAt: begins })
    expect((await listed())[0]?.state).toBe('scheduled')
    there.clock.advance({ hours: 1 })
    expect(await read()).toMatchObject({ banners: [{ pages: ['home', 'public'], endsAt: ends }], changesAt: ends })
    there.clock.advance({ hours: 1 })
    expect(await read()).toEqual({ banners: [], changesAt: null })
    const [ended] = await listed()
    expect(ended?.state).toBe('ended')
    const { status, body } = await staff.send(staffApi.changeBanner, asSent(ended!, { startsAt: null }))
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['endsAt']])
  })

  test('see neither drafts nor withdrawn and deleted ones', async () => {
    const draft = await aBanner(staff, { published: false })
    expect([draft.state, await shown()]).toEqual(['draft', {}])
    const published = await staff.send(staffApi.changeBanner, asSent(draft, { published: true }))
    const { banner } = published.body.data
    expect(banner).toMatchObject({ state: 'showing', startsAt: there.clock.now().toISOString(), version: 2 })
    expect(Object.keys(await shown())).toEqual(['home', 'public'])
    const { id } = banner
    await staff.send(staffApi.changeBanner, asSent(banner, { published: false }))
    expect(await shown()).toEqual({})
    const removal = { id, version: 3, reason: 'Written twice' }
    expect((await staff.send(staffApi.removeBanner, { ...removal, version: 2 })).body.code).toBe('stale')
    expect((await staff.send(staffApi.removeBanner, removal)).status).toBe(200)
    expect((await staff.send(staffApi.getStaffBanner, { id })).status).toBe(404)
  })

  test('see one per kind of page: the first in the order, warnings before it; the list says which', async () => {
    await aBanner(staff, { text_english: 'Everywhere' })
    const second = await aBanner(staff, { text_english: 'Home', places: ['home', 'consultant'] })
    expect(second.place).toBe(1)
    expect(await shown()).toEqual({ home: 'Home', public: 'Everywhere', consultant: 'Home' })
    const [first, other] = await listed()
    expect([first?.behind, other?.behind]).toMatchObject([[], [{ page: 'home', id: second.id, text_english: 'Home' }]])
    const moved = await staff.send(staffApi.changeBanner, asSent(second, { place: 2 }))
    expect(moved.body.data.banner).toMatchObject({ place: 2, behind: [{ page: 'home', text_english: 'Everywhere' }] })
    await staff.send(staffApi.changeBanner, asSent(moved.body.data.banner, { tone: 'warning' }))
    expect(await shown()).toMatchObject({ home: 'Home' })
  })

  test('do not see a banner whose link leads to what is switched off', async () => {
    await aBanner(staff, { link: '/hi/membership', label_english: 'See plans', label_hindi: 'प्लान देखें' })
    expect((await read()).banners[0]).toMatchObject({ link: '/membership' })
    // The clock has moved since the other one entered a code.
    const owner = await there.aStaff()
    const set = (value: string) =>
      owner.send(settingsApi.changeSetting, { key: 'featureMembership', value, reason: 'Not now' })
    await set('off')
    expect(await shown()).toEqual({})
    expect((await listed())[0]).toMatchObject({ state: 'showing', linkIsOff: true, behind: [] })
    await set('on')
    expect(Object.keys(await shown())).toEqual(['home', 'public'])
  })

  test('get a new key when a text changes, so that a closed banner shows again', async () => {
    const banner = await aBanner(staff)
    const key = async () => (await read()).banners[0]?.key
    const first = await key()
    const changed = await staff.send(staffApi.changeBanner, asSent(banner, { tone: 'offer' }))
    expect(await key()).toBe(first)
    await staff.send(staffApi.changeBanner, asSent(changed.body.data.banner, { text_hindi: 'अब सोमवार को।' }))
    expect(await key()).not.toBe(first)
  })
})

describe('staff', () => {
  test('get what is missing or impossible reported at its field', async () => {
    const refused = async (change: object) => {
      const { status, body } = await staff.send(staffApi.addBanner, bannerWords(change))
      return status === 422 ? Object.keys(body.errors!) : status
    }
    expect(await refused({ text_hindi: ' ' })).toEqual(['text_hindi'])
    expect(await refused({ text_hindi: '', published: false })).toBe(201)
    expect(await refused({ link: '/courses' })).toEqual(['label_english', 'label_hindi'])
    expect(await refused({ link: '/courses', label_english: 'See', published: false })).toBe(201)
    for (const link of ['//evil.example', '/\\evil.example', 'http://a.example', 'javascript:1', 'https://', 'courses'])
      expect(await refused({ link, label_english: 'a', label_hindi: 'a' })).toEqual(['link'])
    expect(await refused({ places: [] })).toEqual(['places'])
    expect(await refused({ startsAt: inHours(2), endsAt: inHours(1) })).toEqual(['endsAt'])
    expect(await refused({ endsAt: inHours(-1) })).toEqual(['endsAt'])
  })

  test('of two editors the second gets a conflict, and nothing is lost', async () => {
    const banner = await aBanner(staff)
    const save = (text_english: string) => staff.send(staffApi.changeBanner, asSent(banner, { text_english }))
    const both = await Promise.all([save('One'), save('Two')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('move several banners at once, and every move counts', async () => {
    const [third, second, first] = [await aBanner(staff), await aBanner(staff), await aBanner(staff)]
    const move = (banner: typeof first, place: number) =>
      staff.send(staffApi.changeBanner, { ...asSent(banner), place })
    const moved = await Promise.all([move(third, 1), move(first, 3)])
    expect(moved.map(({ status }) => status)).toEqual([200, 200])
    expect((await listed()).map(({ id }) => id)).toEqual([third.id, second.id, first.id])
  })

  test('find banners by text, state, place and tone, and export them as CSV', async () => {
    await aBanner(staff, { text_english: '100% off_peak', tone: 'offer', places: ['customer'] })
    await aBanner(staff, { text_hindi: 'रखरखाव', tone: 'warning', startsAt: inHours(1) })
    const found = async (input: object) => (await listed(input)).length
    expect(await found({ search: '100% off_', state: 'showing', place: 'customer', tone: 'offer' })).toBe(1)
    expect(await found({ search: 'रखरखाव', state: 'scheduled' })).toBe(1)
    for (const other of [{ state: 'draft' }, { place: 'home' }, { tone: 'information' }, { search: '100%x' }])
      expect(await found(other)).toBe(0)
    const { url } = (await (await there.aStaff()).send(staffApi.exportBanners, { tone: 'offer' })).body.data
    const lines = (await there.call('GET', url)).text.trim().split('\r\n')
    expect([lines.length, lines[1]]).toEqual([2, expect.stringMatching(/100% off_peak.*,customer,.*,showing$/)])
  })

  test('leave every step in the audit log, and each drops the cached pages of every process', async () => {
    const clears: string[] = []
    let step = ''
    const store = { clear: () => void clears.push(step) }
    pageCache.add(store)
    const second = await world({ process: 'second' })
    await second.url()
    const did = async <T>(name: string, act: Promise<T>) => {
      step = name
      const done = await act
      await expect.poll(() => clears.filter((one) => one === name).length).toBeGreaterThanOrEqual(2)
      return done
    }
    const { id, version } = await did('add', aBanner(staff, { published: false }))
    const banner = (await staff.send(staffApi.getStaffBanner, { id })).body.data.banner
    const later = asSent(banner, { version, published: true, startsAt: inHours(5) })
    const scheduled = (await did('schedule', staff.send(staffApi.changeBanner, later))).body.data.banner
    const withdrawal = asSent(scheduled, { published: false })
    const withdrawn = (await did('withdraw', staff.send(staffApi.changeBanner, withdrawal))).body.data.banner
    await did(
      'delete',
      staff.send(staffApi.removeBanner, { id, version: withdrawn.version, reason: 'Not needed after all' }),
    )
    pageCache.delete(store)
    const { rows } = await there.pool.query(
      `select action, reason from audit_entries where subject_kind = 'banner' and subject_id = $1 order by id`,
      [String(id)],
    )
    expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['banner.added', null],
      ['banner.scheduled', null],
      ['banner.withdrawn', null],
      ['banner.deleted', 'Not needed after all'],
    ])
  })
})

test.each([
  ['without a text', `text_english = ''`, 'banners_text_is_written'],
  ['half in Hindi', `text_hindi = ''`, 'banners_public_ones_are_complete'],
  ['to another protocol', `link = 'javascript:1'`, 'banners_link_is_safe'],
  ['to another host', `link = '//evil.example'`, 'banners_link_is_safe'],
  ['with a label without a link', `label_english = 'See'`, 'banners_only_links_are_labelled'],
  ['nowhere', `places = '{}'`, 'banners_places_known'],
  ['ending before it begins', `ends_at = starts_at`, 'banners_end_after_they_begin'],
])('the database refuses a published banner %s', async (_, change, constraint) => {
  await aBanner(staff)
  await expect(there.pool.query(`update banners set ${change}`)).rejects.toMatchObject({ constraint })
})
