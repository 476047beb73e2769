import type { Settings } from '#contract/settings/endpoints.ts'
import { MINUTE_MS } from '#server/platform/time.ts'

interface Times {
  state: string
  startsAt: Date
  endsAt: Date
}
type Figures = Pick<Settings, 'joinMinutesBefore' | 'roomGraceMinutes' | 'noShowGraceMinutes'>

/** When a session's room is open: from some minutes before until some minutes after, unless evaluated or cancelled. */
export function roomTimes({ state, startsAt, endsAt }: Times, figures: Figures, now: Date) {
  const grace = Math.min(figures.roomGraceMinutes, figures.noShowGraceMinutes)
  const opensAt = new Date(startsAt.getTime() - figures.joinMinutesBefore * MINUTE_MS)
  const closesAt = new Date(endsAt.getTime() + grace * MINUTE_MS)
  const over = (state !== 'confirmed' && state !== 'in_call') || now >= closesAt
  return {
    opensAt,
    closesAt,
    state: over ? ('ended' as const) : now < opensAt ? ('early' as const) : ('open' as const),
  }
}
