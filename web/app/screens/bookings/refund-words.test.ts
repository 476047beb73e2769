import { expect, test } from 'vitest'
import type { Cancellation } from '~/domains/bookings/api.ts'
import type { PublicSettings } from '~/domains/settings/api.ts'
import { translator } from '~/lib/i18n/texts.ts'
import { backWords, cancelWords, movedLate } from './refund-words.ts'

const t = translator('en')
const preview = (refundPaise: number, keptPaise: number, mostPercent = 100, gatewayPaise = refundPaise) =>
  ({ refundPaise, keptPaise, mostPercent, gatewayPaise }) as Cancellation
const settings = { fullRefundHours: 24, partRefundHours: 2 } as PublicSettings

test('the cancel dialog says to the paisa what comes back, where to and what is kept, and its button names the sum', () => {
  expect(backWords(preview(118_050, 0), 'wallet', t)).toBe(
    'You get ₹1,180.50 back, all of it. It goes to your wallet at once.',
  )
  expect(backWords(preview(59_000, 59_000), 'source', t)).toBe(
    'You get ₹590.00 back. It goes back to where you paid from, in 3 to 5 working days. ₹590.00 is kept as the cancellation charge.',
  )
  expect(backWords(preview(59_000, 0, 100, 50_000), 'source', t)).toBe(
    'You get ₹590.00 back, all of it. ₹500.00 goes back to where you paid from, in 3 to 5 working days, and ₹90.00 to your wallet at once.',
  )
  expect(backWords(preview(59_000, 0, 100, 0), 'source', t)).toContain('It goes to your wallet at once.')
  expect(cancelWords(preview(59_000, 59_000), t)).toBe('Cancel, get ₹590')
  expect(backWords(preview(0, 118_000), 'wallet', t)).toBe(
    'Nothing comes back so close to the session. ₹1,180.00 is kept as the cancellation charge.',
  )
  expect(cancelWords(preview(0, 118_000), t)).toBe('Cancel, get nothing back')
})

test('of a session that cost nothing no refund is spoken of', () => {
  expect(backWords(preview(0, 0), 'wallet', t)).toBe('You paid nothing, so there is nothing to refund.')
  expect(cancelWords(preview(0, 0), t)).toBe('Cancel session')
})

test('a session that was moved late says why less comes back', () => {
  expect(movedLate(preview(118_000, 0), settings, t)).toBeNull()
  expect(movedLate(preview(59_000, 59_000, 50), settings, t)).toBe(
    'You moved it less than 24 hours before its old time, so at most 50% comes back.',
  )
  expect(movedLate(preview(0, 118_000, 0), settings, t)).toBe(
    'You moved it less than 2 hours before its old time, so nothing comes back.',
  )
  expect(backWords(preview(0, 118_000, 0), 'wallet', t)).toBe(
    'Nothing comes back. ₹1,180.00 is kept as the cancellation charge.',
  )
})
