import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { openDatabase } from '#server/platform/db/postgres/open.ts'
import { loadConfig } from '#server/platform/process/config.ts'
import { runCommand, StartupError } from '#server/platform/process/startup-error.ts'
import { writeBackup } from './backup/write.ts'

/** `npm run backup -- <file>`: also while the app is running. */
runCommand(async () => {
  const [given] = process.argv.slice(2)
  if (!given) throw new StartupError('Say where to: npm run backup -- paramarsh.tar.gz')
  const path = resolve(process.env.INIT_CWD ?? '.', given)
  if (existsSync(path)) throw new StartupError(`${path} exists already. Choose another name.`)
  const config = loadConfig()
  const database = await openDatabase(config, console.log)
  try {
    const { tables, files } = await writeBackup(config, database.url, path)
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    const size = (statSync(path).size / 1024 / 1024).toFixed(1)
    console.log(`${path}: ${rows} rows, ${Object.keys(files).length} files, ${size} MB.`)
    if (config.s3) console.log('Stored files are in S3 and not part of it.')
    console.log('Store APP_SECRET (or DATA_DIR/secret) separately: a restored installation needs both.')
  } finally {
    if (!database.adopted) await database.stop()
  }
})
