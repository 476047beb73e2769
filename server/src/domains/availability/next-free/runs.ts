import type { Settings } from '#contract/settings/endpoints.ts'
import { MINUTE_MS } from '#server/platform/time.ts'
import { GRID_MINUTES } from '../slots/hours.ts'

/** A stored run of free slots for the shortest session a consultant offers. */
export interface Run {
  atMs: number | null
  lastAtMs: number | null
  noticeMinutes: number
  /** Nothing has changed since it was computed, and it has not ended. */
  isCurrent: boolean
  computedWith: string
}

/** The settings that a run depends on; a run computed with others is not used. */
export const runSettings = (settings: Settings) =>
  [
    settings.slotNoticeMinutes,
    settings.slotDaysAhead,
    settings.slotBufferBeforeMinutes,
    settings.slotBufferAfterMinutes,
  ].join(' ')

const GRID_MS = GRID_MINUTES * MINUTE_MS

/**
 * The next slot of a run: it moves along with the clock, from slot to slot, until the run ends. Null if there is none,
 * undefined if that has to be computed anew.
 */
export function nextOfRun(
  { atMs, lastAtMs, noticeMinutes, isCurrent, computedWith }: Run,
  settings: string,
  now: Date,
) {
  if (!isCurrent || computedWith !== settings) return undefined
  if (atMs === null) return null
  if (lastAtMs === null) return undefined
  const earliestMs = now.getTime() + noticeMinutes * MINUTE_MS
  const passed = Math.max(0, Math.ceil((earliestMs - atMs) / GRID_MS))
  const nextMs = atMs + passed * GRID_MS
  return nextMs <= lastAtMs ? new Date(nextMs) : undefined
}
