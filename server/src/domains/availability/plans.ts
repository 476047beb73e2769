import type { Settings } from '#contract/settings/endpoints.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { type PlanningRow, planningStatement } from './queries.ts'
import type { ClockRange } from './slots/hours.ts'
import type { Plan } from './slots/rules.ts'
import { dayNumberOf } from './slots/zone.ts'

/** What counts towards the daily maximum of sessions. */
const SESSIONS = new Set(['hold', 'booking'])

export interface Offer {
  plan: Plan
  /** Modes and lengths with a fee. */
  offered: { mode: string; minutes: number; feePaise: number }[]
  /** When the first current hold expires and frees its slot. */
  firstLapseMs: number
}

/** A consultant's rows as the plan from which slots are computed; unset values use the settings. */
export const offerOf = (row: PlanningRow, settings: Settings): Offer => ({
  plan: {
    hours: { timeZone: row.timeZone, weekly: row.weekly, exceptions: exceptionsOf(row) },
    bufferBeforeMinutes: row.bufferBeforeMinutes ?? settings.slotBufferBeforeMinutes,
    bufferAfterMinutes: row.bufferAfterMinutes ?? settings.slotBufferAfterMinutes,
    noticeMinutes: row.noticeMinutes ?? settings.slotNoticeMinutes,
    daysAhead: row.daysAhead ?? settings.slotDaysAhead,
    mostADay: row.mostADay,
    busy: row.busy.map(({ kind, startMs, endMs, sessionMs }) => ({
      startMs: startMs ?? Number.NEGATIVE_INFINITY,
      endMs: endMs ?? Number.POSITIVE_INFINITY,
      ...(SESSIONS.has(kind) && sessionMs !== null && { sessionMs }),
    })),
  },
  offered: row.offered,
  firstLapseMs: Math.min(...row.busy.map(({ lapsesMs }) => lapsesMs ?? Number.POSITIVE_INFINITY)),
})

function exceptionsOf({ days, off }: PlanningRow) {
  const exceptions = new Map<number, ClockRange[]>()
  for (const { onDay, ...range } of days) {
    const day = dayNumberOf(onDay)
    exceptions.set(day, [...(exceptions.get(day) ?? []), range])
  }
  for (const { from, to } of off)
    for (let day = dayNumberOf(from); day <= dayNumberOf(to); day++) exceptions.set(day, [])
  return exceptions
}

/** The longest possible day: today's sessions count even if they are over. */
const LONGEST_DAY_MS = 26 * 3_600_000

/** The rows that `offersFrom` reads, as one statement. */
export const offersStatement = (db: Db | Tx, consultantIds: readonly number[], now: Date) =>
  planningStatement(db, consultantIds, new Date(now.getTime() - LONGEST_DAY_MS), now)

/** The offers of approved consultants. */
export const offersFrom = (rows: readonly PlanningRow[], settings: Settings) =>
  new Map(rows.map((row) => [row.id, offerOf(row, settings)]))

/** The same, in at most two statements regardless of their number. */
export async function readOffers(db: Db | Tx, consultantIds: number[], now: Date): Promise<Map<number, Offer>> {
  if (consultantIds.length === 0) return new Map()
  const settings = await readSettings(db, now)
  return offersFrom((await db.executeQuery(offersStatement(db, consultantIds, now))).rows, settings)
}
