import type { Db } from '#server/platform/db/db.ts'
import { bestOfEach } from './queries.ts'

const FRESH_MS = 60_000

interface Cached {
  at: number
  count: number
  ids: number[]
}
const cachedOf = new WeakMap<object, Map<number, Cached>>()

/**
 * The best rated of each industry. Every typed letter requests them again, and among a million consultants they are
 * spread over the table, so they are cached for a minute; an industry with a changed membership is read again
 * immediately.
 */
export async function bestOfIndustries(
  db: Db,
  now: Date,
  industries: readonly { id: number; consultantsCount: number }[],
): Promise<(industryId: number) => number[]> {
  const cached = cachedOf.get(db) ?? new Map<number, Cached>()
  cachedOf.set(db, cached)
  const isFresh = ({ id, consultantsCount }: (typeof industries)[number]) => {
    const known = cached.get(id)
    return known?.count === consultantsCount && Math.abs(now.getTime() - known.at) < FRESH_MS
  }
  const stale = industries.filter((industry) => !isFresh(industry))
  const counts = new Map(stale.map(({ id, consultantsCount }) => [id, consultantsCount]))
  if (stale.length > 0)
    for (const { id, best } of await bestOfEach(db, [...counts.keys()]))
      cached.set(id, { at: now.getTime(), count: counts.get(id)!, ids: best })
  return (industryId) => cached.get(industryId)?.ids ?? []
}
