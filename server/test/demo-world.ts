import pg from 'pg'
import { inject } from 'vitest'
import { loadDemoWorld } from '#demo/load.ts'
import { createClock } from './clock.ts'
import { cloneDatabase, databaseUrl } from './databases.ts'
import { fileDatabase } from './file-database.ts'

const NAME = 'demo_template'
/** An arbitrary, unused lock number. */
const LOCK = 20_260_302

/** Call before a file's first `world()`: its database has the demo data, loaded once per run and cloned afterwards. */
export async function withDemoWorld() {
  const serverUrl = inject('postgresUrl')
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME])
    if (rowCount === 0) {
      const unfinished = `${NAME}_unfinished`
      await cloneDatabase(serverUrl, unfinished)
      // The start time of test worlds, so that no test depends on the current day and hour.
      await loadDemoWorld(databaseUrl(serverUrl, unfinished), createClock().now())
      await client.query(`alter database ${unfinished} rename to ${NAME}`)
    }
  } finally {
    await client.end()
  }
  await fileDatabase(NAME)
}
