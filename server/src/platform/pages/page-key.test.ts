import { expect, test } from 'vitest'
import { makePageKey } from './page-key.ts'

const keyOf = makePageKey({
  '/consultants/:consultant': ['mode'],
  '/consultants': ['sector', 'page'],
  '/consultants/compare': ['ids'],
})

test.each([
  ['/', '/'],
  ['/?u=1', '/'],
  ['/about?page=2', '/about'],
  ['/consultants?u=1&page=2&sector=dal', '/consultants?page=2&sector=dal'],
  ['/hi/consultants?page=2&u=1', '/hi/consultants?page=2'],
  ['/consultants/compare?ids=1,2&mode=video', '/consultants/compare?ids=1%2C2'],
  ['/consultants/meera?ids=1&mode=video', '/consultants/meera?mode=video'],
  ['/consultants/meera/more?mode=video', '/consultants/meera/more'],
  ['/consultants.data?page=2&u=1&_routes=root', '/consultants.data?_routes=root&page=2'],
  ['/about.data?u=1&_routes=root', '/about.data?_routes=root'],
  ['/__manifest?paths=%2Fabout&version=1&u=1', '/__manifest?paths=%2Fabout&version=1'],
])('%s is cached as %s', (url, key) => {
  expect(keyOf(url)).toBe(key)
})

test('a parameter given a thousand times is not stored a thousand times', () => {
  expect(keyOf(`/consultants?${'page=1&'.repeat(1000)}`)).toBe(`/consultants?${Array(20).fill('page=1').join('&')}`)
})
