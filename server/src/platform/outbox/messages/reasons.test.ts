import { expect, test } from 'vitest'
import { bookingMessages } from './bookings.ts'
import { reasonText } from './reasons.ts'

const seen = {
  ...{ bookingId: 1, number: 'BK-1', mode: 'video', minutes: 30, startsAt: '2026-03-02T10:00:00.000Z' },
  ...{ zone: 'Asia/Kolkata', side: 'consultant', other: 'Ravi Teli', by: 'customer' },
  ...{ refundPaise: 118_000, whole: true, creditPaise: 0 },
} as const
type Seen = Parameters<typeof bookingMessages.booking_cancelled.mail.en>[0]
const mail = (language: 'en' | 'hi', reason: Partial<Seen>) =>
  bookingMessages.booking_cancelled.mail[language](
    { ...seen, reason: '', ...reason } as unknown as Seen,
    { name: 'Paramarsh' } as never,
  ).body

test('a chosen reason is mailed in the language of whoever reads it, a written one as it was written', () => {
  expect(mail('en', { reasonCode: 'not_needed' })).toContain('“Not needed any more”')
  expect(mail('hi', { reasonCode: 'not_needed' })).toContain('“अब ज़रूरत नहीं”')
  expect(mail('hi', { reason: 'The machine came late' })).toContain('“The machine came late”')
  expect(mail('hi', {})).not.toContain('“')
})

test('own words stand beside a chosen reason, and instead of “another reason”', () => {
  expect(reasonText({ reasonCode: 'unwell', reason: 'See you next week' }, 'en')).toBe('Not well · See you next week')
  expect(reasonText({ reasonCode: 'other', reason: 'A wedding' }, 'en')).toBe('A wedding')
  expect(reasonText({ reasonCode: 'other' }, 'hi')).toBe('कोई और कारण')
})
