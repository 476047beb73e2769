import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { StartupError } from '#server/platform/process/startup-error.ts'
import { readArchive, tableOf } from './archive.ts'
import type { Table } from './catalogue.ts'
import { liftRules } from './rules.ts'
import type { Verified } from './verify.ts'

/** Fills the tables in one transaction: all of the backup or nothing. */
export async function loadTables(databaseUrl: string, path: string, { manifest, totals }: Verified, tables: Table[]) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'restore', statement_timeout: 0 })
  await client.connect()
  try {
    await client.query('begin')
    const names = tables.map(({ name }) => name)
    const restoreRules = await liftRules(client, names)
    await client.query(`truncate ${names.join(', ')}`)
    await copyRows(client, path, tables)
    for (const { name, value, isCalled } of manifest.sequences) {
      await client.query('select setval(to_regclass($1), $2, $3) where to_regclass($1) is not null', [
        name,
        value,
        isCalled,
      ])
    }
    await restoreRules()
    for (const name of names) await assertCount(client, name, totals.tables[name]?.rows ?? 0)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function copyRows(client: pg.Client, path: string, tables: Table[]) {
  let current: { name: string; rows: CopyStreamQuery } | undefined
  const finish = async () => {
    if (!current) return
    current.rows.end()
    await finished(current.rows)
    current = undefined
  }
  for await (const entry of readArchive(path)) {
    const table = tables.find(({ name }) => name === tableOf(entry.name))
    if (current && current.name !== table?.name) await finish()
    if (table && !current) {
      current = {
        name: table.name,
        rows: client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`)),
      }
    }
    for await (const chunk of entry.chunks) {
      if (current && !current.rows.write(chunk)) await once(current.rows, 'drain')
    }
  }
  await finish()
}

async function assertCount(client: pg.Client, name: string, wanted: number) {
  const { rows } = await client.query<{ count: string }>(`select count(*)::text as count from ${name}`)
  if (Number(rows[0]?.count) === wanted) return
  throw new StartupError(
    `${name} has ${rows[0]?.count} rows after restoring, the backup ${wanted}. Nothing was changed.`,
  )
}
