import type { Side } from '../booking.ts'

/** Somebody in the room; open as long as they have not left. */
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

const MINUTE_MS = 60_000

/**
 * How a session went, read from the join log of its room. Whoever is there when the grace is over has come. Two who were there
 * together have met: if they found each other within the grace, however shortly they spoke, or, later than that, if they had at
 * least half of the session. All else is a no-show of whoever was missing.
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

/** Minutes that were bought on top make nobody miss what was booked, and count for those who met late. */
export function verdictOf(visits: readonly Visit[], session: Extended, graceMinutes: number): Verdict {
  const { startsAt, minutes, extendedMinutes } = session
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS)
  const asBooked = judgeAttendance(visits, { startsAt, endsAt }, graceMinutes)
  if (asBooked === 'completed' || extendedMinutes === 0) return asBooked
  return judgeAttendance(visits, session, graceMinutes) === 'completed' ? 'completed' : asBooked
}

/** When somebody was in the room while the session lasted, in parts that do not touch. */
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
/** Whoever leaves at that very moment is not there any more, unless the session itself is over: two who are in have met. */
const isIn = (spans: readonly Span[], at: number, session: Span) =>
  spans.some(({ from, to }) => from <= at && (at < to || to === session.to))

export type Outcome = 'completed' | 'refund'

/** Where the money of a no-show goes when nobody objects. */
export const outcomeOf = (noShowOf: Side | 'both'): Outcome => (noShowOf === 'customer' ? 'completed' : 'refund')
