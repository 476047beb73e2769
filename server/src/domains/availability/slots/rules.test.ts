import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#server/platform/time.ts'
import type { ClockRange } from './hours.ts'
import { freeSlots, nextFree, type Plan } from './rules.ts'
import { situations } from './situations.ts'
import { dayNumberAt, dayNumberOf, weekdayOf } from './zone.ts'

const at = (iso: string) => Date.parse(iso)

const plan = (given: Partial<Plan> & { timeZone?: string; weekly?: ClockRange[] } = {}): Plan => ({
  hours: {
    timeZone: given.timeZone ?? 'Asia/Kolkata',
    weekly: (given.weekly ?? [{ fromMinute: 540, toMinute: 1080 }]).flatMap((range) =>
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...range })),
    ),
    exceptions: new Map(),
  },
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeMinutes: 0,
  daysAhead: 30,
  mostADay: null,
  busy: [],
  ...given,
})

const clocks = new Map<string, Intl.DateTimeFormat>()
const shown = new Map<string, { day: number; minute: number; text: string }>()
/** The local time in the zone, according to Intl. */
const clock = (timeZone: string, ms: number) => {
  const known = shown.get(`${timeZone} ${ms}`)
  if (known) return known
  const format =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  clocks.set(timeZone, format)
  const [day = '', text = ''] = format.format(ms).split(', ')
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  const face = { day: dayNumberOf(day), minute: hours * 60 + minutes, text }
  shown.set(`${timeZone} ${ms}`, face)
  return face
}
const clockTimes = (given: Plan, minutes: number, day: string, nowMs: number) => {
  const number = dayNumberOf(day)
  return freeSlots(given, minutes, number, number, nowMs).map(
    ({ startMs }) => clock(given.hours.timeZone, startMs).text,
  )
}

/** The same by definition, minute by minute: slow but obviously correct. */
function slotsByDefinition(given: Plan, minutes: number, firstDay: number, lastDay: number, nowMs: number): number[] {
  const { timeZone, weekly, exceptions } = given.hours
  const rangeAt = (ms: number) => {
    const { day, minute } = clock(timeZone, ms)
    const ranges = exceptions.get(day) ?? weekly.filter(({ weekday }) => weekday === weekdayOf(day))
    return ranges.find(({ fromMinute, toMinute }) => fromMinute <= minute && minute < toMinute)
  }
  const today = clock(timeZone, nowMs).day
  const last = Math.min(lastDay, today + given.daysAhead)
  const sessions = (day: number) =>
    given.busy.filter(({ sessionMs }) => sessionMs !== undefined && clock(timeZone, sessionMs).day === day).length
  const found: number[] = []
  const beginMs = (Math.max(firstDay, today) - 1) * 24 * HOUR_MS
  const working: boolean[] = []
  const workingAt = (ms: number) => {
    const index = (ms - beginMs) / MINUTE_MS
    working[index] ??= rangeAt(ms) !== undefined
    return working[index]
  }
  for (let ms = beginMs; ms < (last + 2) * 24 * HOUR_MS; ms += MINUTE_MS) {
    if (!workingAt(ms) || ms < nowMs + given.noticeMinutes * MINUTE_MS) continue
    const { day, minute } = clock(timeZone, ms)
    if (day < firstDay || day < today || day > last) continue
    if ((minute - rangeAt(ms)!.fromMinute) % 15 !== 0) continue
    if (given.mostADay !== null && sessions(day) >= given.mostADay) continue
    const blockedFrom = ms - given.bufferBeforeMinutes * MINUTE_MS
    const blockedTo = ms + (minutes + given.bufferAfterMinutes) * MINUTE_MS
    if (given.busy.some(({ startMs, endMs }) => startMs < endMs && startMs < blockedTo && endMs > blockedFrom)) continue
    const lasts = Array.from({ length: minutes }, (_, i) => ms + i * MINUTE_MS).every(workingAt)
    if (lasts) found.push(ms)
  }
  return found
}

describe('slots', () => {
  test('match the definition, including days with clock changes', () => {
    fc.assert(
      fc.property(situations, ({ plan: given, minutes, firstDay, nowMs }) => {
        const found = freeSlots(given, minutes, firstDay, firstDay + 2, nowMs).map(({ startMs }) => startMs)
        expect(found).toEqual(slotsByDefinition(given, minutes, firstDay, firstDay + 2, nowMs))
      }),
      { numRuns: 60 },
    )
  })

  test('are ordered and unique, independent of how the days are split, and have their local day', () => {
    fc.assert(
      fc.property(situations, ({ plan: given, minutes, firstDay, nowMs }) => {
        const whole = freeSlots(given, minutes, firstDay, firstDay + 2, nowMs)
        const byDay = [0, 1, 2].flatMap((i) => freeSlots(given, minutes, firstDay + i, firstDay + i, nowMs))
        expect(byDay).toEqual(whole)
        expect(whole.every(({ startMs }, i) => i === 0 || startMs > whole[i - 1]!.startMs)).toBe(true)
        for (const { startMs, dayNumber } of whole) expect(clock(given.hours.timeZone, startMs).day).toBe(dayNumber)
      }),
      { numRuns: 200 },
    )
  })

  test('keep their buffers clear of busy times', () => {
    fc.assert(
      fc.property(situations, ({ plan: given, minutes, firstDay, nowMs }) => {
        for (const { startMs } of freeSlots(given, minutes, firstDay, firstDay + 2, nowMs)) {
          const from = startMs - given.bufferBeforeMinutes * MINUTE_MS
          const to = startMs + (minutes + given.bufferAfterMinutes) * MINUTE_MS
          const met = given.busy.filter((busy) => busy.startMs < busy.endMs && busy.endMs > from && busy.startMs < to)
          expect(met).toEqual([])
        }
      }),
      { numRuns: 200 },
    )
  })

  test('start on quarters counted from the start of their range and end within it', () => {
    const given = plan({ weekly: [{ fromMinute: 550, toMinute: 635 }] })
    expect(clockTimes(given, 30, '2026-03-03', at('2026-03-02T00:00:00Z'))).toEqual([
      '09:10',
      '09:25',
      '09:40',
      '09:55',
    ])
  })

  test('continue across midnight where two ranges touch', () => {
    const given = plan({
      weekly: [
        { fromMinute: 0, toMinute: 30 },
        { fromMinute: 1380, toMinute: 1440 },
      ],
    })
    expect(clockTimes(given, 60, '2026-03-03', at('2026-03-02T00:00:00Z'))).toEqual(['23:00', '23:15', '23:30'])
  })

  test('exclude days off, follow the hours of single days, and respect the daily maximum', () => {
    const now = at('2026-03-02T00:00:00Z')
    const given = plan({ mostADay: 1, busy: [] })
    given.hours.exceptions.set(dayNumberOf('2026-03-03'), [])
    given.hours.exceptions.set(dayNumberOf('2026-03-04'), [{ fromMinute: 600, toMinute: 660 }])
    expect(clockTimes(given, 60, '2026-03-03', now)).toEqual([])
    expect(clockTimes(given, 60, '2026-03-04', now)).toEqual(['10:00'])
    const sessionMs = at('2026-03-05T04:30:00Z')
    given.busy.push({ startMs: sessionMs, endMs: sessionMs + HOUR_MS, sessionMs })
    expect(clockTimes(given, 60, '2026-03-05', now)).toEqual([])
    expect(clockTimes(given, 60, '2026-03-06', now)).not.toEqual([])
  })

  test('respect the minimum notice, the horizon, and a call without a known end', () => {
    const now = at('2026-03-02T04:40:00Z')
    const given = plan({ noticeMinutes: 60, daysAhead: 2 })
    expect(clockTimes(given, 30, '2026-03-02', now)[0]).toBe('11:15')
    expect(clockTimes(given, 30, '2026-03-04', now)).not.toEqual([])
    expect(clockTimes(given, 30, '2026-03-05', now)).toEqual([])
    expect(clockTimes({ ...given, busy: [{ startMs: now, endMs: Infinity }] }, 30, '2026-03-03', now)).toEqual([])
  })
})

describe('days on which clocks change', () => {
  const nights = plan({ timeZone: 'America/New_York', weekly: [{ fromMinute: 0, toMinute: 240 }] })
  const early = at('2026-01-01T00:00:00Z')

  test('lose only the slots of the skipped hour', () => {
    const times = clockTimes({ ...nights, daysAhead: 365 }, 60, '2026-03-08', early)
    expect(times).toEqual(['00:00', '00:15', '00:30', '00:45', '01:00', '01:15', '01:30', '01:45', '03:00'])
  })

  test('offer the repeated hour as two hours, at different instants', () => {
    const day = dayNumberOf('2026-11-01')
    const slots = freeSlots({ ...nights, daysAhead: 365 }, 60, day, day, early)
    expect(slots).toHaveLength(17)
    expect(new Set(slots.map(({ startMs }) => startMs)).size).toBe(17)
  })

  test('have the usual slots if the change is outside working hours', () => {
    const office = plan({ timeZone: 'Europe/London', daysAhead: 365 })
    const count = (day: string) => clockTimes(office, 30, day, early).length
    expect([count('2026-03-29'), count('2026-10-25')]).toEqual([count('2026-03-28'), count('2026-10-24')])
  })
})

describe('the next free slot', () => {
  test('is the first of all slots, and is valid until the last of those that follow without a gap', () => {
    fc.assert(
      fc.property(situations, ({ plan: given, minutes, nowMs }) => {
        const today = dayNumberAt(given.hours.timeZone, nowMs)
        const all = freeSlots(given, minutes, today, today + given.daysAhead, nowMs)
        const next = nextFree(given, minutes, nowMs)
        expect(next?.startMs).toBe(all[0]?.startMs)
        if (!next) return
        const later = next.lastStartMs - given.noticeMinutes * MINUTE_MS
        expect(nextFree(given, minutes, Math.max(later, nowMs))?.startMs).toBe(Math.max(next.startMs, next.lastStartMs))
      }),
      { numRuns: 150 },
    )
  })
})
