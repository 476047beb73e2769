import { loadPincodes } from '#server/domains/catalogue/pincodes/service.ts'
import { createDb, createPool } from '#server/platform/db.ts'
import { installJobs } from '#server/platform/jobs.ts'
import { migrate } from '#server/platform/migrate.ts'

/** Everything a new installation has before its first request. */
export async function fillTemplate(url: string) {
  await migrate(url)
  await installJobs(url)
  const db = createDb(createPool({ url, size: 1 }))
  await loadPincodes(db).finally(() => db.destroy())
}
