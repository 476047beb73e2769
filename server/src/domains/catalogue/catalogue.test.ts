import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import * as api from '#contract/catalogue/endpoints.ts'
import { buildApp } from '#server/app.ts'
import { createCaller } from '#test/caller.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { world } from '#test/world.ts'
import { statementsOf } from '../../../../bench/harness/statements.ts'

beforeAll(withDemoWorld)

const menu = async () => (await (await world()).send(api.megaMenu, {})).body.data.categoryTypes

describe('the mega menu', () => {
  test('has types, their sectors and their industries, in both languages and in order', async () => {
    const types = await menu()
    expect(types.map(({ slug, title_hindi }) => [slug, title_hindi])).toEqual([
      ['industrial', 'औद्योगिक'],
      ['professional', 'पेशेवर'],
    ])
    const food = types[0]?.sectors[0]
    expect([food?.title_english, food?.title_hindi, food?.icon]).toEqual([
      'Food & beverages',
      'खाद्य और पेय',
      'tools-kitchen-2',
    ])
    expect(food?.industries.map(({ slug }) => slug)).toContain('dal-mill')
    expect(types.flatMap(({ sectors }) => sectors).length).toBeGreaterThanOrEqual(24)
  })

  test('counts each consultant once, at every level', async () => {
    const { db } = await world()
    const listed = await db.selectFrom('consultant_industries').selectAll().where('listed', 'is', true).execute()
    const distinct = (keep: (row: (typeof listed)[number]) => boolean) =>
      new Set(listed.filter(keep).map((row) => row.consultant_id)).size
    for (const type of await menu()) {
      expect(type.consultantsCount).toBe(distinct((row) => row.category_type_id === type.id))
      for (const sector of type.sectors) {
        expect(sector.consultantsCount, sector.slug).toBe(distinct((row) => row.sector_id === sector.id))
        for (const industry of sector.industries)
          expect(industry.consultantsCount, industry.slug).toBe(distinct((row) => row.industry_id === industry.id))
      }
    }
  })

  test('gives every sellable item a unique id', async () => {
    const ids = (await menu()).flatMap(({ sectors }) =>
      sectors.flatMap((s) => [s.id, ...s.industries.map((i) => i.id)]),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('visitors get stored answers until the database announces a change; who is signed in always gets new ones', async () => {
  const { config, databaseUrl, clock, db, aCustomer } = await world()
  const app = await buildApp({ config, databaseUrl, now: clock.now, cachesAnswers: true })
  onTestFinished(() => app.close())
  await app.ready()
  const { token } = await aCustomer()
  const { send } = createCaller(app)
  const counted = async (by?: string) => {
    const { categoryTypes } = (await send(api.megaMenu, {}, { token: by })).body.data
    return categoryTypes.reduce((sum, type) => sum + type.consultantsCount, 0)
  }
  await counted()
  const before = await counted()
  expect(await statementsOf(counted)).toEqual([])
  expect((await statementsOf(() => counted(token))).length).toBeGreaterThan(0)
  const listed = db.selectFrom('consultant_industries').select('consultant_id').where('listed', '=', true).limit(1)
  await db.updateTable('consultants').set({ approval: 'draft' }).where('id', '=', listed).execute()
  expect(await counted(token)).toBeLessThan(before)
  await expect.poll(() => counted()).toBeLessThan(before)
})

describe('sectors', () => {
  const search = async (text?: string) => {
    const { send } = await world()
    const { body } = await send(api.listSectors, text === undefined ? {} : { search: text })
    return body.data.sectors.map(({ slug }) => slug)
  }

  test('are found by a title or an industry in English, Hindi and romanised Hindi', async () => {
    expect(await search('leather')).toContain('leather-footwear')
    expect(await search('दाल मिल')).toEqual(['food-beverages'])
    expect(await search('sangmarmar')).toEqual(['construction-building-materials'])
    expect(await search('  ')).toEqual(await search())
    expect(await search('no such trade')).toEqual([])
  })

  test('are searched literally, without wildcards', async () => {
    expect(await search('%')).toEqual([])
    expect(await search('a_c')).toEqual([])
  })

  test('belong to a type; an unknown one has none', async () => {
    const { send } = await world()
    const professional = await send(api.listSectorsOfType, { id: 2 })
    expect(new Set(professional.body.data.sectors.map((sector) => sector.categoryTypeId))).toEqual(new Set([2]))
    const unknown = await send(api.listSectorsOfType, { id: 999_999 })
    expect([unknown.status, unknown.body.data.sectors]).toEqual([200, []])
    const { call } = await world()
    expect((await call('GET', '/api/web/v1/get-sectorBy-type/food')).status).toBe(422)
  })
})

test('the bar gets its links, types and categories with their sub-sub-categories', async () => {
  const { send } = await world()
  const links = (await send(api.listNavLinks, {})).body.data.navLinks
  expect(links[0]).toMatchObject({
    title_english: 'Industrial consultants',
    path: '/consultants?consultant=1',
    categoryTypeId: 1,
  })
  expect(links.map(({ path }) => path)).toContain('/workshops')
  const types = (await send(api.listCategoryTypes, {})).body.data.categoryTypes
  expect(types.map(({ id }) => id)).toEqual([1, 2])
  const categories = (await send(api.listCategories, {})).body.data.categories
  expect(categories[0]?.subSubCategories.length).toBeGreaterThan(5)
})

test('states have their GST codes and Hindi names', async () => {
  const { send } = await world()
  const states = (await send(api.listStates, {})).body.data.states
  expect(states).toHaveLength(36)
  expect(states).toContainEqual({ code: '27', title_english: 'Maharashtra', title_hindi: 'महाराष्ट्र' })
})

describe('the industries of a type', () => {
  test('are returned under the names of their data areas, with paging and search', async () => {
    const { send } = await world()
    const all = (await menu())[0]!.sectors.flatMap(({ industries }) => industries)
    const first = (await send(api.listIndustrialIndustries, {})).body.data
    expect(first.industrialIndustry).toEqual(first.data)
    expect([first.data.length, first.industrialCount, first.count]).toEqual([10, all.length, all.length])
    const last = (await send(api.listIndustrialIndustries, { page: Math.ceil(all.length / 100), limit: 100 })).body.data
    expect(last.data.at(-1)?.id).toBe(all.at(-1)?.id)
    const searched = (await send(api.listIndustrialIndustries, { search: 'daal mil' })).body.data
    expect(searched.data[0]).toMatchObject({ slug: 'dal-mill', subCategory: { slug: 'food-beverages' } })
    const professional = (await send(api.listProfessionalIndustries, {})).body.data
    expect(professional.professionalIndustry.length).toBe(professional.professionalCount)
    expect(new Set(professional.professionalIndustry.map(({ categoryTypeId }) => categoryTypeId))).toEqual(new Set([2]))
  })

  test('include the sectors of the type, filtered by sector or text; an unknown one has none', async () => {
    const { send } = await world()
    const ask = async (input: object) => (await send(api.listSectorsOfCategory, { id: 1, ...input })).body.data
    const food = await ask({ sector: 'food-beverages', limit: 100 })
    expect(food.categoryIndustry).toHaveLength(food.industryCount)
    expect(food.categoryIndustry.every(({ subCategory }) => subCategory.slug === 'food-beverages')).toBe(true)
    expect(food.categorySectors.length).toBeGreaterThan(5)
    expect((await ask({ search: 'sangmarmar' })).categoryIndustry[0]?.slug).toBe('marble-granite')
    expect((await ask({ sector: 'nowhere' })).industryCount).toBe(0)
    expect((await ask({ page: 1_000_000_000 })).categoryIndustry).toEqual([])
    expect(await ask({ id: 999 })).toMatchObject({ categorySectors: [], industryCount: 0 })
  })
})
