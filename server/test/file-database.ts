import { inject } from 'vitest'
import { cloneDatabase, databaseUrl, dropDatabase } from './databases.ts'
import { atEndOfFile } from './end-of-file.ts'

let opened: Promise<string> | undefined
let count = 0

/** The address of this test file's own database, cloned from a template on first use. */
export function fileDatabase(template?: string): Promise<string> {
  opened ??= open(template)
  return opened
}

/** A database shared by all files of a worker; removed with the server after the run. */
export async function workerDatabase(): Promise<string> {
  const serverUrl = inject('postgresUrl')
  const name = `worker_${process.env.VITEST_POOL_ID}`
  // A failed attempt may have left it behind.
  await dropDatabase(serverUrl, name)
  await cloneDatabase(serverUrl, name)
  return databaseUrl(serverUrl, name)
}

async function open(template?: string) {
  const serverUrl = inject('postgresUrl')
  count += 1
  const name = `file_${process.env.VITEST_POOL_ID}_${count}`
  atEndOfFile(async () => {
    opened = undefined
    await dropDatabase(serverUrl, name)
  })
  await cloneDatabase(serverUrl, name, template)
  return databaseUrl(serverUrl, name)
}
