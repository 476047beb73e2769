import { DAY_MS, dayInIndia, startOfDay } from '#server/platform/time.ts'

/** The selected period, and the one it is compared with. */
export interface Span {
  days: number
  firstDay: string
  lastDay: string
  from: Date
  until: Date
  beforeFrom: Date
  beforeUntil: Date
}

export interface CountedDay {
  day: string
  sessions: number
  talks: number
  noShows: number
  /** Sessions with a known outcome. */
  over: number
  customers: number
  grossPaise: number
}

/**
 * Today is not over, so the previous period ends at the same hour; otherwise every morning would look like a decline.
 */
export function spanOf(days: number, now: Date): Span {
  const lastDay = dayInIndia(now)
  const from = new Date(startOfDay(lastDay).getTime() - (days - 1) * DAY_MS)
  const earlier = (at: Date) => new Date(at.getTime() - days * DAY_MS)
  return {
    ...{ days, firstDay: dayInIndia(from), lastDay, from, until: now },
    ...{ beforeFrom: earlier(from), beforeUntil: earlier(now) },
  }
}

const NOTHING = { sessions: 0, talks: 0, noShows: 0, over: 0, customers: 0, grossPaise: 0 }

/** The selected days, including those without data. */
export function eachDay(counted: readonly CountedDay[], { from, days }: Span) {
  const known = new Map(counted.map((one) => [one.day, one]))
  return Array.from({ length: days }, (_, n) => {
    const day = dayInIndia(new Date(from.getTime() + n * DAY_MS))
    const { over: _over, ...shown } = { ...NOTHING, ...known.get(day), day }
    return shown
  })
}

export function figuresOf(counted: readonly CountedDay[], { firstDay }: Span) {
  const [now, before] = [counted.filter(({ day }) => day >= firstDay), counted.filter(({ day }) => day < firstDay)]
  const sum = (of: keyof typeof NOTHING) => {
    const total = (days: readonly CountedDay[]) => days.reduce((all, day) => all + day[of], 0)
    return { now: total(now), before: total(before) }
  }
  const [missed, over] = [sum('noShows'), sum('over')]
  const rate = (part: number, whole: number) => (whole === 0 ? null : Math.round((part * 10_000) / whole))
  return {
    ...{ grossPaise: sum('grossPaise'), sessions: sum('sessions'), talks: sum('talks'), customers: sum('customers') },
    noShowBp: { now: rate(missed.now, over.now), before: rate(missed.before, over.before) },
  }
}
