import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/', '/'],
  ['/dashboard?tab=past#first', '/dashboard?tab=past#first'],
  ['/hi/consultants?q=a//b', '/hi/consultants?q=a//b'],
  ['/login?next=%2F%2Fexample.org', '/login?next=%2F%2Fexample.org'],
  ['/a b', '/a%20b'],
  ['/%09/example.org', '/%09/example.org'],
])('%j is a path on this site', (address, path) => {
  expect(ownPath(address)).toBe(path)
})

test.each([
  null,
  '',
  'dashboard',
  'https://example.org',
  'https:example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.org',
  '///example.org',
  '/\\example.org',
  '\\\\example.org',
  '/\t/example.org',
  '/\n/example.org',
  '/\r\n/example.org',
  '\t//example.org',
  ' //example.org',
  '/\t\\example.org',
  '/.//example.org',
  '/..//example.org',
  '/a/..//example.org',
  '/%2e//example.org',
  '/hi//example.org',
  '/hi/\t/example.org',
  '/hi/\\example.org',
  '/hi/.//example.org',
  '/hi///example.org',
  '//user@example.org/dashboard',
  '//[',
])('%j is refused', (address) => {
  expect(ownPath(address)).toBeUndefined()
})
