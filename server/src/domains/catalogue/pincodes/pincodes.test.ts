import { expect, test } from 'vitest'
import { sharedWorld } from '#test/world.ts'
import { loadPincodes } from './service.ts'

test('every PIN code of the source is in the table, and loading again adds nothing', async () => {
  const { db } = await sharedWorld()
  const { count } = await db
    .selectFrom('pincodes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(19_586)
  expect(await loadPincodes(db)).toBe(0)
})
