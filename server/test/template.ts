import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'

const migrations = resolve(import.meta.dirname, '../migrations')

/** Everything a new house has before its first request. */
export async function fillTemplate(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const file of readdirSync(migrations)
      .filter((name) => name.endsWith('.sql'))
      .sort())
      await client.query(readFileSync(join(migrations, file), 'utf8'))
  } finally {
    await client.end()
  }
}
