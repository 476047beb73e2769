import { beforeAll, describe, expect, test } from 'vitest'
import { listAuditLog } from '#contract/audit/endpoints.ts'
import * as api from '#contract/catalogue/editing.ts'
import { listCategoryTypes, listNavLinks, listSectors, megaMenu } from '#contract/catalogue/endpoints.ts'
import { listConsultants } from '#contract/discovery/listing.ts'
import { noteSearch, searchConsultant } from '#contract/discovery/search.ts'
import type { Sent } from '#contract/endpoint.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { listingLies } from '#test/listing-lies.ts'
import { world } from '#test/world.ts'

beforeAll(withDemoWorld)

const staff = async () => (await world()).aStaff()
const tree = async () => {
  const { body } = await (await staff()).send(api.getCatalogueTree, {})
  return body.data.categoryTypes
}
const sectorId = async (wanted: string) =>
  (await tree()).flatMap(({ sectors }) => sectors).find(({ slug }) => slug === wanted)!.id
const industryId = async (wanted: string) =>
  (await tree())
    .flatMap(({ sectors }) => sectors.flatMap(({ industries }) => industries))
    .find(({ slug }) => slug === wanted)!.id
const open = async (slug: string) => {
  const { body } = await (await staff()).send(api.getIndustry, { id: await industryId(slug) })
  return body.data
}
type Change = Partial<Sent<typeof api.changeIndustry>>
const change = async (slug: string, to: Change) => {
  const { inUse, oldSlugs, siblings, ...seen } = await open(slug)
  return (await staff()).send(api.changeIndustry, { ...seen, reason: 'Clearer for customers', ...to })
}
const found = async (name: string) => {
  const { send } = await world()
  return (await send(searchConsultant, { name })).body.data.data.map(({ slug }) => slug)
}

describe('an industry', () => {
  test('shows its spellings and usage', async () => {
    const { send } = await world()
    const before = await open('dal-mill')
    expect(before).toMatchObject({ title_hindi: 'दाल मिल', hidden: false, version: 1, oldSlugs: [] })
    expect(before.spellings).toContain('daal mill')
    expect(before.inUse.consultants).toBeGreaterThan(0)
    await send(noteSearch, { text: 'dal', industryId: before.id })
    expect((await open('dal-mill')).inUse.searches).toBe(before.inUse.searches + 1)
  })

  test('is found by a new spelling immediately in every process, and the change is in the audit log', async () => {
    const other = await world({ process: 'second' })
    expect(await found('toor processing')).not.toContain('dal-mill')
    await other.send(searchConsultant, { name: 'toor' })
    const { spellings } = await open('dal-mill')
    const { status, body } = await change('dal-mill', {
      spellings: [...spellings, ' toor  processing', 'Toor processing'],
    })
    expect([status, body.message]).toEqual([200, 'Industry saved'])
    expect(body.data.spellings.filter((one) => /toor/i.test(one))).toHaveLength(1)
    expect((await found('toor processing'))[0]).toBe('dal-mill')
    await expect
      .poll(async () => (await other.send(searchConsultant, { name: 'toor processing' })).body.data.data[0]?.slug)
      .toBe('dal-mill')
    const log = await (await staff()).send(listAuditLog, { subject: `industry:${body.data.id}` })
    expect(log.body.data.data[0]).toMatchObject({ action: 'industry.changed', reason: 'Clearer for customers' })
  })

  test('keeps its old links when its slug changes, and yields a former slug to a new owner', async () => {
    const { send } = await world()
    const id = await industryId('rice-mill')
    expect((await change('rice-mill', { slug: 'rice-milling' })).status).toBe(200)
    const counted = async (industry: string) => (await send(listConsultants, { industry })).body.data.count
    expect(await counted('rice-mill')).toBe(await counted(String(id)))
    expect(await counted('rice-milling')).toBe(await counted(String(id)))
    expect((await open('rice-milling')).oldSlugs).toEqual(['rice-mill'])
    expect((await change('rice-milling', { slug: 'dal-mill' })).body.code).toBe('slug_taken')
    expect((await change('rice-milling', { slug: 'rice-mill' })).body.data.oldSlugs).toEqual(['rice-milling'])
  })

  test('moves to another sector with its consultants; every count stays correct', async () => {
    const { db } = await world()
    const to = await sectorId('agro-dairy')
    expect((await change('tea-coffee-processing', { sectorId: to })).body.data.sectorId).toBe(to)
    expect(await listingLies(db)).toEqual([])
    expect((await change('tea-coffee-processing', { sectorId: 999_999 })).status).toBe(404)
  })

  test('that is hidden disappears from menus and search, keeps its link, and can be shown again', async () => {
    const { send } = await world()
    const inMenu = async () =>
      (await send(megaMenu, {})).body.data.categoryTypes
        .flatMap(({ sectors }) => sectors.flatMap(({ industries }) => industries))
        .some(({ slug }) => slug === 'sports-goods')
    const id = await industryId('sports-goods')
    const before = (await send(listConsultants, { industry: String(id) })).body.data.count
    await change('sports-goods', { hidden: true })
    expect([await inMenu(), (await found('cricket bat')).includes('sports-goods')]).toEqual([false, false])
    expect((await send(listConsultants, { industry: String(id) })).body.data.count).toBe(before)
    await change('sports-goods', { hidden: false })
    expect([await inMenu(), (await found('cricket bat'))[0]]).toEqual([true, 'sports-goods'])
  })

  test('edited by two people, the second gets a conflict, and none of their changes are saved', async () => {
    const { inUse, oldSlugs, siblings, ...seen } = await open('forging')
    const [one, other] = [await staff(), await staff()]
    const input = { ...seen, reason: 'Both at once' }
    const answers = await Promise.all([
      one.send(api.changeIndustry, { ...input, title_english: 'Forging A' }),
      other.send(api.changeIndustry, { ...input, title_english: 'Forging B' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const stored = answers.find(({ status }) => status === 200)?.body.data.title_english
    expect((await open('forging')).title_english).toBe(stored)
  })

  test('can be added, is found, and is deleted only while unused', async () => {
    const { reason, ...fields } = {
      title_english: 'Ostrich farming',
      title_hindi: 'शुतुरमुर्ग पालन',
      slug: 'ostrich-farming',
      sectorId: await sectorId('agro-dairy'),
      spellings: ['shuturmurg'],
      reason: 'Asked for often',
    }
    const editor = await staff()
    const added = await editor.send(api.addIndustry, { ...fields, reason })
    expect([added.status, added.body.data.inUse]).toEqual([
      201,
      { consultants: 0, services: 0, listed: 0, searches: 0 },
    ])
    expect((await editor.send(api.addIndustry, { ...fields, reason })).body.code).toBe('slug_taken')
    expect((await found('shutur murg'))[0]).toBe('ostrich-farming')
    const { id, version } = added.body.data
    expect((await editor.send(api.deleteIndustry, { id, version: version + 1, reason })).status).toBe(409)
    expect((await editor.send(api.deleteIndustry, { id, version, reason })).status).toBe(200)
    expect((await editor.send(api.getIndustry, { id })).status).toBe(404)
    expect(await found('shutur murg')).not.toContain('ostrich-farming')
    const used = await open('dal-mill')
    const refused = await editor.send(api.deleteIndustry, { id: used.id, version: used.version, reason })
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use'])
  })
})

describe('a sector', () => {
  test('is changed, hidden with its industries, and deleted only when empty', async () => {
    const editor = await staff()
    const id = await sectorId('leather-footwear')
    const { inUse, oldSlugs, siblings, ...seen } = (await editor.send(api.getSector, { id })).body.data
    expect(inUse.industries).toBe(4)
    const reason = 'Out of season'
    const hidden = await editor.send(api.changeSector, { ...seen, slug: 'leather', hidden: true, reason })
    expect(hidden.body.data).toMatchObject({ hidden: true, version: 2, oldSlugs: ['leather-footwear'] })
    expect(await found('chamda')).not.toContain('leather-tanning')
    const { send } = await world()
    expect((await send(listSectors, {})).body.data.sectors.map(({ slug }) => slug)).not.toContain('leather')
    expect((await editor.send(api.deleteSector, { id, version: 2, reason })).body.code).toBe('in_use')
    const back = { ...seen, hidden: false, version: 2, reason }
    expect((await editor.send(api.changeSector, back)).status).toBe(200)
    expect((await found('chamda'))[0]).toBe('leather-tanning')

    const fields = { title_english: 'Space', title_hindi: 'अंतरिक्ष', slug: 'space', icon: 'compass', categoryTypeId: 1 }
    const added = (await editor.send(api.addSector, { ...fields, reason })).body.data
    expect((await editor.send(api.deleteSector, { id: added.id, version: 1, reason })).status).toBe(200)
  })
})

test('the order chosen by staff is stored', async () => {
  const parentId = await sectorId('pharma-ayurveda')
  const listed = async () =>
    (await tree())[0]!.sectors.find(({ id }) => id === parentId)!.industries.map(({ slug }) => slug)
  const [first, second, ...rest] = await listed()
  expect((await open(second!)).place).toBe(2)
  expect((await change(second!, { place: 1 })).body.data.place).toBe(1)
  expect(await listed()).toEqual([second, first, ...rest])
  await change(second!, { place: 10_000 })
  expect(await listed()).toEqual([first, ...rest, second])
})

describe('a file of industries', () => {
  const send = async (csv: string) => (await staff()).send(api.importIndustries, { csv, reason: 'The new list' })

  test('is imported line by line; invalid lines are reported by number and skipped', async () => {
    const { status, body } = await send(
      [
        'sector,title_english,title_hindi,slug,spellings',
        'food-beverages,"Honey, raw & filtered",शहद,,"shahad; honey bottling"',
        '',
        'no-such-sector,Thing,चीज़,,',
        'food-beverages,,बिना नाम,,',
        'food-beverages,Dal mill,दाल मिल,,',
        'food-beverages,Vinegar,सिरका,Not A Slug,',
        'food-beverages,"Two',
        'lines",दो,two-lines,',
      ].join('\r\n'),
    )
    expect([status, body.data.added]).toEqual([200, 2])
    expect(body.data.wrong.map(({ line }) => line)).toEqual([4, 5, 6, 7])
    expect(body.data.wrong[0]?.message).toBe('There is no sector “no-such-sector”.')
    expect((await found('shahad'))[0]).toBe('honey-raw-filtered')
  })

  test('without its columns is refused with a message', async () => {
    const { status, body } = await send('name;hindi\nDal;दाल')
    expect([status, body.errors?.csv?.[0]]).toEqual([422, expect.stringContaining('sector, title_english')])
  })

  test('with an unclosed quotation mark is refused, naming the line', async () => {
    const { status, body } = await send(`sector,title_english,title_hindi\n${' '.repeat(1_000)}"`)
    expect([status, body.errors?.csv]).toEqual([422, ['Line 2 cannot be read. Check its quotation marks.']])
  })

  test('with more lines than the maximum is refused', async () => {
    const { status, body } = await send(`sector,title_english,title_hindi\n${'a,b,c\n'.repeat(2_001)}`)
    expect([status, body.errors?.csv]).toEqual([422, ['At most 2000 lines can be read at once.']])
  })
})

test('staff see searches without results', async () => {
  const { send, db } = await world()
  await db.deleteFrom('vain_searches').execute()
  for (const text of ['helicopter repair', 'Helicopter  repair', 'submarine']) await send(noteSearch, { text })
  const { body } = await (await staff()).send(api.listVainSearches, {})
  expect(body.data.searches).toEqual([
    { text: 'helicopter repair', times: 2 },
    { text: 'submarine', times: 1 },
  ])
})

describe('a category type', () => {
  const firstType = async () => (await (await staff()).send(api.getCategoryType, { id: 1 })).body.data

  test('is renamed everywhere at once, including the top bar, and keeps its slug', async () => {
    const { send } = await world()
    const { version, place, inUse } = await firstType()
    expect(inUse.sectors).toBeGreaterThan(0)
    const input = { id: 1, version, place, title_english: 'Industry', title_hindi: 'उद्योग', reason: 'Shorter' }
    const { status, body } = await (await staff()).send(api.changeCategoryType, input)
    expect([status, body.data]).toMatchObject([
      200,
      { title_english: 'Industry', slug: 'industrial', version: version + 1 },
    ])
    expect((await (await staff()).send(api.changeCategoryType, input)).body.code).toBe('stale')
    expect((await send(listCategoryTypes, {})).body.data.categoryTypes[0]).toMatchObject({ title_english: 'Industry' })
    const [first, second] = (await send(listNavLinks, {})).body.data.navLinks
    expect([first, second]).toMatchObject([
      { title_english: 'Industry consultants', title_hindi: 'उद्योग सलाहकार' },
      { title_english: 'Professional consultants' },
    ])
    const log = (await (await staff()).send(listAuditLog, { subject: 'category_type:1' })).body.data.data
    expect(log[0]).toMatchObject({ action: 'category_type.changed', reason: 'Shorter' })
  })

  test('has the position chosen by staff, in the tree and in the top bar', async () => {
    const { send } = await world()
    const { version, title_english, title_hindi } = await firstType()
    const put = (place: number, seen: number) => ({
      id: 1,
      version: seen,
      place,
      title_english,
      title_hindi,
      reason: 'Order',
    })
    expect((await (await staff()).send(api.changeCategoryType, put(2, version))).body.data.place).toBe(2)
    expect((await tree()).map(({ id }) => id)).toEqual([2, 1])
    expect((await send(listNavLinks, {})).body.data.navLinks[0]).toMatchObject({
      title_english: 'Professional consultants',
    })
    expect((await (await staff()).send(api.changeCategoryType, put(1, version + 1))).body.data.place).toBe(1)
    expect((await tree()).map(({ id }) => id)).toEqual([1, 2])
  })
})
