import { expect, test } from 'vitest'
import type { Cancellation } from '~/domains/bookings/api.ts'
import type { PublicSettings } from '~/domains/settings/api.ts'
import { translator } from '~/lib/i18n/texts.ts'
import { backWords, cancelWords, movedLate } from './refund-words.ts'

const t = translator('en')
const preview = (refundPaise: number, keptPaise: number, mostPercent = 100, gatewayPaise = refundPaise) =>
  ({ refundPaise, keptPaise, mostPercent, gatewayPaise }) as Cancellation
const settings = { fullRefundHours: 24, partRefundHours: 2 } as PublicSettings

test('the cancel dialog shows to the paisa what is refunded, where to and what is retained, and its button names the amount', () => {
  expect(backWords(preview(118_050, 0), 'wallet', t)).toBe(
    'Full refund: ₹1,180.50. It goes to your wallet immediately.',
  )
  expect(backWords(preview(59_000, 59_000), 'source', t)).toBe(
    'Refund: ₹590.00. It goes to your original payment method in 3 to 5 working days. ₹590.00 is kept as the cancellation charge.',
  )
  expect(backWords(preview(59_000, 0, 100, 50_000), 'source', t)).toBe(
    'Full refund: ₹590.00. ₹500.00 goes to your original payment method in 3 to 5 working days, and ₹90.00 to your wallet immediately.',
  )
  expect(backWords(preview(59_000, 0, 100, 0), 'source', t)).toContain('It goes to your wallet immediately.')
  expect(cancelWords(preview(59_000, 59_000), t)).toBe('Cancel and get ₹590')
  expect(backWords(preview(0, 118_000), 'wallet', t)).toBe(
    'There is no refund this close to the session. ₹1,180.00 is kept as the cancellation charge.',
  )
  expect(cancelWords(preview(0, 118_000), t)).toBe('Cancel without refund')
})

test('for a free session no refund is mentioned', () => {
  expect(backWords(preview(0, 0), 'wallet', t)).toBe('This session was free, so there is nothing to refund.')
  expect(cancelWords(preview(0, 0), t)).toBe('Cancel session')
})

test('a session rescheduled late says why less is refunded', () => {
  expect(movedLate(preview(118_000, 0), settings, t)).toBeNull()
  expect(movedLate(preview(59_000, 59_000, 50), settings, t)).toBe(
    'You rescheduled less than 24 hours before the earlier time, so the refund is at most 50%.',
  )
  expect(movedLate(preview(0, 118_000, 0), settings, t)).toBe(
    'You rescheduled less than 2 hours before the earlier time, so there is no refund.',
  )
  expect(backWords(preview(0, 118_000, 0), 'wallet', t)).toBe(
    'There is no refund. ₹1,180.00 is kept as the cancellation charge.',
  )
})
