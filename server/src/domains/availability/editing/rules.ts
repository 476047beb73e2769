import type { Draft } from '#contract/availability/schedule.ts'
import type { Settings } from '#contract/settings/endpoints.ts'
import { INDIA } from '#server/platform/time.ts'
import { type Offer, offerOf } from '../plans.ts'
import { type Hours, workingTime } from '../slots/hours.ts'
import { dayNumberAt } from '../slots/zone.ts'
import type { BusyRow, ScheduleRow } from './queries.ts'
import { cutDays, cutWeek, joinDays, joinWeek, overlap } from './ranges.ts'

/** The stored schedule in the format of the editor. */
export const draftOf = (row: ScheduleRow): Draft => ({
  timeZone: row.timeZone ?? INDIA,
  weekly: joinWeek(row.weekly),
  days: joinDays(row.days),
  daysOff: row.daysOff,
  bufferBeforeMinutes: row.bufferBeforeMinutes,
  bufferAfterMinutes: row.bufferAfterMinutes,
  noticeMinutes: row.noticeMinutes,
  daysAhead: row.daysAhead,
  mostADay: row.mostADay,
  fees: row.fees as Draft['fees'],
})

/** The rows in which a draft is stored. */
export function rowsOf({ weekly, days }: Pick<Draft, 'weekly' | 'days'>) {
  const week = cutWeek(weekly)
  return { weekly: week, days: cutDays(days, week) }
}

/** Contradictions in the draft, by form field. */
export function contradictionsIn(draft: Draft): Record<string, string[]> {
  const { weekly, days } = rowsOf(draft)
  const errors: Record<string, string[]> = {}
  const weekdays = new Set(weekly.map(({ weekday }) => weekday))
  if ([...weekdays].some((day) => overlap(weekly.filter(({ weekday }) => weekday === day))))
    errors.weekly = ['Hours of one day cannot overlap.']
  const dates = new Set(days.map(({ onDay }) => onDay))
  if ([...dates].some((date) => overlap(days.filter(({ onDay }) => onDay === date))))
    errors.days = ['Hours of one day cannot overlap.']
  return errors
}

const milliseconds = (at: Date | null) => at?.getTime() ?? null

/** The offer that customers would see with this draft. */
export const offerOfDraft = (id: number, draft: Draft, busy: readonly BusyRow[], settings: Settings): Offer =>
  offerOf(
    {
      ...{ id, ...draft, ...rowsOf(draft) },
      off: draft.daysOff.map(({ from, to }) => ({ from, to })),
      busy: busy.map((one) => ({
        kind: one.kind,
        startMs: milliseconds(one.blockedFrom),
        endMs: milliseconds(one.blockedTo),
        sessionMs: milliseconds(one.startsAt),
        lapsesMs: milliseconds(one.lapsesAt),
      })),
      offered: draft.fees.map(({ mode, minutes, feePaise }) => ({ mode, minutes, feePaise })),
    },
    settings,
  )

/** Booked sessions that are not entirely within the hours. */
export function outsideHours<S extends Pick<BusyRow, 'kind' | 'startsAt' | 'endsAt'>>(
  hours: Hours,
  sessions: S[],
): S[] {
  return sessions.filter(({ kind, startsAt, endsAt }) => {
    if ((kind !== 'booking' && kind !== 'hold') || !endsAt) return false
    const day = dayNumberAt(hours.timeZone, startsAt.getTime())
    let covered = startsAt.getTime()
    for (const piece of workingTime(hours, day - 1, day + 1))
      if (piece.startMs <= covered && covered < piece.endMs) covered = piece.endMs
    return covered < endsAt.getTime()
  })
}
