import { beforeAll, expect, test } from 'vitest'
import { loadDemoWorld } from '#demo/load.ts'
import { listingLies } from '#test/listing-lies.ts'
import { world } from '#test/world.ts'
import { consultantMaker } from './consultant.ts'
import { fillWorld } from './fill.ts'

const COUNT = 400

beforeAll(async () => {
  const { databaseUrl } = await world()
  await loadDemoWorld(databaseUrl)
  await fillWorld(databaseUrl, COUNT)
})

test('the bench world has its people, and its counts and carried figures are those the product would keep', async () => {
  const { db } = await world()
  const { count } = await db
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('source', '=', 'bench')
    .executeTakeFirstOrThrow()
  expect(count).toBe(COUNT)
  expect(await listingLies(db)).toEqual([])
})

test('a house goes on working on it: new people get new ids, and changes are counted', async () => {
  const { db, aConsultant } = await world()
  const last = await db.selectFrom('consultants').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect((await aConsultant()).id).toBeGreaterThan(last.id)
  await db.updateTable('consultants').set({ approval: 'draft' }).where('id', '=', last.id).execute()
  expect(await listingLies(db)).toEqual([])
})

test('the same index gives the same person', () => {
  const trades = [1, 2, 3].map((id) => ({ id, sectorId: 1, typeId: 1, title: `Trade ${id}` }))
  expect(consultantMaker(trades)(7)).toEqual(consultantMaker(trades)(7))
  expect(consultantMaker(trades)(7).name).not.toBe(consultantMaker(trades)(8).name)
})
