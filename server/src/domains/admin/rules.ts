import type { FigureName } from '#contract/admin/constants.ts'
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

export interface DayAmount {
  day: string
  figure: FigureName
  amount: number
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

const inMinutes = (seconds: number) => Math.round(seconds / 60)
const rate = (part: number, whole: number, scale: number) => (whole === 0 ? null : Math.round((part * scale) / whole))

/** So many days from the first, including those without data. */
export function eachDay(counted: readonly DayAmount[], first: Date, days: number) {
  const known = new Map(counted.map(({ day, figure, amount }) => [`${day} ${figure}`, amount]))
  return Array.from({ length: days }, (_, n) => {
    const day = dayInIndia(new Date(first.getTime() + n * DAY_MS))
    const of = (figure: FigureName) => known.get(`${day} ${figure}`) ?? 0
    return {
      ...{ day, sessions: of('sessions'), talks: of('talks'), noShows: of('noShows'), customers: of('customers') },
      ...{ grossPaise: of('grossPaise'), revenuePaise: of('revenuePaise'), commissionPaise: of('commissionPaise') },
      ...{ refundsPaise: of('refundsPaise'), talkMinutes: inMinutes(of('talkSeconds')) },
      answerMinutes: rate(of('answerSeconds'), of('answers'), 1 / 60),
      ...{ vainSearches: of('vainSearches'), learning: of('learning') },
    }
  })
}

export function totalOf(counted: readonly DayAmount[], wanted: FigureName) {
  return counted.reduce((all, { figure, amount }) => (figure === wanted ? all + amount : all), 0)
}

export function figuresOf({ current, before }: { current: readonly DayAmount[]; before: readonly DayAmount[] }) {
  const sum = (of: FigureName) => ({ now: totalOf(current, of), before: totalOf(before, of) })
  const quotient = (part: FigureName, whole: FigureName, scale: number) => {
    const [parts, wholes] = [sum(part), sum(whole)]
    return { now: rate(parts.now, wholes.now, scale), before: rate(parts.before, wholes.before, scale) }
  }
  const seconds = sum('talkSeconds')
  return {
    ...{ revenuePaise: sum('revenuePaise'), commissionPaise: sum('commissionPaise') },
    ...{ refundsPaise: sum('refundsPaise'), grossPaise: sum('grossPaise') },
    ...{ sessions: sum('sessions'), talks: sum('talks'), customers: sum('customers') },
    talkMinutes: { now: inMinutes(seconds.now), before: inMinutes(seconds.before) },
    noShowBp: quotient('noShows', 'finishedSessions', 10_000),
    answerMinutes: quotient('answerSeconds', 'answers', 1 / 60),
    ...{ vainSearches: sum('vainSearches'), learning: sum('learning') },
  }
}
