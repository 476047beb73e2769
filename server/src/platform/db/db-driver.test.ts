import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { world } from '#test/world.ts'
import { executeAhead, executeWithCommit } from './db-driver.ts'
import { prepared } from './prepared.ts'

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

test('what follows a statement that was sent ahead and failed has no effect', async () => {
  const { db } = await world()
  const attempt = db.transaction().execute(async (tx) => {
    const { result } = await executeAhead(tx, CompiledQuery.raw('select 1 / 0'))
    await sql`create table unwanted ()`.execute(tx).finally(() => result)
  })
  await expect(attempt).rejects.toThrow('division by zero')
  const { rows } = await sql<{ name: string | null }>`select to_regclass('unwanted')::text as name`.execute(db)
  expect(rows).toEqual([{ name: null }])
})

test('prepared SQL is planned once per connection', async () => {
  const { db } = await world()
  const statement = prepared('select $1::integer as answer')
  await db.connection().execute(async (connection) => {
    for (const answer of [1, 2])
      expect((await connection.executeQuery(CompiledQuery.raw(statement, [answer]))).rows).toEqual([{ answer }])
    const { rows } = await sql`select 1 from pg_prepared_statements where statement = ${statement}`.execute(connection)
    expect(rows).toHaveLength(1)
  })
})
