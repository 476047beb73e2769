import { beforeAll, expect, test } from 'vitest'
import { countSectors } from '#contract/discovery/listing.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { listingLies } from '#test/listing-lies.ts'
import { world } from '#test/world.ts'
import { consultantMaker } from './consultant.ts'
import { fillWorld } from './fill.ts'

/** Enough for more than 200 in the largest sectors, which are then counted among their first candidates only. */
const COUNT = 4_000

beforeAll(async () => {
  await withDemoWorld()
  const { databaseUrl } = await world()
  await fillWorld(databaseUrl, COUNT)
})

test('the bench data has its people, with the counts and stored totals the app would maintain', async () => {
  const { db } = await world()
  const { count } = await db
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('source', '=', 'bench')
    .executeTakeFirstOrThrow()
  expect(count).toBe(COUNT)
  expect(await listingLies(db)).toEqual([])
})

test('the app works on it: new people get new ids, and changes are counted', async () => {
  const { db, aConsultant } = await world()
  const last = await db.selectFrom('consultants').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect((await aConsultant()).id).toBeGreaterThan(last.id)
  await db.updateTable('consultants').set({ approval: 'draft' }).where('id', '=', last.id).execute()
  expect(await listingLies(db)).toEqual([])
})

test('when thousands match, a sector is counted up to its limit, and a count marked exact is exact', async () => {
  const { db, send } = await world()
  const truth = await db
    .selectFrom('consultant_industries')
    .select((eb) => ['sector_id as id', eb.fn.countAll<number>().as('count')])
    .where((eb) => eb.and([eb('listed', '=', true), eb('leads_sector', '=', true), eb('experience_years', '>=', 3)]))
    .groupBy('sector_id')
    .execute()
  const { sectors } = (await send(countSectors, { experience: 3 })).body.data
  const counted = new Map(sectors.map((sector) => [sector.id, sector]))
  const wrong = truth.filter(({ id, count }) => {
    const found = counted.get(id)
    return found?.countIsExact ? found.count !== count : !found || found.count > count || found.count > 100
  })
  expect(wrong).toEqual([])
  expect(new Set(sectors.map(({ countIsExact }) => countIsExact))).toEqual(new Set([true, false]))
})

test('the same index gives the same person', () => {
  const trades = [1, 2, 3].map((id) => ({ id, sectorId: 1, typeId: 1, title: `Trade ${id}` }))
  expect(consultantMaker(trades)(7)).toEqual(consultantMaker(trades)(7))
  expect(consultantMaker(trades)(7).name).not.toBe(consultantMaker(trades)(8).name)
})
