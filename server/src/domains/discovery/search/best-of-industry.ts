import type { Db } from '#server/platform/db/db.ts'
import { bestOfEach } from './queries.ts'

const FRESH_MS = 60_000

interface Cached {
  at: number
  count: number
  /** As JSON, because an answer can contain two thousand ids. */
  best: string
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
  industries: readonly { id: number; count: number }[],
): Promise<(industryId: number) => string> {
  const cached = cachedOf.get(db) ?? new Map<number, Cached>()
  cachedOf.set(db, cached)
  const isFresh = ({ id, count }: (typeof industries)[number]) => {
    const known = cached.get(id)
    return known?.count === count && Math.abs(now.getTime() - known.at) < FRESH_MS
  }
  const stale = industries.filter((industry) => !isFresh(industry))
  const counts = new Map(stale.map(({ id, count }) => [id, count]))
  if (stale.length > 0)
    for (const { id, best } of await bestOfEach(db, [...counts.keys()])) {
      const consultants = best.map((consultantId) => ({ consultant: { id: consultantId } }))
      cached.set(id, { at: now.getTime(), count: counts.get(id)!, best: JSON.stringify(consultants) })
    }
  return (industryId) => cached.get(industryId)?.best ?? '[]'
}
