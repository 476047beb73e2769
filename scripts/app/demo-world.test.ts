import { beforeEach, expect, test } from 'vitest'
import { fileDatabase } from '../../server/test/file-database.ts'
import { withClient } from '../backup/data-parts.ts'
import { holdsDemoWorld, settleDemoWorld } from './demo-world.ts'

let url = ''
const ask = (sql: string) => withClient(url, (client) => client.query(sql))
const quiet = () => {}
const place = {
  dataDir: '/nowhere',
  s3: undefined,
  appSecret: 'a secret that nothing is encrypted with',
  olderAppSecrets: [],
}

beforeEach(async () => {
  url = await fileDatabase()
  await ask('delete from demo_world; delete from accounts')
})

const aPerson = () =>
  ask(
    `insert into accounts (type, mobile, name, source, created_at, updated_at)
     values ('user', '9876543210', 'Asha', 'popup', '2026-01-01Z', '2026-01-01Z')`,
  )

test('production refuses a database with the demo data', async () => {
  await ask("insert into demo_world (version, loaded_at) values (1, '2026-01-01Z')")
  expect(await holdsDemoWorld(url)).toBe(true)
  await expect(settleDemoWorld({ ...place, mode: 'production' }, url, quiet)).rejects.toThrow('holds the demo world')
})

test('production accepts a new database and one with real people', async () => {
  await settleDemoWorld({ ...place, mode: 'production' }, url, quiet)
  await aPerson()
  await settleDemoWorld({ ...place, mode: 'production' }, url, quiet)
  expect(await holdsDemoWorld(url)).toBe(false)
})

test('the demo refuses a database with real people', async () => {
  await aPerson()
  await expect(settleDemoWorld({ ...place, mode: 'demo' }, url, quiet)).rejects.toThrow(
    'people who are not of the demo world',
  )
})
