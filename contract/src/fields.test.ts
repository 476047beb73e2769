import { describe, expect, test } from 'vitest'
import { Line, RequiredText, Text, TimeZone } from './fields.ts'

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

test('a time zone is a name that the runtime knows, in any of its spellings, and no offset', () => {
  for (const zone of ['Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'Europe/Kyiv', 'Europe/Kiev', 'America/New_York'])
    expect(TimeZone.safeParse(zone).success, zone).toBe(true)
  for (const zone of ['+05:30', '-08:00', 'Asia/Nowhere', '', 'India time'])
    expect(TimeZone.safeParse(zone).success, zone).toBe(false)
})
