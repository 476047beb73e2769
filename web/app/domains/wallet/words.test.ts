import { expect, test } from 'vitest'
import { addTexts, translator } from '~/lib/i18n/texts.ts'
import type { WalletEntry } from './api.ts'
import wallet from './hi.ts'
import { entryWords } from './words.ts'

addTexts(wallet)
const [english, hindi] = [translator('en'), translator('hi')]
const entry: WalletEntry = {
  ...{ id: 1, at: '2026-03-02T04:30:00Z', kind: 'order_paid', method: null, reference: 'ORD-7' },
  ...{ title_english: 'Project report', title_hindi: 'परियोजना रिपोर्ट', amountPaise: -177_000, promoPaise: 0 },
  ...{ balancePaise: 0, topUpId: null, orderId: 7 },
}

test('a purchase is named by its title in the reader’s language', () => {
  expect([entryWords(entry, english), entryWords(entry, hindi)]).toEqual(['Project report', 'परियोजना रिपोर्ट'])
})

test('a refund is labelled with what was refunded', () => {
  const refund = { ...entry, kind: 'order_refund', amountPaise: 177_000 }
  expect(entryWords(refund, hindi)).toContain('परियोजना रिपोर्ट')
  expect(entryWords(refund, english)).toBe('Refund, Project report')
})

test('an entry without an order is named by its kind, with the note of staff', () => {
  const gift = { ...entry, kind: 'promotional_credit', amountPaise: 25_000, orderId: null, title_hindi: null }
  expect(entryWords({ ...gift, title_english: 'A call that broke off' }, english)).toBe(
    'Promotional credit: A call that broke off',
  )
  expect(entryWords({ ...gift, title_english: null }, hindi)).toBe('प्रमोशनल राशि')
})
