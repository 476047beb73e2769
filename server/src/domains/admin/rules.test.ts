import { expect, test } from 'vitest'
import type { FigureName } from '#contract/admin/constants.ts'
import { type DayAmount, eachDay, figuresOf, spanOf } from './rules.ts'

const NOW = new Date('2024-03-03T10:54:00Z')
const counted = (day: string, amounts: Partial<Record<FigureName, number>>): DayAmount[] =>
  Object.entries(amounts).map(([figure, amount]) => ({ day, figure: figure as FigureName, amount }))

test('days are days in India, and the previous period ends at the same hour', () => {
  expect(spanOf(14, NOW)).toEqual({
    ...{ days: 14, firstDay: '2024-02-19', lastDay: '2024-03-03' },
    ...{ from: new Date('2024-02-18T18:30:00Z'), until: NOW },
    ...{ beforeFrom: new Date('2024-02-04T18:30:00Z'), beforeUntil: new Date('2024-02-18T10:54:00Z') },
  })
  expect(spanOf(7, new Date('2024-03-03T18:45:00Z')).lastDay).toBe('2024-03-04')
})

test('a day without data is included', () => {
  const days = eachDay(counted('2024-03-01', { sessions: 4 }), spanOf(7, NOW).from, 7)
  expect(days.map(({ day, sessions }) => [day.slice(5), sessions])).toEqual([
    ...[['02-26', 0] as const, ['02-27', 0], ['02-28', 0], ['02-29', 0]],
    ...[['03-01', 4] as const, ['03-02', 0], ['03-03', 0]],
  ])
})

test('the no-show rate relates to finished sessions, the time to an answer to answers, and both are null without any', () => {
  const before = counted('2024-02-24', { sessions: 9, finishedSessions: 8, noShows: 2, grossPaise: 900 })
  const current = counted('2024-03-02', { sessions: 3, grossPaise: 300, customers: 1, answers: 2, answerSeconds: 600 })
  expect(figuresOf({ current, before })).toMatchObject({
    grossPaise: { now: 300, before: 900 },
    sessions: { now: 3, before: 9 },
    talks: { now: 0, before: 0 },
    customers: { now: 1, before: 0 },
    noShowBp: { now: null, before: 2500 },
    answerMinutes: { now: 5, before: null },
  })
})
