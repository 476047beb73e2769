import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { generate, PostgresDialect as PostgresTypes } from 'kysely-codegen'
import pg from 'pg'
import { migrate } from '#server/platform/db/migrate.ts'
import { withScratchPostgres } from '#server/platform/db/postgres/scratch.ts'
import { projectDir } from '#server/platform/process/config.ts'
import { runCommand, StartupError } from '#server/platform/process/startup-error.ts'

const outFile = join(projectDir, 'server/src/platform/db/schema.gen.ts')

/** The rows as `pg` returns them with the parsers of platform/db.ts. */
async function rowTypes(url: string): Promise<string> {
  // The server stops as soon as the pool has ended, and may still notify its last connection.
  const pool = new pg.Pool({ connectionString: url, max: 1 }).on('error', () => {})
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await generate({
      db,
      dialect: new PostgresTypes({ dateParser: 'string' }),
      typeMapping: { int8: 'number', timestamptz: 'Date' },
      excludePattern: 'migrations',
      typeOnlyImports: true,
      outFile: null,
    })
  } finally {
    await db.destroy()
  }
}

runCommand(() =>
  withScratchPostgres(async (url) => {
    await migrate(url)
    const wanted = await rowTypes(url)
    if (!process.argv.includes('--check')) return writeFileSync(outFile, wanted)
    if (existsSync(outFile) && readFileSync(outFile, 'utf8') === wanted) return
    throw new StartupError(`${relative(projectDir, outFile)} does not match the migrations. Run npm run types:db.`)
  }),
)
