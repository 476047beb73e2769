import { describe, expect, test } from 'vitest'
import { readChoice, usualSession } from '../choice.ts'
import { blocksOn, shownHours } from './blocks.ts'
import { type Draft, feeKeys, feesIn, planOn, withDaysOff, withHours, withWeekCopied, workedOn } from './draft.ts'

const nothing = Object.fromEntries(feeKeys.map((key) => [key, ''])) as Draft['fees']
const draft = (given: Partial<Draft> = {}): Draft => ({
  timeZone: 'Asia/Kolkata',
  weekly: [1, 2, 3].map((weekday) => ({ weekday, from: '09:00', to: '12:00' })),
  ...{ days: [], daysOff: [], bufferBeforeMinutes: null, bufferAfterMinutes: null },
  ...{ noticeMinutes: null, daysAhead: null, mostADay: null },
  fees: { ...nothing, 'video 30': '1500' },
  ...given,
})
// 2026-03-02 is a Monday.
const monday = { date: '2026-03-02' }
const evening = { from: '17:00', to: '19:00' }

describe('a day', () => {
  test('follows its weekday until it has its own hours, and again when they are the same', () => {
    const own = withHours(draft(), monday, [evening])
    expect([planOn(own, monday).ranges, planOn(own, { date: '2026-03-09' }).ranges]).toEqual([
      [evening],
      [{ from: '09:00', to: '12:00' }],
    ])
    expect(withHours(own, monday, [{ from: '09:00', to: '12:00' }])).toEqual(draft())
  })
  test('without hours is off, with its note, and hours end that', () => {
    const off = withHours(draft(), monday, [], 'Plant visit')
    expect(off.daysOff).toEqual([{ from: '2026-03-02', to: '2026-03-02', note: 'Plant visit' }])
    expect(planOn(off, monday).off?.note).toBe('Plant visit')
    expect(withHours(off, monday, [evening]).daysOff).toEqual([])
  })
  test('of a longer period off leaves the days around it off', () => {
    const off = withDaysOff(draft(), { from: '2026-03-02', to: '2026-03-04', note: 'Fair' })
    expect(withHours(off, { date: '2026-03-03' }, [evening]).daysOff.map(({ from, to }) => [from, to])).toEqual([
      ['2026-03-02', '2026-03-02'],
      ['2026-03-04', '2026-03-04'],
    ])
  })
  test('includes the night of the evening before, unless it has its own hours', () => {
    const nights = draft({ weekly: [{ weekday: 1, from: '22:00', to: '02:00' }] })
    expect(workedOn(nights, monday)).toEqual([{ fromMinute: 1320, toMinute: 1440 }])
    expect(workedOn(nights, { date: '2026-03-03' })).toEqual([{ fromMinute: 0, toMinute: 120 }])
    expect(workedOn(nights, { weekday: 2 })).toEqual([{ fromMinute: 0, toMinute: 120 }])
    const own = withHours(nights, { date: '2026-03-03' }, [evening])
    expect(workedOn(own, { date: '2026-03-03' })).toEqual([{ fromMinute: 1020, toMinute: 1140 }])
  })
})

describe('a week', () => {
  test('is copied to the next one without its days off', () => {
    const week = ['2026-03-02', '2026-03-03', '2026-03-04']
    const planned = withHours(withHours(draft(), monday, [evening]), { date: '2026-03-03' }, [])
    const copied = withWeekCopied(planned, week)
    expect(planOn(copied, { date: '2026-03-09' }).ranges).toEqual([evening])
    expect(planOn(copied, { date: '2026-03-10' })).toMatchObject({ off: undefined, isOwn: false })
  })
})

describe('the blocks of a day', () => {
  test('cut the hours around busy times, and count the slots customers see there', () => {
    const taken = {
      ...{ kind: 'booking' as const, name: 'Rao', bookingId: null },
      ...{ startsAt: '2026-03-02T04:30:00.000Z', endsAt: '2026-03-02T05:00:00.000Z' },
    }
    const slots = ['09:00', '09:15', '11:00'].map((time) => ({ date: '2026-03-02', time, startsAt: '' }))
    const elsewhere = { date: '2026-03-03', time: '09:00', startsAt: '' }
    expect(blocksOn(draft(), monday, [taken], [...slots, elsewhere])).toMatchObject([
      { kind: 'open', fromMinute: 540, toMinute: 600, slots: 2 },
      { kind: 'booking', fromMinute: 600, toMinute: 630, name: 'Rao' },
      { kind: 'open', fromMinute: 630, toMinute: 720, slots: 1 },
    ])
    expect(blocksOn(draft(), { weekday: 1 }, [], slots)).toMatchObject([{ slots: null }])
  })
  test('count the session that the profile opens with', () => {
    for (const fees of [
      { 'video 15': '500', 'video 30': '900', 'audio 15': '300' },
      { 'video 45': '900', 'video 60': '1200', 'audio 30': '300' },
      { 'audio 15': '300', 'audio 30': '500' },
    ]) {
      const offered = feesIn({ fees: { ...nothing, ...fees } })
      expect(usualSession(offered)).toEqual(readChoice(new URLSearchParams(), offered)?.fee)
    }
    expect(usualSession(feesIn({ fees: { ...nothing, 'video 15': '500', 'video 30': '900' } }))?.minutes).toBe(30)
  })
  test('extend the hours shown', () => {
    const nights = blocksOn(draft({ weekly: [{ weekday: 1, from: '05:30', to: '23:30' }] }), monday, [])
    expect(shownHours(nights)).toEqual({ fromMinute: 300, toMinute: 1440 })
  })
})
