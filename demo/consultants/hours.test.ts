import { expect, test } from 'vitest'
import { freeSlots, type Plan } from '#server/domains/availability/slots/rules.ts'
import { dayNumberAt } from '#server/domains/availability/slots/zone.ts'
import { DAY_MS, INDIA, MINUTE_MS } from '#server/platform/time.ts'
import { earlierSessions, everydayCalls, everydaySessions } from '../everyday.ts'
import { demoConsultants } from './consultants.ts'
import { feesOf } from './fees.ts'
import { weekOf } from './hours.ts'

const QUARTER_MS = 15 * MINUTE_MS
/** The notice of the settings. */
const USUAL_NOTICE = 15
const A_PAGE = 10
const MONDAY = new Date('2026-03-01T18:30:00Z').getTime()

test('a week is written as text', () => {
  expect(weekOf('Tue Sat–Sun 08:00–12:15, 14:00–15:00')).toEqual([
    ...[2, 6, 7].map((weekday) => ({ weekday, from_minute: 480, to_minute: 735 })),
    ...[2, 6, 7].map((weekday) => ({ weekday, from_minute: 840, to_minute: 900 })),
  ])
})

const shortest = (index: number) =>
  Math.min(...feesOf(demoConsultants[index]!.fee, index).flatMap(({ minutes }) => minutes || []))

/** The start of each slot within three weeks, without notice. */
function startsOf(index: number) {
  const weekly = weekOf(demoConsultants[index]!.hours).map(({ weekday, from_minute, to_minute }) => ({
    ...{ weekday, fromMinute: from_minute, toMinute: to_minute },
  }))
  const plan: Plan = {
    hours: { timeZone: INDIA, weekly, exceptions: new Map() },
    ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0, noticeMinutes: 0, daysAhead: 21, mostADay: null, busy: [] },
  }
  const today = dayNumberAt(INDIA, MONDAY)
  return freeSlots(plan, shortest(index), today, today + 21, MONDAY).map(({ startMs }) => startMs)
}

/** The next three slots at every quarter of an hour of a week: between these they do not change. */
function nextThrees(index: number) {
  const starts = startsOf(index)
  const noticeMs = (demoConsultants[index]!.noticeMinutes ?? USUAL_NOTICE) * MINUTE_MS
  let next = 0
  return Array.from({ length: (7 * DAY_MS) / QUARTER_MS }, (_, quarter) => {
    while (starts[next]! < MONDAY + quarter * QUARTER_MS + noticeMs) next++
    return starts.slice(next, next + 3).join()
  })
}

/** Pairs that share their next three slots at some time of the week. */
function alike(indices: readonly number[]) {
  const threes = indices.map((index) => ({ name: demoConsultants[index]!.name, at: nextThrees(index) }))
  return threes.flatMap((one, place) =>
    threes.slice(place + 1).flatMap((other) => {
      const quarter = one.at.findIndex((three, at) => three === other.at[at])
      return quarter === -1 ? [] : [[one.name, other.name, new Date(MONDAY + quarter * QUARTER_MS).toISOString()]]
    }),
  )
}

const everybody = demoConsultants.map((_, index) => index)

test('no two consultants with several reviews, who fill the first page, ever share their next three slots', () => {
  const held = [...earlierSessions, ...everydaySessions, ...everydayCalls.filter(({ end }) => end !== 'missed')]
  const several = everybody.filter((index) => held.filter(({ consultant }) => consultant === index).length > 1)
  expect(several.length).toBeGreaterThanOrEqual(A_PAGE)
  expect(alike(several)).toEqual([])
})

test('nor do the cheapest, who fill the first page by fee', () => {
  const lowest = everybody.map((index) =>
    Math.min(...feesOf(demoConsultants[index]!.fee, index).map((fee) => fee.fee_paise)),
  )
  const limit = lowest.toSorted((a, b) => a - b)[A_PAGE - 1]!
  expect(alike(everybody.filter((index) => lowest[index]! <= limit))).toEqual([])
})
