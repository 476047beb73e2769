import { createHash } from 'node:crypto'
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Config } from '#server/platform/process/config.ts'
import { type ArchiveWriter, FORMAT, type Manifest, type Totals, writeArchive } from './archive.ts'
import { jobsVersionOf, sequencesOf, type Table, tablesOf } from './catalogue.ts'
import { filesDirOf, secretMark } from './data-parts.ts'

const PART_BYTES = 1024 * 1024

/** A snapshot of all data at one instant, while the app keeps running. */
export async function writeBackup(config: Config, databaseUrl: string, path: string): Promise<Totals> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'backup', statement_timeout: 0 })
  const unfinished = `${path}.unfinished`
  rmSync(unfinished, { force: true })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const archive = writeArchive(unfinished)
    const manifest = await manifestOf(client, config)
    await archive.add('manifest.json', JSON.stringify(manifest, null, 2))
    const totals: Totals = { tables: {}, files: {} }
    for (const table of manifest.tables) totals.tables[table.name] = await addTable(client, archive, table)
    if (manifest.holdsFiles) totals.files = await addFiles(archive, filesDirOf(config))
    await archive.add('totals.json', JSON.stringify(totals))
    await archive.finish()
    renameSync(unfinished, path)
    return totals
  } finally {
    await client.end()
    rmSync(unfinished, { force: true })
  }
}

async function manifestOf(client: pg.Client, config: Config): Promise<Manifest> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  )
  return {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    migrations: rows,
    tables: await tablesOf(client),
    sequences: await sequencesOf(client),
    jobsVersion: await jobsVersionOf(client),
    secretMark: secretMark(config),
    holdsFiles: !config.s3,
  }
}

/** In parts of a megabyte: tar needs sizes in advance, and a table does not fit into memory. */
async function addTable(client: pg.Client, archive: ArchiveWriter, { name, columns }: Table) {
  const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`))
  const hash = createHash('sha256')
  let part = 0
  let waiting: Buffer[] = []
  let bytes = 0
  const flush = async () => {
    part += 1
    await archive.add(`tables/${name}/${String(part).padStart(6, '0')}`, Buffer.concat(waiting))
    waiting = []
    bytes = 0
  }
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    hash.update(chunk)
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes >= PART_BYTES) await flush()
  }
  if (bytes > 0) await flush()
  return { rows: rows.rowCount, sha256: hash.digest('hex') }
}

async function addFiles(archive: ArchiveWriter, dir: string): Promise<Totals['files']> {
  const sums: Totals['files'] = {}
  for (const path of filesBelow(dir)) {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) continue // removed since the listing, because the app keeps running
    const name = relative(dir, path).replaceAll('\\', '/')
    sums[name] = await archive.addFile(`files/${name}`, path, found.size)
  }
  return sums
}

function filesBelow(dir: string): string[] {
  if (!statSync(dir, { throwIfNoEntry: false })) return []
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.')) // temporary files of the store begin with a dot
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
