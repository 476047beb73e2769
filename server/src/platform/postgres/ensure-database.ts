import pg from 'pg'

/** What a server says that is about to end, or not yet open. */
const NOT_NOW = new Set(['57P01', '57P02', '57P03'])

/** Makes the database unless it is there; false when the server does not answer, as one that is dying. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {}) // the statement under way fails with it
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

/** Two first starts at once: one makes it, the other finds it made. */
function unlessThere(error: Error & { code?: string }) {
  if (error.code !== '42P04' && error.code !== '23505') throw error
}
