import { describe, expect, test } from 'vitest'
import { slotDays } from '../slot-days/rules.ts'
import type { Busy, Plan } from './rules.ts'
import { dayNumberOf } from './zone.ts'

interface Case {
  zone?: string
  /** For every day, in the consultant's local time; an end after 24:00 is written as a second range. */
  hours: string[]
  /** Replacement hours for single dates. */
  on?: Record<string, string[]>
  minutes?: number
  rules?: Partial<Omit<Plan, 'hours' | 'busy'>>
  busy?: [from: string, to: string][]
  now?: string
  day: string
  /** In the consultant's local time: the first, the count, and the last. */
  slots: [first: string, count: number, last: string] | []
  /** The same in another time zone. */
  elsewhere?: [zone: string, first: string, last: string]
}

const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const range = (text: string) => {
  const [from = '', to = ''] = text.split('-')
  return { fromMinute: minute(from), toMinute: minute(to) }
}
const planOf = ({ zone = 'Asia/Kolkata', hours, on = {}, rules, busy = [] }: Case): Plan => ({
  hours: {
    timeZone: zone,
    weekly: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => hours.map((text) => ({ weekday, ...range(text) }))),
    exceptions: new Map(Object.entries(on).map(([day, texts]) => [dayNumberOf(day), texts.map(range)])),
  },
  ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0, noticeMinutes: 0, daysAhead: 3650, mostADay: null },
  busy: busy.map(([from, to]): Busy => {
    const [startMs, endMs] = [Date.parse(from), Date.parse(to)]
    return { startMs, endMs, sessionMs: startMs }
  }),
  ...rules,
})
const clockIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(at)

const office = ['09:00-17:00']
const night = ['00:00-04:00']
const cases: [what: string, given: Case][] = [
  [
    'New York, the night an hour is skipped',
    { zone: 'America/New_York', hours: night, day: '2026-03-08', slots: ['00:00', 11, '03:30'] },
  ],
  [
    'New York, the night an hour comes twice',
    { zone: 'America/New_York', hours: night, day: '2026-11-01', slots: ['00:00', 19, '03:30'] },
  ],
  [
    'New York, the office on that day',
    {
      zone: 'America/New_York',
      hours: office,
      day: '2026-03-08',
      slots: ['09:00', 31, '16:30'],
      elsewhere: ['UTC', 'Sun 13:00', 'Sun 20:30'],
    },
  ],
  [
    'New York, the office the day before',
    {
      zone: 'America/New_York',
      hours: office,
      day: '2026-03-07',
      slots: ['09:00', 31, '16:30'],
      elsewhere: ['UTC', 'Sat 14:00', 'Sat 21:30'],
    },
  ],
  [
    'London, the night an hour is skipped',
    { zone: 'Europe/London', hours: night, day: '2026-03-29', slots: ['00:00', 11, '03:30'] },
  ],
  [
    'London, the night an hour comes twice',
    { zone: 'Europe/London', hours: night, day: '2026-10-25', slots: ['00:00', 19, '03:30'] },
  ],
  [
    'Sydney, the night an hour is skipped',
    { zone: 'Australia/Sydney', hours: night, day: '2026-10-04', slots: ['00:00', 11, '03:30'] },
  ],
  [
    'Sydney, the night an hour comes twice',
    { zone: 'Australia/Sydney', hours: night, day: '2026-04-05', slots: ['00:00', 19, '03:30'] },
  ],
  [
    'a session over the skipped hour lasts as long as it says',
    { zone: 'Europe/London', hours: ['00:30-02:15'], minutes: 45, day: '2026-03-29', slots: ['00:30', 1, '00:30'] },
  ],
  ['the leap day', { hours: office, day: '2028-02-29', slots: ['09:00', 31, '16:30'] }],
  [
    'the leap day in New York',
    { zone: 'America/New_York', hours: office, day: '2028-02-29', slots: ['09:00', 31, '16:30'] },
  ],
  [
    'no further ahead than the leap day',
    {
      hours: office,
      rules: { daysAhead: 1 },
      now: '2028-02-28T00:00:00Z',
      day: '2028-02-29',
      slots: ['09:00', 31, '16:30'],
    },
  ],
  [
    'the day after the last that can be booked',
    { hours: office, rules: { daysAhead: 1 }, now: '2028-02-28T00:00:00Z', day: '2028-03-01', slots: [] },
  ],
  [
    'a night over midnight, in the evening',
    { hours: ['00:00-02:00', '22:00-24:00'], minutes: 60, day: '2026-03-10', slots: ['00:00', 13, '23:45'] },
  ],
  [
    'a night that ends at one',
    { hours: ['00:00-01:00', '23:00-24:00'], minutes: 60, day: '2026-03-10', slots: ['00:00', 5, '23:45'] },
  ],
  [
    'a night cut off by a day off after it',
    {
      hours: ['00:00-01:00', '23:00-24:00'],
      on: { '2026-03-11': [] },
      minutes: 60,
      day: '2026-03-10',
      slots: ['00:00', 2, '23:00'],
    },
  ],
  [
    'other hours on one date',
    { hours: office, on: { '2026-03-10': ['19:00-20:00'] }, day: '2026-03-10', slots: ['19:00', 3, '19:30'] },
  ],
  [
    'the date after it',
    { hours: office, on: { '2026-03-10': ['19:00-20:00'] }, day: '2026-03-11', slots: ['09:00', 31, '16:30'] },
  ],
  ['a day off', { hours: office, on: { '2026-03-10': [] }, day: '2026-03-10', slots: [] }],
  [
    'a session in the middle',
    {
      hours: ['09:00-11:00'],
      busy: [['2026-03-10T04:00:00Z', '2026-03-10T04:30:00Z']],
      day: '2026-03-10',
      slots: ['09:00', 4, '10:30'],
    },
  ],
  [
    'the same with ten minutes after each',
    {
      hours: ['09:00-11:00'],
      rules: { bufferAfterMinutes: 10 },
      busy: [['2026-03-10T04:00:00Z', '2026-03-10T04:40:00Z']],
      day: '2026-03-10',
      slots: ['10:15', 2, '10:30'],
    },
  ],
  [
    'the same with ten minutes before each',
    {
      hours: ['09:00-11:00'],
      rules: { bufferBeforeMinutes: 10 },
      busy: [['2026-03-10T03:50:00Z', '2026-03-10T04:30:00Z']],
      day: '2026-03-10',
      slots: ['10:15', 2, '10:30'],
    },
  ],
  [
    'two hours of notice',
    {
      hours: office,
      rules: { noticeMinutes: 120 },
      now: '2026-03-10T05:00:00Z',
      day: '2026-03-10',
      slots: ['12:30', 17, '16:30'],
    },
  ],
  [
    'notice to the minute',
    {
      hours: office,
      rules: { noticeMinutes: 120 },
      now: '2026-03-10T05:00:00.001Z',
      day: '2026-03-10',
      slots: ['12:45', 16, '16:30'],
    },
  ],
  [
    'as many as the day takes',
    {
      hours: office,
      rules: { mostADay: 1 },
      busy: [['2026-03-10T04:00:00Z', '2026-03-10T04:30:00Z']],
      day: '2026-03-10',
      slots: [],
    },
  ],
  [
    'India for New York in winter',
    {
      hours: office,
      day: '2026-03-02',
      slots: ['09:00', 31, '16:30'],
      elsewhere: ['America/New_York', 'Sun 22:30', 'Mon 06:00'],
    },
  ],
  [
    'India for New York in summer',
    {
      hours: office,
      day: '2026-03-09',
      slots: ['09:00', 31, '16:30'],
      elsewhere: ['America/New_York', 'Sun 23:30', 'Mon 07:00'],
    },
  ],
  [
    'India for New York, the night it changes',
    {
      hours: ['11:00-13:30'],
      day: '2026-03-08',
      slots: ['11:00', 9, '13:00'],
      elsewhere: ['America/New_York', 'Sun 00:30', 'Sun 03:30'],
    },
  ],
]

describe('the slots of a day', () => {
  test.each(cases)('%s', (_, given) => {
    const nowMs = Date.parse(given.now ?? '2026-01-01T00:00:00Z')
    const [notified] = slotDays(planOf(given), given.minutes ?? 30, dayNumberOf(given.day), 1, nowMs)
    const [first, last] = [notified!.slots[0], notified!.slots.at(-1)]
    expect(first && last ? [first.time, notified!.count, last.time] : []).toEqual(given.slots)
    if (!given.elsewhere) return
    const [zone, from, to] = given.elsewhere
    expect([clockIn(zone, first!.startsAt), clockIn(zone, last!.startsAt)]).toEqual([from, to])
  })
})
