import pg from 'pg'

/** Errors of a server that is shutting down or starting up. */
const NOT_NOW = new Set(['57P01', '57P02', '57P03'])

/** Creates the database unless it exists; false if the server does not respond, such as one that is shutting down. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {}) // the running statement fails with it
  try {
    await client.connect()
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${name}`).catch(unlessThere)
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && !NOT_NOW.has(error.code ?? '')) throw error
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Two concurrent first starts: one creates it, the other finds it. */
function unlessThere(error: Error & { code?: string }) {
  if (error.code !== '42P04' && error.code !== '23505') throw error
}
