import pg from 'pg'

export const READY_ROWS = 'bench_ready_rows'

/** What a page shows, as rows that only have to be read and joined. */
export type ReadyRows = { path: string; rows: readonly unknown[] }

/** Stores the rows of each path for the baseline, in one table with one index. */
export async function storeReadyRows(databaseUrl: string, pages: readonly ReadyRows[]) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`drop table if exists ${READY_ROWS}`)
    await client.query(
      `create table ${READY_ROWS} (path text, place integer, row text not null, primary key (path, place))`,
    )
    for (const { path, rows } of pages)
      await client.query(
        `insert into ${READY_ROWS} select $1, place, row from unnest($2::text[]) with ordinality _ (row, place)`,
        [path, rows.map((row) => JSON.stringify(row))],
      )
    await client.query(`vacuum (analyze) ${READY_ROWS}`)
  } finally {
    await client.end()
  }
}
