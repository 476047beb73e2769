import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createDatabase, databaseUrl, dropDatabase } from '#test/databases.ts'
import { migrate } from './migrate.ts'

const NAME = `migrate_${process.pid}_${process.env.VITEST_POOL_ID}`
let dir = ''
let url = ''

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'paramarsh-migrate-'))
  await createDatabase(inject('postgresUrl'), NAME)
  url = databaseUrl(inject('postgresUrl'), NAME)
  write('001-cats.sql', 'create table cats (name text primary key);')
})
afterEach(async () => {
  rmSync(dir, { recursive: true })
  await dropDatabase(inject('postgresUrl'), NAME)
})

const write = (name: string, sql: string) => writeFileSync(join(dir, name), sql)
async function ask(sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

test('each file is applied once, in order, and later ones on top', async () => {
  write('002-first-cat.sql', "insert into cats values ('Tom');")
  expect(await migrate(url, dir)).toEqual(['001-cats.sql', '002-first-cat.sql'])
  expect(await migrate(url, dir)).toEqual([])
  write('010-second-cat.sql', "insert into cats values ('Kit');")
  expect(await migrate(url, dir)).toEqual(['010-second-cat.sql'])
  expect(await ask('select name from cats order by 1')).toEqual([{ name: 'Kit' }, { name: 'Tom' }])
})

test('accepts a pool or an address', async () => {
  const pool = new pg.Pool({ connectionString: url, statement_timeout: 1 })
  write('002-slow.sql', 'select pg_sleep(0.05);')
  expect(await migrate(pool, dir)).toHaveLength(2)
  await pool.end()
})

test('concurrent processes do not conflict', async () => {
  const applied = await Promise.all([migrate(url, dir), migrate(url, dir), migrate(url, dir), migrate(url, dir)])
  expect(applied.flat()).toEqual(['001-cats.sql'])
})

test('a failing file is rolled back and reported with its position', async () => {
  write('002-dogs.sql', 'create table dogs (name text);\ninsert into birds values (1);')
  await expect(migrate(url, dir)).rejects.toThrow('002-dogs.sql failed (line 2): relation "birds" does not exist')
  expect(await ask("select to_regclass('dogs') as dogs, to_regclass('cats') as cats")).toEqual([
    { dogs: null, cats: 'cats' },
  ])
})

test('a file that was changed after it ran is refused', async () => {
  await migrate(url, dir)
  write('001-cats.sql', 'create table cats (name text);')
  await expect(migrate(url, dir)).rejects.toThrow('001-cats.sql was changed after it ran')
})

test('a database of a newer version is refused', async () => {
  write('002-dogs.sql', 'create table dogs ();')
  await migrate(url, dir)
  rmSync(join(dir, '002-dogs.sql'))
  await expect(migrate(url, dir)).rejects.toThrow('002-dogs.sql, which this version does not know')
})

test('what PostgreSQL refuses inside a transaction can run outside of one', async () => {
  write(
    '002-index.sql',
    '-- no transaction\ncreate index concurrently one on cats (name);\ncreate index concurrently two on cats (name);\n',
  )
  await migrate(url, dir)
  expect(await ask("select count(*)::int as indexes from pg_indexes where tablename = 'cats'")).toEqual([
    { indexes: 3 },
  ])
})

test.each([
  ['001-dogs.sql', 'carry the same number'],
  ['dogs.sql', 'must be named like'],
])('the name %s is refused', async (name, words) => {
  write(name, 'select 1;')
  await expect(async () => migrate(url, dir)).rejects.toThrow(words)
})
