import { expect, test } from 'vitest'
import { translator } from '~/lib/i18n/texts.ts'
import { confirmedTitle, whatComesBefore } from './confirmation.ts'

const reader = { t: translator('en'), zone: 'Asia/Kolkata' }
// Monday 2nd March 2026, 10:00 AM in India.
const now = Date.parse('2026-03-02T04:30:00Z')
/** A no-break space keeps AM on the same line as its time. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

test.each([
  [0, 'Booked. Your session has started.'],
  [20, 'Booked. It starts in 20 minutes.'],
  [120, 'Booked. See you today at 12:00 PM.'],
  [14 * 60, 'Booked. See you tomorrow at 12:00 AM.'],
  [26 * 60, 'Booked. See you tomorrow at 12:00 PM.'],
  [3 * 1440, 'Booked. See you on Thursday.'],
  [7 * 1440, 'Booked. See you on 9th March 2026.'],
])('a session in %i minutes is announced as it is: %s', (minutes, title) => {
  expect(plain(confirmedTitle(inMinutes(minutes), now, reader))).toBe(title)
})

test.each([
  [
    2000,
    'We will remind you a day before, an hour before and ten minutes before. You can join on 3rd March 2026 from 7:10 PM.',
  ],
  [1440, 'We will remind you an hour before and ten minutes before. You can join on 3rd March 2026 from 9:50 AM.'],
  [45, 'We will remind you ten minutes before. You can join from 10:35 AM.'],
  [8, 'You can join now.'],
])('%i minutes before, only what is still to come is promised', (minutes, words) => {
  const session = { startsAt: inMinutes(minutes), joinFrom: inMinutes(minutes - 10) }
  expect(plain(whatComesBefore(session, now, reader))).toBe(words)
})
