import { migrate } from '#server/platform/migrate.ts'

/** Everything a new house has before its first request. */
export async function fillTemplate(url: string) {
  await migrate(url)
}
