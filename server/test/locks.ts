import pg from 'pg'
import type { World } from './world.ts'

/** A transaction outside the app that has run this statement and keeps its locks until it is ended. */
export async function beginWith({ databaseUrl }: World, statement: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query(statement, values)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return { pid: rows[0]!.pid, end: () => client.query('rollback').finally(() => client.end()) }
}

/** Waits until a statement is blocked by this backend's locks. */
export async function untilBlockedBy({ pool }: World, pid: number) {
  const isBlocking = async () =>
    (await pool.query('select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))', [pid])).rowCount
  while (!(await isBlocking()));
}
