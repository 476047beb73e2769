import { expect, test } from 'vitest'
import { reasonText } from '#server/domains/orders/public.ts'
import { bookingTexts } from './notification-texts.ts'

const seen = {
  ...{ bookingId: 1, number: 'BK-1', mode: 'video', minutes: 30, startsAt: '2026-03-02T10:00:00.000Z' },
  ...{ zone: 'Asia/Kolkata', side: 'consultant', other: 'Ravi Teli', by: 'customer' },
  ...{ refundPaise: 118_000, whole: true, creditPaise: 0 },
} as const
type Seen = Parameters<typeof bookingTexts.booking_cancelled.mail.en>[0]
const mail = (language: 'en' | 'hi', reason: Partial<Seen>) =>
  bookingTexts.booking_cancelled.mail[language](
    { ...seen, reason: '', ...reason } as unknown as Seen,
    { name: 'Paramarsh' } as never,
  ).body

test("a chosen reason is sent in the reader's language, free text as written", () => {
  expect(mail('en', { reasonCode: 'not_needed' })).toContain('“No longer needed”')
  expect(mail('hi', { reasonCode: 'not_needed' })).toContain('“अब ज़रूरत नहीं”')
  expect(mail('hi', { reason: 'The machine came late' })).toContain('“The machine came late”')
  expect(mail('hi', {})).not.toContain('“')
})

test('free text is shown beside a chosen reason, and instead of “another reason”', () => {
  expect(reasonText({ reasonCode: 'unwell', reason: 'See you next week' }, 'en')).toBe('Not well · See you next week')
  expect(reasonText({ reasonCode: 'other', reason: 'A wedding' }, 'en')).toBe('A wedding')
  expect(reasonText({ reasonCode: 'other' }, 'hi')).toBe('कोई और कारण')
})

test.each(['booking_confirmed', 'booking_reminder'] as const)(
  '%s that was queued without the join time does not mention joining',
  (name) => {
    const words = (time: object) =>
      (['en', 'hi'] as const).map(
        (language) =>
          bookingTexts[name].mail[language]({ ...seen, ...time } as never, { name: 'Paramarsh' } as never).body,
      )
    for (const body of words({})) expect(body).not.toMatch(/join|जुड़|undefined|\s$/)
    expect(words({ joinMinutes: 10, minutesLeft: 60 })).toEqual([
      expect.stringMatching(/\. You can join 10 minutes before it starts\.$/),
      expect.stringMatching(/। शुरू होने से 10 मिनट पहले जुड़ें।$/),
    ])
  },
)
