import type { Db, Tx } from '#server/platform/db/db.ts'

/** Whether a person knows the other from this domain, such as from a booking or a public profile. */
type Acquaintance = (db: Db | Tx, accountId: number, otherId: number) => Promise<boolean>

const sources = new Map<string, Acquaintance>()

/** Registered by the domain in which people meet. */
export const registerAcquaintance = (name: string, source: Acquaintance) => void sources.set(name, source)

/** Only people one has met can be blocked or reported: the names of others must not be found by trying ids. */
export async function areAcquainted(db: Db | Tx, accountId: number, otherId: number) {
  for (const met of sources.values()) if (await met(db, accountId, otherId)) return true
  return false
}
