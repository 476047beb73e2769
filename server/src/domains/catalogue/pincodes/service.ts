import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Db } from '#server/platform/db/db.ts'
import { hasPincodes, insertPlaces } from './queries.ts'
import type { Place } from './rules.ts'

const run = promisify(execFile)
const MOST_OUTPUT_BYTES = 16 * 1024 * 1024

/** Fills the table of PIN codes on the first start; afterwards a single check. Returns how many were added. */
export async function loadPincodes(db: Db): Promise<number> {
  if (await hasPincodes(db)) return 0
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'read-source.ts')], {
    maxBuffer: MOST_OUTPUT_BYTES,
  })
  return insertPlaces(db, JSON.parse(stdout) as Place[])
}
