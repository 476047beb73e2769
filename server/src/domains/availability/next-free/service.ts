import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { MINUTE_MS } from '#server/platform/time.ts'
import { nextFree } from '../service.ts'
import { nextMidnightMs } from '../slots/zone.ts'
import { type NextFreeTime, storeNextFree, takeDue } from './queries.ts'
import { runSettings } from './runs.ts'

/** A fully booked consultant has a slot again at the latest when a new day enters the horizon, at their midnight. */
const FULL_FOR_MS = 6 * 3_600_000
const BATCH = 200
/** Limits one run, so that it does not occupy the job for long; the next run continues. */
const MOST_BATCHES = 100

/** Recomputes outdated next free slots in batches; returns how many. */
export async function refreshNextFree(db: Db, now: Date): Promise<number> {
  let refreshed = 0
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const size = await db.transaction().execute((tx) => refreshBatch(tx, now))
    refreshed += size
    if (size < BATCH) break
  }
  return refreshed
}

async function refreshBatch(tx: Tx, now: Date) {
  const due = await takeDue(tx, now, BATCH)
  if (due.length === 0) return 0
  const computedWith = runSettings(await readSettings(tx, now))
  const found = await nextFree(tx, due, now)
  const times = due.map((consultantId) => timeOf(consultantId, found.get(consultantId), now))
  await storeNextFree(tx, times, computedWith)
  return due.length
}

type Found = Awaited<ReturnType<typeof nextFree>> extends Map<number, infer F> ? F : never

function timeOf(consultantId: number, found: Found | undefined, now: Date): NextFreeTime {
  const { weekly, exceptions } = found?.plan.hours ?? { weekly: [], exceptions: new Map() }
  if (!found?.offered.length || (weekly.length === 0 && exceptions.size === 0))
    return { consultantId, at: null, lastAt: null, noticeMinutes: 0, refreshAt: null }
  const { next, firstLapseMs, plan } = found
  // The last slot of a run can be booked until its minimum notice.
  const runsOutMs = next
    ? next.lastStartMs - plan.noticeMinutes * MINUTE_MS + 1
    : Math.min(now.getTime() + FULL_FOR_MS, nextMidnightMs(plan.hours.timeZone, now.getTime()))
  return {
    consultantId,
    at: next && new Date(next.startMs),
    lastAt: next && new Date(next.lastStartMs),
    noticeMinutes: plan.noticeMinutes,
    refreshAt: new Date(Math.min(runsOutMs, firstLapseMs)),
  }
}
