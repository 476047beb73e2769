import { expect, test } from 'vitest'
import { translator } from '~/lib/i18n/texts.ts'
import { clockOf, countdownOf, howLong, inHowLong } from './until.ts'

const t = translator('en')

test('a hold is counted in minutes and seconds', () => {
  expect([clockOf(522), clockOf(9), clockOf(3_849)]).toEqual(['8:42', '0:09', '1:04:09'])
})

test('near times are counted exactly, far ones in days', () => {
  expect(countdownOf(402, t)).toEqual({ figure: '06:42', words: 'minutes to go' })
  expect(countdownOf(18_720, t)).toEqual({ figure: '5:12', words: 'hours to go' })
  expect(countdownOf(86_400, t)).toEqual({ figure: '1', words: 'day to go' })
  expect(countdownOf(38 * 3_600, t)).toEqual({ figure: '2', words: 'days to go' })
  expect(countdownOf(0, t).figure).toBe('Now')
  expect([inHowLong(3 * 86_400, t), inHowLong(38 * 3_600, t), inHowLong(7_300, t), inHowLong(30, t)]).toEqual([
    'in 3 days',
    'in 2 days',
    'in 2 hours',
    'in 1 minute',
  ])
})

test('a duration is given in its two largest units', () => {
  expect(howLong(2 * 86_400 + 17 * 3_600 + 59, t)).toBe('2 days 17 hours')
  expect(howLong(5 * 3_600 + 61, t)).toBe('5 hours 1 minute')
  expect(howLong(59, t)).toBe('less than a minute')
})
