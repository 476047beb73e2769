import { expect, test } from 'vitest'
import { afterWorkingMinutes, nextReminder, shortName, workingMinutesBetween } from './rules.ts'

const hours = { helpDeskOpensAt: '09:00', helpDeskClosesAt: '20:00' }
const at = (day: number, time: string) => new Date(`2026-03-0${day}T${time}:00+05:30`)

test.each([
  ['in the morning', at(2, '10:00'), 45, at(2, '10:45')],
  ['before it opens', at(2, '07:00'), 45, at(2, '09:45')],
  ['over the night', at(2, '19:30'), 45, at(3, '09:15')],
  ['after it closes', at(2, '23:00'), 60, at(3, '10:00')],
  ['exactly until it closes', at(2, '19:15'), 45, at(2, '20:00')],
  ['over several days', at(2, '09:00'), 60 * 23, at(4, '10:00')],
])('the promised time is counted in help desk hours: %s', (_, from, minutes, until) => {
  expect(afterWorkingMinutes(from, minutes, hours)).toEqual(until)
  expect(workingMinutesBetween(from, until, hours)).toBe(minutes)
})

test('nobody worked at night, and a desk without an order of its hours never closes', () => {
  expect(workingMinutesBetween(at(2, '21:00'), at(3, '08:00'), hours)).toBe(0)
  const always = { helpDeskOpensAt: '09:00', helpDeskClosesAt: '09:00' }
  expect(afterWorkingMinutes(at(2, '23:30'), 60, always)).toEqual(at(3, '00:30'))
})

test('a consultant first sees a first name and an initial', () => {
  expect(['Rakesh Tiwari', ' Shobha  Rao Nair ', 'Meera', 'सुनीता वर्मा'].map(shortName)).toEqual([
    ...['Rakesh T.', 'Shobha N.', 'Meera', 'सुनीता व.'],
  ])
})

test.each([
  ['2026-03-01T12:00:00Z', '2026-03-16T12:00:00Z'],
  ['2026-03-16T12:00:00Z', '2026-03-24T12:00:00Z'],
  ['2026-03-29T00:00:00Z', '2026-03-30T12:00:00Z'],
  ['2026-03-31T11:59:59Z', '2026-03-31T12:00:00Z'],
  ['2026-03-31T12:00:00Z', '2026-04-01T12:00:00Z'],
  ['2026-04-09T18:00:00Z', '2026-04-10T12:00:00Z'],
])('at %s the next reminder of a grievance due on 31st March is at %s', (now, next) => {
  expect(nextReminder(new Date('2026-03-31T12:00:00Z'), new Date(now))).toEqual(new Date(next))
})
