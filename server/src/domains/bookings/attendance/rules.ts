import { MINUTE_MS } from '#server/platform/time.ts'
import type { Side } from '../booking.ts'

/** A visit to the room; open until they leave. */
export interface Visit {
  role: Side
  joinedAt: Date
  leftAt: Date | null
}

export interface Session {
  startsAt: Date
  endsAt: Date
}

export type Verdict = 'completed' | { noShowOf: Side | 'both' }

interface Span {
  from: number
  to: number
}

/**
 * Evaluates a session from the join log of its room. Whoever is in the room when the grace period ends has attended.
 * Two who were inside together have met if that began within the grace period, however briefly they talked, or later,
 * if they had at least half of the session. Anything else is a no-show of the absent side.
 */
export function judgeAttendance(
  visits: readonly Visit[],
  { startsAt, endsAt }: Session,
  graceMinutes: number,
): Verdict {
  const session = { from: startsAt.getTime(), to: endsAt.getTime() }
  const graceEnd = Math.min(session.from + graceMinutes * MINUTE_MS, session.to)
  const [customer, consultant] = [spansOf(visits, 'customer', session), spansOf(visits, 'consultant', session)]
  const together = overlapsOf(customer, consultant)
  const metInTime = together.some(({ from }) => from <= graceEnd)
  const metLong = lengthOf(together) * 2 >= session.to - session.from
  if (metInTime || metLong) return 'completed'
  const [customerCame, consultantCame] = [customer, consultant].map((spans) => isIn(spans, graceEnd, session))
  if (customerCame) return { noShowOf: 'consultant' }
  return { noShowOf: consultantCame ? 'customer' : 'both' }
}

interface Extended extends Session {
  minutes: number
  extendedMinutes: number
}

/** Extensions never turn a met session into a no-show, and their minutes count for those who met late. */
export function verdictOf(visits: readonly Visit[], session: Extended, graceMinutes: number): Verdict {
  const { startsAt, minutes, extendedMinutes } = session
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS)
  const asBooked = judgeAttendance(visits, { startsAt, endsAt }, graceMinutes)
  if (asBooked === 'completed' || extendedMinutes === 0) return asBooked
  return judgeAttendance(visits, session, graceMinutes) === 'completed' ? 'completed' : asBooked
}

/** A side's presence during the session, as disjoint spans. */
function spansOf(visits: readonly Visit[], role: Side, session: Span): Span[] {
  const spans = visits
    .filter((visit) => visit.role === role)
    .map(({ joinedAt, leftAt }) => ({
      from: Math.max(joinedAt.getTime(), session.from),
      to: Math.min(leftAt?.getTime() ?? session.to, session.to),
    }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from)
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged
}

const overlapsOf = (mine: readonly Span[], theirs: readonly Span[]): Span[] =>
  mine.flatMap((a) =>
    theirs
      .map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }))
      .filter(({ from, to }) => from < to),
  )
const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0)
/** Leaving at exactly that moment counts as absent, unless the session itself has ended by then. */
const isIn = (spans: readonly Span[], at: number, session: Span) =>
  spans.some(({ from, to }) => from <= at && (at < to || to === session.to))

export type Outcome = 'completed' | 'refund'

/** Where the money of a no-show goes if there is no appeal. */
export const outcomeOf = (noShowOf: Side | 'both'): Outcome => (noShowOf === 'customer' ? 'completed' : 'refund')

export interface Reminder {
  minutesBefore: number
  /** Skipped if later than this after its time. */
  lateMinutes: number
  /** Deferred to the morning during quiet hours; the closer ones are not. */
  maySleep: boolean
}

export const REMINDERS: readonly Reminder[] = [
  { minutesBefore: 1440, lateMinutes: 600, maySleep: true },
  { minutesBefore: 60, lateMinutes: 30, maySleep: false },
  { minutesBefore: 10, lateMinutes: 6, maySleep: false },
]

/** The start times of sessions this reminder is due for: after the first and not after the second instant. */
export const windowOf = ({ minutesBefore, lateMinutes }: Reminder, now: Date) => ({
  after: new Date(now.getTime() + (minutesBefore - lateMinutes) * MINUTE_MS),
  until: new Date(now.getTime() + minutesBefore * MINUTE_MS),
})
