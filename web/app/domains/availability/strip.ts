import { clockIn, dayIn } from '~/lib/dates.ts'
import { type FreeSlots, STRIP_DAYS } from './api.ts'
import { addDays, type Choice } from './choice.ts'

export interface StripDay {
  day: string
  /** Start times of the slots. */
  slots: string[]
}

/** Free slots by day of the reader's calendar. */
export function slotsByDay(answers: readonly FreeSlots[], zone: string) {
  const byDay = new Map<string, string[]>()
  for (const { startsAt } of answers.flatMap(({ consultantSlots }) => consultantSlots).flatMap(({ slots }) => slots)) {
    const day = dayIn(zone, startsAt)
    const known = byDay.get(day)
    if (known) known.push(startsAt)
    else byDay.set(day, [startsAt])
  }
  return byDay
}

/** The week in the reader's calendar, whatever zone the consultant plans in. */
export function stripOf(free: FreeSlots, week: string | undefined, zone: string, now: Date): StripDay[] {
  const first = week ?? (zone === free.timeZone ? free.today : dayIn(zone, now))
  const byDay = slotsByDay([free], zone)
  return Array.from({ length: STRIP_DAYS }, (_, i) => {
    const day = addDays(first, i)
    return { day, slots: byDay.get(day) ?? [] }
  })
}

/** The open day: the picked one, that of the picked slot or the next after it, or the first with a free slot. */
export function openDay(
  strip: StripDay[],
  { day, at, gone }: Pick<Choice, 'day' | 'at' | 'gone'>,
): StripDay | undefined {
  return (
    strip.find((one) => one.day === day) ??
    strip.find(({ slots }) => slots.some((slot) => (gone ? slot > gone : slot === at))) ??
    strip.find(({ slots }) => slots.length > 0) ??
    strip[0]
  )
}

/** Whether a slot can no longer be booked, as far as these days show; one before today never can. */
export function isGone({ timeZone, today, consultantSlots: days }: FreeSlots, at: string) {
  const day = dayIn(timeZone, at)
  const isKnown = day < today || days.some(({ date }) => date === day)
  return isKnown && !days.some(({ slots }) => slots.some(({ startsAt }) => startsAt === at))
}

const QUARTER_MS = 15 * 60_000

/** Full and half hours, and quarters without a free neighbour: a short list that hides no gap. */
export function mainTimes(slots: readonly string[], zone: string): string[] {
  const all = new Set(slots.map((at) => Date.parse(at)))
  return slots.filter((at) => {
    if (/:(?:00|30)$/.test(clockIn(zone, at))) return true
    const ms = Date.parse(at)
    return !all.has(ms - QUARTER_MS) && !all.has(ms + QUARTER_MS)
  })
}

export type Period = 'morning' | 'afternoon' | 'evening'

export function byPeriod(slots: readonly string[], zone: string): [Period, string[]][] {
  const times: Record<Period, string[]> = { morning: [], afternoon: [], evening: [] }
  for (const at of slots) {
    const hour = Number(clockIn(zone, at).slice(0, 2))
    times[hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'].push(at)
  }
  return Object.entries(times).filter(([, of]) => of.length > 0) as [Period, string[]][]
}
