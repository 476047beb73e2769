import { expect, test } from 'vitest'
import { translator } from '~/lib/i18n/texts.ts'
import { aheadInWords, clockOf, spanInWords } from './words.ts'

const t = translator('en')

test('a running clock shows minutes and seconds, and hours once there are some', () => {
  expect([0, 9.9, 65, 1106, 3599, 3600, 4324].map(clockOf)).toEqual([
    ...['0:00', '0:09', '1:05', '18:26', '59:59', '1:00:00', '1:12:04'],
  ])
})

test('a receipt shows only seconds below a minute, and never a negative value', () => {
  expect([-3, 0, 45, 62, 2482].map((seconds) => spanInWords(seconds, t))).toEqual([
    ...['0 s', '0 s', '45 s', '1 min 02 s', '41 min 22 s'],
  ])
})

test('future times are given in hours and minutes', () => {
  expect([30_000, 72 * 60_000].map((ms) => aheadInWords(ms, t))).toEqual(['1 min', '1 hr 12 min'])
})
