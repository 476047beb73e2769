import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand, StartupError } from '#server/platform/process/startup-error.ts'
import { withStoppedApp } from './app/stopped-app.ts'
import { restoreBackup } from './backup/restore.ts'
import { verifyBackup } from './backup/verify.ts'

const USAGE = 'Say which: npm run restore -- paramarsh.tar.gz [--replace] [--other-secret]'

/** `npm run restore -- <file>`: into an empty installation, or replacing what is there. */
runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { replace: { type: 'boolean' }, 'other-secret': { type: 'boolean' } },
  })
  const [given] = positionals
  if (!given) throw new StartupError(USAGE)
  const path = resolve(process.env.INIT_CWD ?? '.', given)
  if (!existsSync(path)) throw new StartupError(`There is no file ${path}.`)
  const verified = await verifyBackup(path)
  await withStoppedApp(async (config, databaseUrl) => {
    const options = { replace: values.replace === true, otherSecret: values['other-secret'] === true }
    const { withJobs } = await restoreBackup(config, databaseUrl, path, verified, options)
    const rows = Object.values(verified.totals.tables).reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Restored ${rows} rows and ${Object.keys(verified.totals.files).length} files of ${verified.manifest.madeAt}.`,
    )
    if (!withJobs)
      console.log('Waiting jobs were of another version and skipped; the scheduled ones are created at the next start.')
  })
})
