import type pg from 'pg'

/** Tables that change on reads. */
const UNWATCHED = ['call_marks', 'migrations', 'pincodes', 'demo_inbox']
/**
 * Tables compared by their content, without the columns that change on reads or while earlier messages are delivered: a
 * test may change what everybody shares and restore it.
 */
const BY_CONTENT: Record<string, string[]> = {
  sessions: ['last_used_at'],
  outbox: ['state', 'attempts', 'next_try_at', 'settled_at', 'params', 'last_error'],
  ...{ settings: [], rates: [], nav_links: [], states: [] },
}

/** All tables of the product, except those that change on reads. */
export async function watchedTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => name).filter((name) => !UNWATCHED.includes(name))
}

const statements = new Map<string, Promise<{ name: string; text: string }>>()

/** A fingerprint of each table, to show that a refused call changed nothing. */
export async function fingerprints(pool: pg.Pool, tables: readonly string[]): Promise<Record<string, string>> {
  const key = tables.join()
  // Named, so that a connection plans it once.
  const statement = statements.get(key) ?? statementFor(pool, tables, `fingerprints ${statements.size}`)
  statements.set(key, statement)
  const { rows } = await pool.query<{ name: string; print: string }>(await statement)
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

async function statementFor(pool: pg.Pool, tables: readonly string[], name: string) {
  const byContent = tables.filter((table) => table in BY_CONTENT)
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and table_name = any($1) order by ordinal_position`,
    [byContent],
  )
  const stored = (table: string) =>
    rows
      .filter((row) => row.table === table && !BY_CONTENT[table]?.includes(row.column))
      .map(({ column }) => `t."${column}"`)
  const printOf = (table: string) => {
    const row = byContent.includes(table) ? `hashtextextended(row(${stored(table)})::text, 0)` : VERSION
    return `select '${table}' as name, count(*) || ' rows, ' || coalesce(sum(${row}), 0) as print from "${table}" t`
  }
  return { name, text: tables.map(printOf).join(' union all ') }
}

/**
 * The transaction that wrote a row: another one after every change, even to the same values. Reading the rows of a
 * growing database took longer than everything else.
 */
const VERSION = 't.xmin::text::bigint'
