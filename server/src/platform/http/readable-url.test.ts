import { expect, test } from 'vitest'
import { readableUrl } from './readable-url.ts'

test.each([
  ['/consultants?page=2', '/consultants?page=2'],
  ['/search?text=100%', '/search?text=100%'],
  ['/%E0%A4', '/unreadable'],
  ['/api/%E0%A4', '/api/unreadable'],
  ['/demo/pay/%00', '/unreadable'],
  ['/api/web/v1/bookings/%00', '/api/web/v1/bookings/%00'],
  ['*', '/unreadable'],
  ['http://evil.example/', '/unreadable'],
  ['http://evil.example/consultants', '/unreadable'],
  ['http://paramarsh.example/api/web/v1/config?a=1', '/api/web/v1/config?a=1'],
])('%s is served as %s', (url, served) => {
  expect(readableUrl({ url })).toBe(served)
})
