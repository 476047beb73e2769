import pg from 'pg'
import { expect, test } from 'vitest'
import { createClock } from './clock.ts'
import { fileDatabase } from './file-database.ts'

test('a file has its own database, with every migration', async () => {
  const url = await fileDatabase()
  expect(await fileDatabase()).toBe(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select to_regclass('accounts')::text as name`)
  await client.end()
  expect(rows).toEqual([{ name: 'accounts' }])
})

test('the clock stands still until it is moved', () => {
  const clock = createClock(new Date('2026-03-02T04:30:00Z'))
  expect(clock.now()).toEqual(clock.now())
  clock.advance({ days: 1, minutes: 5 })
  expect(clock.now().toISOString()).toBe('2026-03-03T04:35:00.000Z')
})
