import { expect, test } from 'vitest'
import { headed, titleOf } from './words.ts'

test.each([
  ['Frozen peas line for 1 tonne a day\nWe have 2,000 sq ft.', 'Frozen peas line for 1 tonne a day'],
  ['Is ₹14 lakh right? I was quoted 18.', 'Is ₹14 lakh right?'],
  ['क्या यह सही है। बताएँ।', 'क्या यह सही है।'],
  ['  ', undefined],
])('an enquiry is named by its first line or sentence: %j', (remarks, title) => {
  expect(titleOf(remarks)).toBe(title)
})

test('the text below the heading does not repeat it, unless the heading was cut', () => {
  expect(headed('Frozen peas\nWe have 2,000 sq ft.').rest).toBe('We have 2,000 sq ft.')
  expect(headed('Frozen peas').rest).toBe('')
  const long = 'peas '.repeat(40).trim()
  expect(headed(long)).toEqual({ title: `${long.slice(0, 79)}…`, rest: long })
})
