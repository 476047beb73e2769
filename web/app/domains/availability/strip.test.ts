import { describe, expect, test } from 'vitest'
import type { FreeSlots } from './api.ts'
import { type Fee, readChoice, withChoice } from './choice.ts'
import { nearestSlots } from './nearest-slots.ts'
import { byPeriod, isGone, mainTimes, openDay, stripOf } from './strip.ts'

const now = new Date('2026-03-02T04:30:00Z')
const free = (slots: Record<string, string[]>): FreeSlots => ({
  timeZone: 'Asia/Kolkata',
  today: '2026-03-02',
  lastDay: '2026-04-01',
  consultantSlots: Object.entries(slots).map(([date, starts]) => ({
    date,
    count: starts.length,
    slots: starts.map((startsAt) => ({ time: '', startsAt })),
  })),
})
const fees: Fee[] = [
  { mode: 'video', minutes: 15, feePaise: 1 },
  { mode: 'video', minutes: 30, feePaise: 2 },
  { mode: 'written', minutes: 0, feePaise: 3 },
]
const choice = (query: string) => readChoice(new URLSearchParams(query), fees, now)

describe('a choice in the address', () => {
  test('starts with half an hour of the first mode', () => {
    expect(choice('')).toMatchObject({ mode: 'video', minutes: 30, day: undefined, at: undefined })
  })
  test('falls back to what is offered when the address asks for something else', () => {
    expect(choice('mode=audio&minutes=45&day=soon&at=x&week=2026-13-40')).toMatchObject({
      mode: 'video',
      minutes: 30,
      day: undefined,
      week: undefined,
      at: undefined,
    })
    expect(choice('mode=written&minutes=30')).toMatchObject({ mode: 'written', minutes: 0 })
    expect(readChoice(new URLSearchParams(), [])).toBeUndefined()
  })
  test('is changed part by part and keeps the rest of the address', () => {
    const query = new URLSearchParams('rating=5&at=2026-03-02T05:00:00Z&ask=yes')
    expect(withChoice(query, { mode: 'audio', at: null })).toBe('?rating=5&mode=audio')
  })
})

describe('the strip', () => {
  const slots = free({ '2026-03-02': ['2026-03-02T05:00:00.000Z'], '2026-03-03': ['2026-03-02T19:00:00.000Z'] })

  test('shows seven days of the reader’s calendar', () => {
    const days = stripOf(slots, undefined, 'Asia/Kolkata', now)
    expect(days.map(({ day }) => day)).toEqual(['02', '03', '04', '05', '06', '07', '08'].map((d) => `2026-03-${d}`))
    expect(days.map((day) => day.slots.length)).toEqual([1, 1, 0, 0, 0, 0, 0])
  })
  test('moves slots to the day they fall on in the reader’s zone', () => {
    const days = stripOf(slots, undefined, 'America/New_York', now)
    expect(days[0]).toEqual({ day: '2026-03-01', slots: [] })
    expect(days[1]).toEqual({ day: '2026-03-02', slots: ['2026-03-02T05:00:00.000Z', '2026-03-02T19:00:00.000Z'] })
  })
  test('opens the picked day, that of the picked slot, or the first that is free', () => {
    const days = stripOf(slots, undefined, 'Asia/Kolkata', now)
    expect(openDay(days, choice('day=2026-03-05')!)?.day).toBe('2026-03-05')
    expect(openDay(days, choice('at=2026-03-02T19:00:00.000Z')!)?.day).toBe('2026-03-03')
    expect(openDay(days, choice('')!)?.day).toBe('2026-03-02')
  })
})

test('a short list of times hides no gap', () => {
  const at = (time: string) => `2026-03-02T${time}:00.000Z`
  const all = ['05:00', '05:15', '05:30', '07:15', '09:00'].map(at)
  expect(mainTimes(all, 'UTC')).toEqual(['05:00', '05:30', '07:15', '09:00'].map(at))
  expect(byPeriod([at('05:00'), at('13:00'), at('19:00')], 'UTC').map(([period]) => period)).toEqual([
    'morning',
    'afternoon',
    'evening',
  ])
  expect(byPeriod([at('05:00')], 'Asia/Kolkata').map(([period]) => period)).toEqual(['morning'])
})

describe('a slot that a link names', () => {
  const at = (time: string) => `2026-03-02T${time}:00.000Z`
  const days = free({ '2026-03-02': ['05:00', '07:00', '09:30'].map(at), '2026-03-03': [] })

  test('is gone if its day is known and does not have it; other days say nothing about it', () => {
    expect(isGone(days, at('05:00'))).toBe(false)
    expect(isGone(days, at('06:00'))).toBe(true)
    expect(isGone(days, '2026-03-20T06:00:00.000Z')).toBe(false)
    expect(isGone(days, '2026-02-20T06:00:00.000Z')).toBe(true)
  })
  test('opens the strip at its own days when it is beyond the first week', () => {
    expect(choice(`at=${at('05:00')}`)?.week).toBeUndefined()
    expect(choice('at=2026-03-20T20:00:00.000Z')?.week).toBe('2026-03-19')
    expect(choice('at=2026-03-20T20:00:00.000Z&week=2026-03-02')?.week).toBe('2026-03-02')
  })
  test('has its nearest free slots when it is gone, and the day of the nearest is open', () => {
    const strip = stripOf(days, undefined, 'Asia/Kolkata', now)
    expect(nearestSlots(strip, at('07:30'), 2)).toEqual([at('07:00'), at('09:30')])
    expect(openDay(strip, { day: undefined, at: undefined, gone: '2026-03-03T05:00:00.000Z' })?.day).toBe('2026-03-02')
  })
})
