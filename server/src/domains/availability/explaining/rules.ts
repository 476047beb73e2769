import type { HiddenBy } from '#contract/availability/schedule.ts'
import { MINUTE_MS } from '#server/platform/time.ts'
import { GRID_MINUTES, unbrokenEnds, workingTime } from '../slots/hours.ts'
import { fullDays, type Plan } from '../slots/rules.ts'
import { dayNumberAt } from '../slots/zone.ts'

export interface Reason {
  rule: HiddenBy
  startMs?: number
  endMs?: number
  /** Index of the busy time. */
  busy?: number
}

/** Every rule that hides a slot starting at an instant, the most obvious first; empty if it is offered. */
export function whyHidden(
  plan: Plan,
  kinds: readonly string[],
  minutes: number,
  startMs: number,
  nowMs: number,
): Reason[] {
  const { timeZone } = plan.hours
  const endMs = startMs + minutes * MINUTE_MS
  const day = dayNumberAt(timeZone, startMs)
  const last = dayNumberAt(timeZone, nowMs) + plan.daysAhead
  const reasons: Reason[] = []

  if (startMs < nowMs) reasons.push({ rule: 'past' })
  else if (startMs < nowMs + plan.noticeMinutes * MINUTE_MS)
    reasons.push({ rule: 'notice', endMs: nowMs + plan.noticeMinutes * MINUTE_MS })
  if (day > last) reasons.push({ rule: 'horizon' })
  const byHours = hiddenByHours(plan, day, startMs, endMs)
  if (byHours) reasons.push({ rule: byHours })
  if (fullDays(plan)(day)) reasons.push({ rule: 'cap' })

  const [fromMs, toMs] = [startMs - plan.bufferBeforeMinutes * MINUTE_MS, endMs + plan.bufferAfterMinutes * MINUTE_MS]
  plan.busy.forEach((busy, at) => {
    if (busy.startMs < busy.endMs && busy.startMs < toMs && busy.endMs > fromMs)
      reasons.push({ rule: kinds[at] as HiddenBy, startMs: busy.startMs, endMs: busy.endMs, busy: at })
  })
  return reasons
}

function hiddenByHours({ hours }: Plan, day: number, startMs: number, endMs: number): HiddenBy | undefined {
  if (hours.exceptions.get(day)?.length === 0) return 'day_off'
  const pieces = workingTime(hours, day - 1, day + 1)
  const at = pieces.findIndex((piece) => piece.startMs <= startMs && startMs < piece.endMs)
  const piece = pieces[at]
  if (!piece) return 'outside_hours'
  if (endMs > unbrokenEnds(pieces)[at]!) return 'ends_outside'
  if (startMs < piece.firstStartMs || (startMs - piece.firstStartMs) % (GRID_MINUTES * MINUTE_MS) !== 0)
    return 'off_grid'
  return undefined
}
