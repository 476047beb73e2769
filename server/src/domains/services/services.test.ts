import { beforeAll, describe, expect, test } from 'vitest'
import { megaMenu } from '#contract/catalogue/endpoints.ts'
import type { Sent } from '#contract/endpoint.ts'
import { getConsultantService, listConsultantServices } from '#contract/services/endpoints.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { world } from '#test/world.ts'

beforeAll(withDemoWorld)

const ask = async (query: Sent<typeof listConsultantServices> = {}) => {
  const { status, body } = await (await world()).send(listConsultantServices, query)
  expect([status, body.message]).toEqual([200, 'OK'])
  return body.data
}

describe('services', () => {
  test('are listed cheapest first, under the names of their data areas', async () => {
    const all = await ask({ limit: 100 })
    expect(all.count).toBeGreaterThanOrEqual(50)
    expect([all.services, all.ServiceList, all.servicesCount]).toEqual([all.data, all.data, all.data.length])
    const prices = all.data.map(({ pricePaise }) => pricePaise)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    // The slug of the category type, which a cart item carries as its industry_type.
    const { categoryTypes } = (await (await world()).send(megaMenu, {})).body.data
    const typeOf = (sectorId: number) =>
      categoryTypes.find(({ sectors }) => sectors.some(({ id }) => id === sectorId))?.slug
    expect(all.data.map((row) => row.industry_type)).toEqual(all.data.map(({ sector }) => typeOf(sector.id)))
    expect(all.data.every((row) => row.industry_type)).toBe(true)
    expect(all.SCategoryList.reduce((sum, { servicesCount }) => sum + servicesCount, 0)).toBe(all.count)
  })

  test('are filtered by sector, industry and consultant, by id or slug', async () => {
    const all = (await ask({ limit: 100 })).data
    const [one] = all
    const fits = (key: 'sector' | 'industry' | 'consultant', id: number) => all.filter((row) => row[key].id === id)
    const { sector, industry, consultant } = one!
    for (const written of [String(sector.id), sector.slug])
      expect((await ask({ sector: written, limit: 100 })).data).toEqual(fits('sector', sector.id))
    for (const written of [String(industry.id), industry.slug])
      expect((await ask({ sector: sector.slug, industry: written })).data).toEqual(fits('industry', industry.id))
    expect((await ask({ consultantId: consultant.id })).data).toEqual(fits('consultant', consultant.id))
  })

  test('of a sector name its industries that have any, with their numbers', async () => {
    expect((await ask()).industries).toBeUndefined()
    const [{ sector }] = (await ask()).data as [Awaited<ReturnType<typeof ask>>['data'][number]]
    const { data, industries = [] } = await ask({ sector: sector.slug, limit: 100 })
    const counted = industries.map(({ id, servicesCount }) => [id, servicesCount])
    const expected = new Map<number, number>()
    for (const { industry } of data) expected.set(industry.id, (expected.get(industry.id) ?? 0) + 1)
    expect(new Map(counted as [number, number][])).toEqual(expected)
  })

  test('can be read individually; an unknown one is not found', async () => {
    const { send } = await world()
    const [one] = (await ask()).data
    const { packages, ...service } = (await send(getConsultantService, { id: one!.id })).body.data.ServiceDetail
    expect(service).toEqual({ ...one, ratingAverage: null, ratingCount: 0 })
    expect(packages).toHaveLength(one!.packagesCount)
    expect(packages).toMatchObject([{ id: one!.id, pricePaise: one!.pricePaise, days: one!.days }])
    expect((await send(getConsultantService, { id: 999_999_999 })).status).toBe(404)
  })

  test('are paged without gaps or duplicates', async () => {
    const whole = (await ask({ limit: 100 })).data.map(({ id }) => id)
    const pages: number[] = []
    for (let page = 1; (page - 1) * 7 < whole.length; page++)
      pages.push(...(await ask({ limit: 7, page })).data.map(({ id }) => id))
    expect(pages).toEqual(whole)
    expect((await ask({ page: 1_000_000_000 })).data).toEqual([])
  })

  test('of an unknown sector or consultant are empty', async () => {
    for (const query of [{ sector: 'nowhere' }, { industry: 'text for an id' }, { consultantId: 999_999_999 }])
      expect(await ask(query)).toMatchObject({ data: [], count: 0, servicesCount: 0 })
  })

  test('are omitted while withdrawn, or while their consultant is not listed', async () => {
    const { db } = await world()
    const [first] = (await ask()).data
    const shown = async () => (await ask()).data.some(({ id }) => id === first!.id)
    const set = (state: string) => db.updateTable('services').set({ state }).where('id', '=', first!.id).execute()
    const approve = (approval: string) =>
      db.updateTable('consultants').set({ approval }).where('id', '=', first!.consultant.id).execute()
    await set('withdrawn')
    expect(await shown()).toBe(false)
    expect((await (await world()).send(getConsultantService, { id: first!.id })).status).toBe(404)
    await set('offered')
    expect(await shown()).toBe(true)
    await approve('draft')
    expect(await shown()).toBe(false)
    await approve('approved')
    expect(await shown()).toBe(true)
  })
})
