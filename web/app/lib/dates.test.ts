import { expect, test } from 'vitest'
import {
  formatDate,
  formatDay,
  formatHour,
  formatMonth,
  formatSlot,
  formatTime,
  formatWeekday,
  formatWhen,
  formatZone,
  INDIA,
} from './dates.ts'
import calendar from './hi.ts'
import { addTexts } from './i18n/texts.ts'

addTexts(calendar)
const en = { language: 'en', zone: INDIA } as const
const hi = { language: 'hi', zone: INDIA } as const

test('days carry their English ordinals', () => {
  const days = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map((day) =>
    formatDate(`2024-03-${String(day).padStart(2, '0')}`, en),
  )
  expect(days.map((day) => day.split(' ')[0])).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '31st',
  ])
  expect(formatDate('2024-03-03', en)).toBe('3rd March 2024')
})

test('Hindi dates keep Latin digits', () => {
  expect(formatDate('2024-03-03', hi)).toBe('3 मार्च 2024')
})

test('months and weekdays are named as the languages do', () => {
  const year = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10))
  for (const [style, locale] of [
    [en, 'en-IN'],
    [hi, 'hi-IN-u-nu-latn'],
  ] as const) {
    const known = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      return year.map((day) => format.format(new Date(day)))
    }
    expect(year.map((day) => formatMonth(day, style))).toEqual(known({ month: 'long', year: 'numeric' }))
    for (const weekday of ['long', 'short'] as const)
      expect(year.map((day) => formatWeekday(day, weekday, style))).toEqual(known({ weekday }))
  }
})

test('an instant falls on the day of the reader’s zone, a calendar day stays the same', () => {
  const late = new Date('2024-03-03T20:00:00Z')
  expect(formatDate(late, en)).toBe('4th March 2024')
  expect(formatDate(late, { ...en, zone: 'America/New_York' })).toBe('3rd March 2024')
  expect(formatDate('2024-03-03', { ...en, zone: 'America/New_York' })).toBe('3rd March 2024')
})

test('slots and instants are shown on a twelve-hour clock', () => {
  expect(['00:00', '09:05', '12:00', '22:30'].map((slot) => formatSlot(slot))).toEqual([
    '12:00\u00a0AM',
    '9:05\u00a0AM',
    '12:00\u00a0PM',
    '10:30\u00a0PM',
  ])
  expect(formatTime(new Date('2024-03-03T05:00:00Z'), en)).toBe('10:30\u00a0AM')
  expect(formatTime(new Date('2024-03-10T07:30:00Z'), { zone: 'America/New_York' })).toBe('3:30\u00a0AM')
})

test('near days are named', () => {
  const now = new Date('2024-03-03T10:00:00+05:30')
  const dayOf = (day: string) => formatDay(day, now, en)
  expect(['2024-03-02', '2024-03-03', '2024-03-04', '2024-03-05'].map(dayOf)).toEqual([
    'Yesterday',
    'Today',
    'Tomorrow',
    '5th March 2024',
  ])
  expect(formatWhen(new Date('2024-03-03T16:30:00+05:30'), now, en)).toBe('Today, 4:30\u00a0PM')
})

test('hours of the help desk are short, and Hindi names the part of the day', () => {
  addTexts({ '{hour} AM|in the morning': 'सुबह {hour}', '{hour} PM|at night': 'रात {hour}' })
  expect([formatHour('09:00', en), formatHour('20:30', en)]).toEqual(['9 AM', '8:30 PM'])
  expect([formatHour('09:00', hi), formatHour('20:00', hi)]).toEqual(['सुबह 9', 'रात 8'])
})

test('a zone has a name a person knows', () => {
  expect(formatZone(INDIA, en)).toBe('India Standard Time')
})
