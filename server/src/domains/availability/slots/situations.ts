import fc from 'fast-check'
import { MINUTE_MS } from '#server/platform/time.ts'
import type { ClockRange } from './hours.ts'
import { dayNumberOf } from './zone.ts'

/** A day before a clock change somewhere: the difficult days, and an ordinary one. */
const meanDays = fc.constantFrom(
  ['America/New_York', '2026-03-07'],
  ['America/New_York', '2026-10-31'],
  ['Europe/London', '2026-03-28'],
  ['Europe/London', '2026-10-24'],
  ['Australia/Sydney', '2026-04-04'],
  ['Australia/Sydney', '2026-10-03'],
  ['America/New_York', '2028-02-28'],
  ['Australia/Lord_Howe', '2026-04-04'],
  ['Australia/Lord_Howe', '2026-10-03'],
  ['Africa/Cairo', '2026-04-23'],
  ['Africa/Cairo', '2026-10-29'],
  ['America/Havana', '2026-03-07'],
  ['Asia/Kathmandu', '2026-12-30'],
  ['Asia/Kolkata', '2026-05-20'],
)
const ranges = fc.uniqueArray(fc.integer({ min: 0, max: 288 }), { minLength: 2, maxLength: 6 }).map((cuts) => {
  const sorted = cuts.sort((a, b) => a - b)
  return sorted.slice(1).flatMap((cut, i) => (i % 3 === 2 ? [] : [{ fromMinute: sorted[i]! * 5, toMinute: cut * 5 }]))
})
const wholeDays = fc.constant<ClockRange[]>([{ fromMinute: 0, toMinute: 1440 }])

/** Test data: plans around a day with a clock change, and the time of the request. */
export const situations = meanDays.chain(([timeZone, day]) => {
  const firstDay = dayNumberOf(day)
  const dayMs = Date.parse(`${day}T00:00:00Z`)
  const instant = fc.integer({ min: -12 * 60, max: 72 * 60 }).map((minute) => dayMs + minute * MINUTE_MS)
  const busy = fc.record({ startMs: instant, length: fc.integer({ min: 0, max: 300 }), counts: fc.boolean() })
  return fc.record({
    minutes: fc.constantFrom(15, 30, 45, 60),
    firstDay: fc.constant(firstDay),
    nowMs: fc.integer({ min: -24 * 60, max: 36 * 60 }).map((minute) => dayMs + minute * MINUTE_MS),
    plan: fc.record({
      hours: fc.record({
        timeZone: fc.constant(timeZone),
        weekly: fc
          .oneof(ranges, wholeDays)
          .map((week) => [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => week.map((range) => ({ weekday, ...range })))),
        exceptions: fc
          .option(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.oneof(ranges, fc.constant<ClockRange[]>([]))))
          .map((one) => new Map(one ? [[firstDay + one[0], one[1]]] : [])),
      }),
      bufferBeforeMinutes: fc.constantFrom(0, 5, 10, 30),
      bufferAfterMinutes: fc.constantFrom(0, 5, 15),
      noticeMinutes: fc.constantFrom(0, 15, 120, 1500),
      daysAhead: fc.constantFrom(1, 2, 30),
      mostADay: fc.option(fc.integer({ min: 1, max: 3 })),
      busy: fc.array(busy, { maxLength: 8 }).map((all) =>
        all.map(({ startMs, length, counts }) => ({
          startMs,
          endMs: startMs + length * MINUTE_MS,
          ...(counts && { sessionMs: startMs }),
        })),
      ),
    }),
  })
})
