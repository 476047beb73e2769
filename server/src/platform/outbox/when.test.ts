import { expect, test } from 'vitest'
import { dayInIndia, instantInIndia } from './when.ts'

test("days and times are in India, in the product's format", () => {
  const late = new Date('2024-03-02T18:45:00Z')
  expect(instantInIndia(late, 'en')).toBe('3rd March 2024, 12:15 AM')
  expect(instantInIndia(late, 'hi')).toBe('3 मार्च 2024, 12:15 AM')
  const days = ['01', '02', '11', '12', '13', '21', '22', '23', '30'].map((day) => new Date(`2024-05-${day}T06:00:00Z`))
  expect(days.map((day) => dayInIndia(day, 'en').split(' ')[0])).toEqual([
    '1st',
    '2nd',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '30th',
  ])
})
