import pg from 'pg'
import { inject } from 'vitest'
import { loadDemoWorld } from '#demo/load.ts'
import { createClock } from './clock.ts'
import { cloneDatabase, databaseUrl } from './databases.ts'
import { fileDatabase } from './file-database.ts'

const NAME = 'demo_template'
/** Any number that nobody else locks. */
const LOCK = 20_260_302

/** Before a file's first `world()`: its database has the demo world, loaded once in a run and cloned from then on. */
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
      // When the worlds of the tests begin, so that no test depends on the day and the hour it is run at.
      await loadDemoWorld(databaseUrl(serverUrl, unfinished), createClock().now())
      await client.query(`alter database ${unfinished} rename to ${NAME}`)
    }
  } finally {
    await client.end()
  }
  await fileDatabase(NAME)
}
