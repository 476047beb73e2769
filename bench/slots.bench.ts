import { slotDays } from '#server/domains/availability/slot-days/rules.ts'
import type { Plan } from '#server/domains/availability/slots/rules.ts'
import { DAY_MS, MINUTE_MS } from '#server/platform/time.ts'
import { type Bench, median } from './harness/bench.ts'
import { WORLD_NOW } from './harness/worlds.ts'

const INDIA_MS = 330 * MINUTE_MS
const DAYS = 31
const TODAY = Date.UTC(2026, 2, 2) / DAY_MS
const HOURS = { from: 0, to: 1440 }
const LENGTH = 30

const NOTICE_MINUTES = 15

/** Around the clock for a month, with this many half-hour sessions spread over it. */
function planWith(bookings: number): Plan {
  const step = (DAYS * DAY_MS) / bookings
  return {
    hours: {
      timeZone: 'Asia/Kolkata',
      weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: HOURS.from, toMinute: HOURS.to })),
      exceptions: new Map(),
    },
    ...{
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      noticeMinutes: NOTICE_MINUTES,
      daysAhead: DAYS,
      mostADay: null,
    },
    busy: Array.from({ length: bookings }, (_, i) => {
      const startMs = Math.floor((TODAY * DAY_MS - INDIA_MS + i * step) / (15 * MINUTE_MS)) * 15 * MINUTE_MS
      return { startMs, endMs: startMs + LENGTH * MINUTE_MS, sessionMs: startMs }
    }),
  }
}

/** Office hours, and this many short sessions at night: each costs work and takes no slot. */
function nightlyPlan(bookings: number): Plan {
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 540, toMinute: 1080 }))
  const busy = Array.from({ length: bookings }, (_, i) => {
    const startMs = (TODAY + (i % DAYS)) * DAY_MS + Math.floor(i / DAYS) * 2 * MINUTE_MS - INDIA_MS
    return { startMs, endMs: startMs + MINUTE_MS, sessionMs: startMs }
  })
  const plan = planWith(1)
  return { ...plan, hours: { ...plan.hours, weekly }, busy }
}

const ours = (plan: Plan) => JSON.stringify(slotDays(plan, LENGTH, TODAY, DAYS, WORLD_NOW.getTime()))

const two = (number: number) => (number < 10 ? `0${number}` : `${number}`)

/** The minimum with the same result: one zone without clock changes, sorted bookings, integers, one text. */
function bare({ busy }: Plan): string {
  const earliest = WORLD_NOW.getTime() + NOTICE_MINUTES * MINUTE_MS
  let next = 0
  let text = '['
  for (let day = TODAY; day < TODAY + DAYS; day++) {
    let count = 0
    let slots = ''
    for (let minute = HOURS.from; minute < HOURS.to; minute += 15) {
      const startMs = day * DAY_MS + minute * MINUTE_MS - INDIA_MS
      if (startMs < earliest) continue
      while (next < busy.length && busy[next]!.endMs <= startMs) next++
      if (next < busy.length && busy[next]!.startMs < startMs + LENGTH * MINUTE_MS) continue
      count++
      const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
      slots += `${slots && ','}{"time":"${time}","startsAt":"${new Date(startMs).toISOString()}"}`
    }
    const date = new Date(day * DAY_MS).toISOString().slice(0, 10)
    text += `${day > TODAY ? ',' : ''}{"date":"${date}","count":${count},"slots":[${slots}]}`
  }
  return `${text}]`
}

/** Microseconds of each, measured alternately. */
function timed(works: readonly (() => string)[], rounds = 400) {
  const times = works.map(() => [] as number[])
  for (let round = -100; round < rounds; round++)
    for (const [at, work] of works.entries()) {
      const began = performance.now()
      work()
      if (round >= 0) times[at]!.push((performance.now() - began) * 1000)
    }
  return times.map(median)
}

export const bench: Bench[] = [
  {
    name: 'a month of slots with 500 bookings against a bare integer loop',
    unit: 'answers a second',
    limit: 1 / 5,
    async run() {
      const plan = planWith(500)
      if (ours(plan) !== bare(plan)) throw new Error('the two do not give the same JSON')
      const [own = 0, baseline = 0] = timed([() => ours(plan), () => bare(plan)])
      const notes = [
        `ours ${own.toFixed(0)} µs, baseline ${baseline.toFixed(0)} µs, ${ours(plan).length} bytes of JSON`,
      ]
      return { ours: 1e6 / own, baseline: 1e6 / baseline, notes }
    },
  },
  {
    name: 'a month of slots, cost of a booking at 500 against 4,000',
    unit: 'bookings a millisecond',
    // Linear growth is about one, slightly less with sorting; quadratic growth would be an eighth.
    limit: 1 / 2,
    async run() {
      const plans = [0, 500, 4_000].map(nightlyPlan)
      const [none = 0, some = 0, many = 0] = timed(plans.map((plan) => () => ours(plan)))
      const each = { some: Math.max(some - none, 1) / 500, many: Math.max(many - none, 1) / 4_000 }
      const notes = [`${none.toFixed(0)} µs without, ${some.toFixed(0)} with 500, ${many.toFixed(0)} with 4,000`]
      return { ours: 1e3 / each.many, baseline: 1e3 / each.some, notes }
    },
  },
]
