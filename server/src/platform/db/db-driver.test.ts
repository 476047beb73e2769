import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { world } from '#test/world.ts'
import { executeWithCommit } from './db-driver.ts'

test('a transaction whose last statement fails fails and is rolled back', async () => {
  const { db } = await world()
  const attempt = db.transaction().execute(async (tx) => {
    await sql`create table unwanted ()`.execute(tx)
    await executeWithCommit(tx, CompiledQuery.raw('select 1 / 0'))
    return 'done'
  })
  await expect(attempt).rejects.toThrow('division by zero')
  const { rows } = await sql<{ name: string | null }>`select to_regclass('unwanted')::text as name`.execute(db)
  expect(rows).toEqual([{ name: null }])
})
