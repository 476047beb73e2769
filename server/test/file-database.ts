import { inject } from 'vitest'
import { cloneDatabase, databaseUrl, dropDatabase } from './databases.ts'
import { atEndOfFile } from './end-of-file.ts'

let opened: Promise<string> | undefined
let count = 0

/** The address of a database that belongs to this test file alone, cloned from the template when first asked for. */
export function fileDatabase(): Promise<string> {
  opened ??= open()
  return opened
}

async function open() {
  const serverUrl = inject('postgresUrl')
  count += 1
  const name = `file_${process.env.VITEST_POOL_ID}_${count}`
  atEndOfFile(async () => {
    opened = undefined
    await dropDatabase(serverUrl, name)
  })
  await cloneDatabase(serverUrl, name)
  return databaseUrl(serverUrl, name)
}
