import { beforeAll, describe, expect, test } from 'vitest'
import { listCategories, megaMenu } from '#contract/catalogue/endpoints.ts'
import { listConsultants } from '#contract/discovery/listing.ts'
import { noteSearch, searchConsultant } from '#contract/discovery/search.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { world } from '#test/world.ts'
import { sweepSearches } from './jobs.ts'
import { typedByPeople } from './typed-by-people.ts'

beforeAll(withDemoWorld)

const search = async (name: string, sector?: string) => {
  const { send } = await world()
  const { status, body } = await send(searchConsultant, { name, ...(sector && { sector }) })
  expect(status).toBe(200)
  return body.data
}
const slugs = async (name: string, sector?: string) => (await search(name, sector)).data.map(({ slug }) => slug)
const people = async (name: string, sector?: string) => (await search(name, sector)).consultants.map((one) => one.name)

describe('industries', () => {
  test(`are ranked first for at least 95 % of ${typedByPeople.length} misspelt, Hindi and romanised texts`, async () => {
    expect(typedByPeople.length).toBeGreaterThanOrEqual(60)
    const missed: string[] = []
    for (const [typed, industry] of typedByPeople) {
      const [first] = await slugs(typed)
      if (first !== industry) missed.push(`${typed}: ${first}, not ${industry}`)
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(typedByPeople.length * 0.05)
  })

  test("have SPEC's fields: titles, type, sub category and consultant sectors", async () => {
    const [dal] = (await search('dal mill')).data
    expect(dal).toMatchObject({
      title_english: 'Dal mill',
      title_hindi: 'दाल मिल',
      categoryTypeId: 1,
      categoryType: { slug: 'industrial' },
      subCategory: { slug: 'food-beverages', title_english: 'Food & beverages', icon: 'tools-kitchen-2' },
    })
    expect(dal?.consultant_sectors.length).toBe(dal?.consultantsCount)
    const ids = dal?.consultant_sectors.map(({ consultant }) => consultant?.id)
    expect(new Set(ids).size).toBe(ids?.length)
  })

  test('exclude consultants who left them, from the next request on', async () => {
    const { db } = await world()
    const idsOf = async () =>
      (await search('dal mill')).data[0]!.consultant_sectors.map(({ consultant }) => consultant?.id)
    const before = await idsOf()
    const suspend = (at: Date | null) =>
      db.updateTable('accounts').set({ suspended_at: at }).where('id', '=', before[0]!).execute()
    await suspend(new Date())
    try {
      expect(await idsOf()).toEqual(before.slice(1))
    } finally {
      await suspend(null)
    }
    expect(await idsOf()).toEqual(before)
  })

  test('are sorted by closeness, then by number of consultants', async () => {
    const { data } = await search('mill')
    const exact = data.filter(({ title_english }) => /\bmill$/.test(title_english))
    expect(exact.length).toBeGreaterThan(2)
    const counts = exact.map(({ consultantsCount }) => consultantsCount)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  test('of a sector follow when the sector is named, in either language', async () => {
    expect((await search('leather & footwear')).data.map(({ subCategory }) => subCategory.slug)).toContain(
      'leather-footwear',
    )
    const hindi = (await search('चमड़ा और जूते')).data
    expect(hindi.every(({ subCategory }) => subCategory.slug === 'leather-footwear')).toBe(true)
    expect(hindi.length).toBeGreaterThan(2)
  })

  test('are filtered by a sector, by id or slug; an unknown sector has none', async () => {
    const { send } = await world()
    const categories = (await send(listCategories, {})).body.data.categories
    const food = categories.find(({ slug }) => slug === 'food-beverages')!
    const narrowed = await slugs('mill', 'food-beverages')
    expect(narrowed).toContain('dal-mill')
    expect(narrowed).not.toContain('paper-pulp-mill')
    expect(await slugs('mill', String(food.id))).toEqual(narrowed)
    for (const nowhere of ['no-such-sector', '999999', "'; drop table sectors", '१'])
      expect(await slugs('mill', nowhere)).toEqual([])
  })

  test('show the number of distinct consultants listed on their page, for the whole demo data', async () => {
    const { send } = await world()
    const links = (await send(megaMenu, {})).body.data.categoryTypes.flatMap(({ id: consultant, sectors }) =>
      sectors.flatMap(({ slug: sector, industries }) =>
        industries.map((industry) => ({ consultant: String(consultant), sector, industry })),
      ),
    )
    expect(links.length).toBeGreaterThan(150)
    const shown = new Map<number, number>()
    for (const { industry } of links)
      for (const { id, consultantsCount } of (await search(industry.title_english)).data)
        shown.set(id, consultantsCount)
    for (const { industry, ...link } of links) {
      const { body } = await send(listConsultants, { ...link, industry: String(industry.id), limit: 100 })
      const listed = new Set(body.data.consultants.map(({ id }) => id)).size
      expect([industry.slug, shown.get(industry.id), industry.consultantsCount]).toEqual([
        industry.slug,
        listed,
        listed,
      ])
    }
  })
})

describe('consultants', () => {
  test('are found by a prefix of any word of their name, in any order and script', async () => {
    for (const typed of [
      'Paramita Ghoshal',
      'paramita',
      'ghosh',
      'PARAMITA GHO',
      'ghoshal paramita',
      'paramitha gosal',
      'परमिता घोषाल',
    ])
      expect(await people(typed), typed).toContain('Paramita Ghoshal')
    const [paramita] = (await search('paramita ghoshal')).consultants
    expect(paramita).toMatchObject({
      slug: 'paramita-ghoshal',
      thumbnail: expect.stringMatching(/^\//),
      city: expect.any(String),
    })
  })

  test('are found despite typing errors only if nobody has the exact name', async () => {
    expect(await people('paramita goshl')).toContain('Paramita Ghoshal')
    expect(await people('gurtaj singh sohl')).toContain('Gurtej Singh Sohal')
  })

  test('disappear when no longer listed, and are found by their new name', async () => {
    const { db } = await world()
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('name', '=', 'Paramita Ghoshal')
      .executeTakeFirstOrThrow()
    const suspend = (at: Date | null) =>
      db.updateTable('accounts').set({ suspended_at: at }).where('id', '=', id).execute()
    const rename = async (name: string) => {
      await db.updateTable('accounts').set({ name }).where('id', '=', id).execute()
      await db.updateTable('consultants').set({ approval: 'approved' }).where('id', '=', id).execute()
    }
    await suspend(new Date())
    expect(await people('paramita ghoshal')).not.toContain('Paramita Ghoshal')
    await rename('Paramita Phadke')
    await suspend(null)
    expect(await people('fadke')).toEqual(['Paramita Phadke'])
    await rename('Paramita Ghoshal')
    expect(await people('fadke')).toEqual([])
    expect(await people('paramita ghoshal')).toEqual(['Paramita Ghoshal'])
  })

  test('are the only results if no industry has such a name', async () => {
    expect(await search('ghoshal')).toMatchObject({ data: [], consultants: [{ name: 'Paramita Ghoshal' }] })
  })

  test('are filtered by a sector', async () => {
    expect(await people('paramita', 'legal-ip')).toContain('Paramita Ghoshal')
    expect(await people('paramita', 'food-beverages')).not.toContain('Paramita Ghoshal')
  })
})

describe('products and services', () => {
  const titles = async (name: string, sector?: string) => {
    const { products, services } = await search(name, sector)
    return { products: products.map((one) => one.title_english), services: services.map((one) => one.id) }
  }

  test('are found by the beginnings of words in their titles, in any order and either language', async () => {
    const registers = 'Twelve printed registers for a food unit'
    for (const typed of ['registers', 'food regist', 'printed twelve', 'छपे रजिस्टर'])
      expect((await titles(typed)).products, typed).toEqual([registers])
    expect((await titles('registers aeroplane')).products).toEqual([])
    expect((await titles('re')).products).toEqual([])
    expect((await titles('registers', 'food-beverages')).products).toEqual([])
    const { db } = await world()
    const { id, title_english, title_hindi } = await db
      .selectFrom('services')
      .select(['id', 'title_english', 'title_hindi'])
      .where('state', '=', 'offered')
      .executeTakeFirstOrThrow()
    for (const typed of [title_english, title_hindi]) expect((await titles(typed)).services).toContain(id)
    await db.updateTable('services').set({ state: 'withdrawn' }).where('id', '=', id).execute()
    expect((await titles(title_english)).services).not.toContain(id)
    await db.updateTable('services').set({ state: 'offered' }).where('id', '=', id).execute()
  })
})

test('an empty or unusual text finds nothing, a very long one is refused with a message', async () => {
  const { call } = await world()
  for (const query of [
    '',
    '?name=',
    '?name=%20%20',
    '?name=%25%25',
    '?name=%F0%9F%91%A9',
    '?name=_',
    "?name='%20or%201=1",
  ]) {
    const { status, body } = await call('GET', `/api/mobile/v1/search-consultant${query}`)
    expect([query, status, body.data]).toEqual([query, 200, { data: [], consultants: [], products: [], services: [] }])
  }
  const long = await call('GET', `/api/mobile/v1/search-consultant?name=${'dal '.repeat(2500)}`)
  expect([long.status, typeof long.body.message]).toEqual([422, 'string'])
})

describe('search statistics', () => {
  const counted = async () => {
    const { db } = await world()
    return {
      chosen: await db.selectFrom('industry_searches').selectAll().execute(),
      vain: await db.selectFrom('vain_searches').select(['text', 'times']).orderBy('text').execute(),
    }
  }

  test('count the industry chosen, and store the text if it found nothing, without personal data', async () => {
    const { send, clock, app, db } = await world()
    await db.deleteFrom('vain_searches').execute()
    const [dal] = (await search('dal mill')).data
    for (let n = 0; n < 3; n++)
      expect((await send(noteSearch, { text: 'dal', industryId: dal!.id })).body.data).toEqual({ noted: true })
    expect((await send(noteSearch, { text: 'dal', industryId: 999_999_999 })).body.data).toEqual({ noted: false })
    for (const text of ['Ostrich  FARM ', 'ostrich farm', 'dal mill', 'zzqx 98200 00412', 'zzqx@example.in', 'z'])
      await send(noteSearch, { text })
    const { chosen, vain } = await counted()
    expect(chosen.map(({ industry_id, times }) => [industry_id, times])).toEqual([[dal!.id, 3]])
    expect(vain).toEqual([{ text: 'ostrich farm', times: 2 }])

    await sweepSearches(app.services, new Date(clock.now().getTime() + 91 * 86_400_000))
    expect(await counted()).toEqual({ chosen: [], vain: [] })
  })
})
