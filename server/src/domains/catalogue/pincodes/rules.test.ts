import { expect, test } from 'vitest'
import { placesOf, titleCase } from './rules.ts'

test.each([
  ['PUNE', 'Pune'],
  ['NORTH AND MIDDLE ANDAMAN', 'North and Middle Andaman'],
  ['THE NILGIRIS', 'The Nilgiris'],
  ['JANJGIR-CHAMPA', 'Janjgir-Champa'],
])('%s is written %s', (capitals, written) => {
  expect(titleCase(capitals)).toBe(written)
})

const office = (pincode: string, district: string, state: string, division = 'Some Division') => ({
  pincode,
  district,
  state,
  division,
})

test('a code is located where most of its post offices are', () => {
  const offices = [
    office('311601', 'Mulugu', 'TELANGANA'),
    office('311601', 'BHILWARA', 'RAJASTHAN'),
    office('311601', 'BHILWARA', 'RAJASTHAN'),
  ]
  expect(placesOf(offices)).toEqual([{ pincode: '311601', city: 'Bhilwara', state: 'Rajasthan' }])
})

test('a code whose offices have no data is located by its postal division', () => {
  const offices = [
    office('462034', 'NA', 'NA', 'Bhopal Division'),
    office('462001', 'BHOPAL', 'MADHYA PRADESH', 'Bhopal Division'),
  ]
  expect(placesOf(offices)[0]).toEqual({ pincode: '462034', city: 'Bhopal', state: 'Madhya Pradesh' })
})

test.each([
  ['110018', 'WEST', 'DELHI', 'Delhi', 'Delhi'],
  ['201301', 'GAUTAM BUDDHA NAGAR', 'UTTAR PRADESH', 'Noida', 'Uttar Pradesh'],
  ['380001', 'AHMADABAD', 'GUJARAT', 'Ahmedabad', 'Gujarat'],
  ['431001', 'AURANGABAD', 'MAHARASHTRA', 'Chhatrapati Sambhajinagar', 'Maharashtra'],
  ['824101', 'AURANGABAD', 'BIHAR', 'Aurangabad', 'Bihar'],
  ['799001', 'NIRMAL', 'TELANGANA', 'Agartala', 'Tripura'],
  [
    '396230',
    'DADRA AND NAGAR HAVELI',
    'THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU',
    'Dadra and Nagar Haveli',
    'Dadra and Nagar Haveli and Daman and Diu',
  ],
])('%s has its common name', (pincode, district, given, city, state) => {
  expect(placesOf([office(pincode, district, given)])).toEqual([{ pincode, city, state }])
})
