import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { projectDir } from '../process/config.ts'
import { StartupError } from '../process/startup-error.ts'

export interface Migration {
  name: string
  sql: string
  checksum: string
}

/** Arbitrary: all processes that migrate one database queue on this lock. */
const LOCK = 7_261_940_283
const OUTSIDE_TRANSACTION = /^-- no transaction\s*$/m

export const migrationsDir = join(projectDir, 'server/migrations')

/** The numbered SQL files in order. */
export function readMigrations(dir = migrationsDir): Migration[] {
  const names = readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  for (const [index, name] of names.entries()) {
    if (!/^\d{3}-[a-z0-9-]+\.sql$/.test(name)) {
      throw new StartupError(`The migration ${name} must be named like 012-what-it-does.sql.`)
    }
    if (name.slice(0, 3) === names[index - 1]?.slice(0, 3)) {
      throw new StartupError(`The migrations ${names[index - 1]} and ${name} carry the same number.`)
    }
  }
  return names.map((name) => {
    const sql = readFileSync(join(dir, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** Applies pending migrations and returns their names. */
export const migrate = (database: pg.Pool | string, dir = migrationsDir) =>
  applyMigrations(database, readMigrations(dir))

/** The same with a given list: a backup is restored into the schema it was made with. */
export async function applyMigrations(database: pg.Pool | string, migrations: Migration[]): Promise<string[]> {
  const client = new pg.Client({
    ...(typeof database === 'string' ? { connectionString: database } : database.options),
    // A migration takes the time it needs; timeouts are for interactive requests.
    statement_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const due = await dueOf(client, migrations)
    for (const migration of due) await apply(client, migration)
    return due.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function dueOf(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  await client.query(
    `create table if not exists migrations (
       name text constraint migrations_pkey primary key,
       checksum text not null,
       applied_at timestamptz not null
     )`,
  )
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  for (const name of applied.keys()) {
    if (migrations.some((migration) => migration.name === name)) continue
    throw new StartupError(
      `The database has had the migration ${name}, which this version does not know. Start the newer version, or restore a backup.`,
    )
  }
  for (const { name, checksum } of migrations) {
    if (!applied.has(name) || applied.get(name) === checksum) continue
    throw new StartupError(
      `The migration ${name} was changed after it ran on this database. Restore the file and write a new migration. ` +
        'If no release contains the file yet, reset the data of your development copy instead: npm run demo:reset.',
    )
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

async function apply(client: pg.Client, migration: Migration) {
  try {
    if (OUTSIDE_TRANSACTION.test(migration.sql.split('\n', 1)[0] ?? '')) await applyStepwise(client, migration)
    else await applyWhole(client, migration)
  } catch (error) {
    const { message, position } = error as pg.DatabaseError
    const line = position ? ` (line ${migration.sql.slice(0, Number(position)).split('\n').length})` : ''
    throw new StartupError(`The migration ${migration.name} failed${line}: ${message}`, { cause: error })
  }
}

async function applyWhole(client: pg.Client, migration: Migration) {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await note(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** For what PostgreSQL refuses inside a transaction, such as a concurrent index build: one statement at a time. */
async function applyStepwise(client: pg.Client, migration: Migration) {
  for (const statement of migration.sql.split(/;\s*$/m)) if (statement.trim()) await client.query(statement)
  await note(client, migration)
}

const note = (client: pg.Client, { name, checksum }: Migration) =>
  client.query('insert into migrations (name, checksum, applied_at) values ($1, $2, $3)', [name, checksum, new Date()])
