import type pg from 'pg'

/** Tables that change on reads, and columns that change while earlier messages are delivered. */
const TRACES: Record<string, 'all' | string[]> = {
  call_marks: 'all',
  migrations: 'all',
  pincodes: 'all',
  sessions: ['last_used_at'],
  outbox: ['state', 'attempts', 'next_try_at', 'settled_at', 'params', 'last_error'],
  demo_inbox: 'all',
}

/** All tables of the product, except those that change on reads. */
export async function watchedTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => name).filter((name) => TRACES[name] !== 'all')
}

/** A fingerprint of each table, to show that a refused call changed nothing. */
export async function fingerprints(pool: pg.Pool, tables: readonly string[]): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; print: string }>(tables.map(printOf).join(' union all '))
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

/** Aggregates rows in any order: sorting a growing database took longer than everything else. */
function printOf(table: string) {
  const traces = [TRACES[table] ?? []].flat().map((column) => `'${column}'`)
  const row = traces.length > 0 ? `(to_jsonb(t) - array[${traces}]::text[])::text` : 't::text'
  const sum = `coalesce(sum(hashtextextended(${row}, 0)), 0)`
  return `select '${table}' as name, count(*) || ' rows, ' || ${sum} as print from "${table}" t`
}
