import pg from 'pg'

const WORDS = '"talks" set|talk_events|authorisations|ledger_|order_lines|documents|earnings|busy_times'
const TIMEOUT_MS = 3_000

/** Waits until a process is in the middle of a talk's transaction; false if there was none. */
export async function whileSomethingIsDue(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const until = Date.now() + TIMEOUT_MS
  try {
    while (Date.now() < until) {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
           and application_name = 'paramarsh' and xact_start is not null and state <> 'idle' and query ~ $1 limit 1`,
        [WORDS],
      )
      if (rowCount) return true
    }
    return false
  } finally {
    await client.end()
  }
}
