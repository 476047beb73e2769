import { loadPincodes } from '#server/domains/catalogue/pincodes/service.ts'
import { createDb, createPool } from '#server/platform/db/db.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { installJobs } from '#server/platform/jobs/jobs.ts'

/** Everything a new installation has before its first request. */
export async function fillTemplate(url: string) {
  await migrate(url)
  await installJobs(url)
  const db = createDb(createPool({ url, size: 1 }))
  await loadPincodes(db).finally(() => db.destroy())
}
