import type { EXPERT_STATES } from '#contract/talks/constants.ts'
import { MINUTE_MS } from '#server/platform/time.ts'

export type ExpertState = (typeof EXPERT_STATES)[number] | 'offline'

export interface ExpertSnapshot {
  id: number
  here: boolean
  takingCalls: boolean
  ratePaise: number
  ratingAverage: number | null
  ratingCount: number
  /** Since when their current talk rings or runs. */
  talkSince: Date | null
  /** Since when they are in a call room, including a booked one: early, or after its end. */
  inRoomSince: Date | null
  /** Start of the current or next session. */
  sessionStart: Date | null
  /** The same session, including buffers. */
  sessionFrom: Date | null
  sessionTo: Date | null
  queueLength: number
  /** Whose turn it is to call. */
  offeredTo: number | null
  averageSeconds: number | null
}

const USUAL_SECONDS = 600

/** Calls shortly before a session are refused: they would end before they began. */
const inSession = ({ sessionFrom }: ExpertSnapshot, gapMinutes: number, now: Date) =>
  sessionFrom !== null && sessionFrom.getTime() <= now.getTime() + gapMinutes * MINUTE_MS

/** Whether an expert can be called by a given customer, or by anyone. */
export function stateOf(
  expert: ExpertSnapshot,
  gapMinutes: number,
  callerId: number | undefined,
  now: Date,
): ExpertState {
  if (!expert.here) return 'offline'
  if (expert.talkSince) return 'on_call'
  if (inSession(expert, gapMinutes, now)) return 'in_session'
  if (expert.inRoomSince) return 'on_call'
  if (!expert.takingCalls) return 'not_taking'
  return expert.offeredTo !== null && expert.offeredTo !== callerId ? 'on_call' : 'free'
}

/** Estimated wait behind this many others. */
export function waitMinutes({ talkSince, averageSeconds }: ExpertSnapshot, ahead: number, now: Date) {
  const usual = averageSeconds ?? USUAL_SECONDS
  const gone = talkSince ? (now.getTime() - talkSince.getTime()) / 1000 : usual
  return Math.max(1, Math.ceil((Math.max(60, usual - gone) + ahead * usual) / 60))
}

export interface NextSession {
  of: 'consultant' | 'customer'
  startsAt: Date
  /** A talk ends by then. */
  from: Date
}

/** The session that ends a talk first: the expert's next one, or the customer's own. */
export function sessionAhead({ sessionStart, sessionFrom }: ExpertSnapshot, own: Date | null): NextSession | null {
  if (own && (!sessionFrom || own < sessionFrom)) return { of: 'customer', startsAt: own, from: own }
  return sessionFrom && { of: 'consultant', startsAt: sessionStart ?? sessionFrom, from: sessionFrom }
}

const ORDER: Record<ExpertState, number> = { free: 0, on_call: 1, in_session: 2, not_taking: 3, offline: 4 }
type Sorted = { expert: ExpertSnapshot; state: ExpertState }
const byRating = (a: Sorted, b: Sorted) =>
  (b.expert.ratingAverage ?? 0) - (a.expert.ratingAverage ?? 0) ||
  b.expert.ratingCount - a.expert.ratingCount ||
  a.expert.id - b.expert.id

export const sorts: Record<'free' | 'rating' | 'rate', (a: Sorted, b: Sorted) => number> = {
  free: (a, b) => ORDER[a.state] - ORDER[b.state] || byRating(a, b),
  rating: byRating,
  rate: (a, b) => a.expert.ratePaise - b.expert.ratePaise || byRating(a, b),
}
