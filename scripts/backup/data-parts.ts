import { hkdfSync } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '#server/platform/process/config.ts'
import { StartupError } from '#server/platform/process/startup-error.ts'

/** The directory of stored files, unless they are in S3. */
export const filesDirOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'files')

export const secretMark = ({ appSecret }: Pick<Config, 'appSecret'>) =>
  Buffer.from(hkdfSync('sha256', appSecret, 'paramarsh', 'backup-mark', 8)).toString('hex')

/** Empties the database completely. */
export async function wipeDatabase(databaseUrl: string) {
  await withClient(databaseUrl, (client) =>
    client.query('drop schema if exists pgboss cascade; drop schema if exists public cascade; create schema public'),
  )
}

export async function isEmptyDatabase(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      "select from pg_tables where schemaname !~ '^pg_' and schemaname <> 'information_schema' limit 1",
    )
    return rowCount === 0
  })
}

/** The lock keeps out copies with this DATA_DIR; an external server may have others connected. */
export async function assertNobodyUses(databaseUrl: string) {
  const { rowCount } = await withClient(databaseUrl, (client) =>
    client.query(
      `select from pg_stat_activity
       where datname = current_database() and application_name ~ '^(paramarsh$|pgboss)' and pid <> pg_backend_pid()`,
    ),
  )
  if (rowCount) throw new StartupError('Paramarsh is running on this database. Stop it first.')
}

export async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
