import { expect, test } from 'vitest'
import { generatePassword, isPopupShown, wrongInGuest, wrongInRegistration } from './rules.ts'

const complete = {
  mobile: '9820000412',
  otp: '482913',
  name: 'Sunita Verma',
  email: 'sunita@example.in',
  pincode: '411001',
  city: 'Pune',
  state: 'Maharashtra',
  remarks: '',
}

test('a generated password has 8 letters or digits, is never repeated, and is unbiased', () => {
  const made = Array.from({ length: 5_000 }, generatePassword)
  expect(made.filter((password) => !/^[A-Za-z0-9]{8}$/.test(password))).toEqual([])
  expect(new Set(made).size).toBe(made.length)
  const counts = Map.groupBy(made.join(''), (letter) => letter)
  const expected = (made.length * 8) / 62
  expect(counts.size).toBe(62)
  for (const [letter, seen] of counts) expect(Math.abs(seen.length - expected), letter).toBeLessThan(expected * 0.3)
})

test('a complete registration is valid; remarks are optional', () => {
  expect(wrongInRegistration(complete)).toEqual({})
})

test('missing values are reported by field', () => {
  const empty = { ...complete, otp: '48', name: '  ', email: '', pincode: '011001', city: '', state: '' }
  expect(Object.keys(wrongInRegistration(empty))).toEqual(['otp', 'name', 'email', 'pincode', 'city', 'state'])
  expect(Object.keys(wrongInGuest(empty))).toEqual(['otp', 'name'])
})

test('the login popup is hidden when authenticated, and on /login and /register', () => {
  const asked = { loginRequest: {}, isAuthentiCated: false }
  expect(['/', '/about', '/login', '/register'].map((path) => isPopupShown(path, asked))).toEqual([
    ...[true, true, false, false],
  ])
  expect(isPopupShown('/', { ...asked, isAuthentiCated: true })).toBe(false)
  expect(isPopupShown('/', { ...asked, loginRequest: null })).toBe(false)
})
