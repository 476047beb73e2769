import { getConstructionPlans } from 'pg-boss'
import { applyMigrations, type Migration, migrate, readMigrations } from '#server/platform/db/migrate.ts'
import type { Config } from '#server/platform/process/config.ts'
import { StartupError } from '#server/platform/process/startup-error.ts'
import type { Manifest } from './archive.ts'
import { jobsVersionOf } from './catalogue.ts'
import { filesDirOf, isEmptyDatabase, secretMark, wipeDatabase, withClient } from './data-parts.ts'
import { loadFiles } from './load-files.ts'
import { loadTables } from './load-tables.ts'
import type { Verified } from './verify.ts'

export interface RestoreOptions {
  /** Discard what the database and the file store contain. */
  replace: boolean
  /** Accept that what was hashed or encrypted with the other secret stays unreadable. */
  otherSecret: boolean
  migrationsDir?: string
}

/** Restores a verified backup and migrates it to this version. */
export async function restoreBackup(
  config: Config,
  databaseUrl: string,
  path: string,
  verified: Verified,
  { replace, otherSecret, migrationsDir }: RestoreOptions,
) {
  const { manifest } = verified
  const migrations = migrationsOf(manifest, readMigrations(migrationsDir))
  if (manifest.secretMark !== secretMark(config) && !otherSecret) {
    throw new StartupError(
      'This backup was made with another APP_SECRET, so what is hashed or encrypted in it could not be read. ' +
        'Set APP_SECRET (or copy DATA_DIR/secret) from the installation it came from, or pass --other-secret to continue without it.',
    )
  }
  if (!(await isEmptyDatabase(databaseUrl))) {
    if (!replace) throw new StartupError('The database is not empty. Pass --replace to throw away what it holds.')
    await wipeDatabase(databaseUrl)
  }
  await applyMigrations(databaseUrl, migrations)
  const withJobs = await prepareJobs(databaseUrl, manifest)
  const tables = manifest.tables.filter(({ name }) => withJobs || !name.startsWith('pgboss.'))
  await loadTables(databaseUrl, path, verified, tables)
  await migrate(databaseUrl, migrationsDir)
  if (manifest.holdsFiles) await loadFiles(filesDirOf(config), path)
  return { withJobs: withJobs || manifest.jobsVersion === null }
}

/** The migrations of this version that the backup was made with. */
function migrationsOf(manifest: Manifest, known: Migration[]): Migration[] {
  return manifest.migrations.map(({ name, checksum }) => {
    const found = known.find((migration) => migration.name === name && migration.checksum === checksum)
    if (found) return found
    throw new StartupError(
      `This backup was made after the migration ${name}, which this version does not have in that form. ` +
        'Restore it with the version that made it.',
    )
  })
}

/** pg-boss has its own schema and version; jobs of another version are skipped, because their tables differ. */
async function prepareJobs(databaseUrl: string, { jobsVersion }: Manifest): Promise<boolean> {
  if (jobsVersion === null) return false
  return withClient(databaseUrl, async (client) => {
    if ((await jobsVersionOf(client)) === null) await client.query(getConstructionPlans())
    return (await jobsVersionOf(client)) === jobsVersion
  })
}
