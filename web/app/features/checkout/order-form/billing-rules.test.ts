import { expect, test } from 'vitest'
import { billingFrom } from './billing-rules.ts'

const buyer = { name: 'Ravi Teli' }
const maharashtra = { code: '27', title_english: 'Maharashtra', title_hindi: 'महाराष्ट्र' }
const last = { name: 'Teli Foods LLP', gstin: '27ABCCP1234F1ZR', address: 'MIDC, Pune' }

test('the invoice fields are prefilled from the last one', () => {
  const quote = { placeOfSupply: maharashtra, billing: last }
  expect(billingFrom({}, { buyer, quote })).toEqual({ ...last, state: '27' })
  // Typed values count, and so does a field that was emptied.
  expect(billingFrom({ name: 'Ravi', gstin: '' }, { buyer, quote })).toMatchObject({ name: 'Ravi', gstin: '' })
})

test('in another state the GSTIN of the last invoice is not reused', () => {
  const quote = { placeOfSupply: maharashtra, billing: last }
  expect(billingFrom({ state: '29' }, { buyer, quote })).toEqual({
    ...{ name: 'Teli Foods LLP', state: '29', gstin: '', address: '' },
  })
})

test('before the first invoice the account’s name and state are prefilled', () => {
  const quote = { placeOfSupply: maharashtra, billing: null }
  expect(billingFrom({}, { buyer, quote })).toEqual({ name: 'Ravi Teli', state: '27', gstin: '', address: '' })
  expect(billingFrom({}, { buyer: null, quote: undefined })).toMatchObject({ name: '', state: '' })
})
