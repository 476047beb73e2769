import { expect, test } from 'vitest'
import { amount, rupees, rupeesInWords } from './money.ts'

test.each([
  [0, '0.00', '₹0', 'Rupees zero only'],
  [1_504_50, '1,504.50', '₹1,504.50', 'Rupees one thousand five hundred four and fifty paise only'],
  [1_25_000_00, '1,25,000.00', '₹1,25,000', 'Rupees one lakh twenty five thousand only'],
  [5, '0.05', '₹0.05', 'Rupees zero and five paise only'],
  [
    12_34_56_789_99,
    '12,34,56,789.99',
    '₹12,34,56,789.99',
    'Rupees twelve crore thirty four lakh fifty six thousand seven hundred eighty nine and ninety nine paise only',
  ],
])('%i paise is formatted as %s, %s and %s', (paise, column, sentence, words) => {
  expect([amount(paise), rupees(paise), rupeesInWords(paise)]).toEqual([column, sentence, words])
})

test('Hindi has a word for every number up to a hundred', () => {
  expect(rupeesInWords(1_504_50, 'hi')).toBe('एक हज़ार पाँच सौ चार रुपये पचास पैसे मात्र')
  expect(rupeesInWords(12_34_56_789_99, 'hi')).toBe('बारह करोड़ चौंतीस लाख छप्पन हज़ार सात सौ नवासी रुपये निन्यानवे पैसे मात्र')
  const spoken = Array.from({ length: 100 }, (_, number) => rupeesInWords(number * 100, 'hi'))
  expect([new Set(spoken).size, spoken.filter((text) => text.includes('undefined'))]).toEqual([100, []])
})

test('negative amounts have a minus sign', () => {
  expect([amount(-1_20), rupees(-1_20), rupees(-100)]).toEqual(['−1.20', '−₹1.20', '−₹1'])
})
