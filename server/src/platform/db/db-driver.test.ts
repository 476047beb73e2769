import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { world } from '#test/world.ts'
import { executeAhead, executeTogether, executeWithCommit } from './db-driver.ts'
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

test('of several last statements the first that fails is reported, and none has an effect', async () => {
  const { db } = await world()
  const attempt = db.transaction().execute(async (tx) => {
    await executeWithCommit(tx, CompiledQuery.raw('create table unwanted ()'))
    await executeWithCommit(tx, CompiledQuery.raw('select 1 / 0'))
    await executeWithCommit(tx, CompiledQuery.raw('select 2'))
  })
  await expect(attempt).rejects.toThrow('division by zero')
  const { rows } = await sql<{ name: string | null }>`select to_regclass('unwanted')::text as name`.execute(db)
  expect(rows).toEqual([{ name: null }])
})

test('statements that are sent together run in their order, and each sees what was committed before it', async () => {
  const { db, pool } = await world()
  await sql`create table noted (what text)`.execute(db)
  const other = await pool.connect()
  try {
    await other.query(`begin; select pg_advisory_xact_lock(1234); insert into noted values ('by the other')`)
    const reading = db
      .transaction()
      .execute((tx) =>
        executeTogether(
          tx,
          CompiledQuery.raw(`select pg_advisory_xact_lock(1234)::text as waited`),
          CompiledQuery.raw('select what from noted'),
        ),
      )
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted`
    await expect.poll(async () => (await pool.query(waiting)).rows.length).toBeGreaterThan(0)
    await other.query('commit')
    expect(await reading).toEqual([[{ waited: '' }], [{ what: 'by the other' }]])
  } finally {
    other.release()
    await sql`drop table noted`.execute(db)
  }
})

test('of statements that are sent together the one that fails is reported', async () => {
  const { db } = await world()
  const attempt = db
    .transaction()
    .execute((tx) =>
      executeTogether(
        tx,
        CompiledQuery.raw('select 1'),
        CompiledQuery.raw('select 1 / 0'),
        CompiledQuery.raw('select 2'),
      ),
    )
  await expect(attempt).rejects.toThrow('division by zero')
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
