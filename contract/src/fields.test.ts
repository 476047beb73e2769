import { describe, expect, test } from 'vitest'
import { Line, RequiredText, Text } from './fields.ts'

describe('a single-line field', () => {
  test('removes line breaks and bidirectional overrides', () => {
    expect(Line().parse('Asha\r\n ATTENDEE:x\u2028y\tz\u202e gnp')).toBe('Asha ATTENDEE:x y z gnp')
  })
  test('counts as empty when it contains only such characters', () => {
    expect(Line().safeParse('\r\n\u202e').success).toBe(false)
  })
  test('preserves the joiners that Hindi needs', () => {
    expect(Line().parse('क\u094d\u200dष')).toBe('क\u094d\u200dष')
  })
})

test('a multi-line text preserves its lines and loses bidirectional overrides', () => {
  expect(Text().parse('one\ntwo\u2066 three\u202e')).toBe('one\ntwo three')
  expect(RequiredText().safeParse('\u202e\n').success).toBe(false)
})

test.each(['\u0000', '\u001b', '\u007f', '\u0085'])('control character %j is refused', (character) => {
  expect(Text().safeParse(`a${character}b`).success).toBe(false)
})
