import { COUNTED_EXACTLY } from '#contract/constants.ts'
import { SECTOR_COUNTED_EXACTLY } from '#contract/discovery/constants.ts'
import type * as api from '#contract/discovery/listing.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '#server/platform/http/context.ts'
import { pageOfFiltered, sectorsAmongFirst, sectorsOfConsultants, sectorTotals } from './queries.ts'
import { understand } from './service.ts'

/** Bounds the rows read when thousands match: about 30 sectors with 200 each. */
const CANDIDATES = 200
/** Bounds them when a text means many people, who were looked up one by one already. */
const MEANT_COUNTED = 300

/** Matches in each sector, equal to the count of its list. */
export async function countSectors(context: Context, query: Input<typeof api.countSectors>) {
  return { sectors: (await count(context, query)).filter((sector) => sector.count > 0 || !sector.countIsExact) }
}

async function count(context: Context, query: Input<typeof api.countSectors>) {
  const { db, now } = context
  const understood = await understand(context, query)
  if (!understood) return []
  const { scope, filters, sectorId } = understood
  const isFiltered = Object.keys(filters).length > 0
  const isComplete = !filters.search?.namesakesCut
  if (!isFiltered && sectorId) return [{ id: sectorId, count: scope.count, countIsExact: true }]
  if (!isFiltered) return (await sectorTotals(db, scope)).map((sector) => ({ ...sector, countIsExact: true }))

  const limit = COUNTED_EXACTLY + 1
  const { ids } = await pageOfFiltered(db, { scope, filters, sort: 'best', offset: 0, limit, now })
  const isEverybody = ids.length <= COUNTED_EXACTLY
  // The text means one industry, and so one sector.
  if (sectorId)
    return [{ id: sectorId, count: Math.min(ids.length, COUNTED_EXACTLY), countIsExact: isEverybody && isComplete }]
  if (filters.search && ids.length > MEANT_COUNTED) {
    const first = await sectorsOfConsultants(db, scope, ids.slice(0, MEANT_COUNTED))
    const counts = new Map(first.map(({ id, count }) => [id, count]))
    return (await sectorTotals(db, scope)).map(({ id }) => ({ id, count: counts.get(id) ?? 0, countIsExact: false }))
  }
  if (isEverybody)
    return (await sectorsOfConsultants(db, scope, ids)).map((sector) => ({ ...sector, countIsExact: isComplete }))
  const counted = await sectorsAmongFirst(db, scope, filters, { now, candidates: CANDIDATES })
  return counted.map(({ id, count, total }) => ({
    id,
    count: Math.min(count ?? 0, SECTOR_COUNTED_EXACTLY),
    countIsExact: isComplete && total <= CANDIDATES && (count ?? 0) <= SECTOR_COUNTED_EXACTLY,
  }))
}
