import { expect, test } from 'vitest'
import { FileName } from './shapes.ts'

test.each([
  ['a mark of Arabic direction', 'bi\u061cll.pdf'],
  ['a line separator', 'bi\u2028ll.pdf'],
  ['a blank letter of Hangul', 'bi\u3164ll.pdf'],
  ['a blank initial of Hangul', 'bi\u115fll.pdf'],
  ['a Mongolian separator', 'bi\u180ell.pdf'],
  ['a tag character', 'bi\u{e0041}ll.pdf'],
  ['a blank of Braille', 'bi\u2800ll.pdf'],
])('a file name with %s is refused', (_, name) => {
  expect(FileName.safeParse(name).error?.issues[0]?.message).toBe('This file name has invisible characters.')
})

test('joiners of Hindi and selectors of emoji are part of a file name', () => {
  expect(FileName.parse('क्\u200dष ❤\ufe0f.pdf')).toBe('क्\u200dष ❤\ufe0f.pdf')
})
