import { expect, test } from 'vitest'
import { makeCanonical, pathsOf } from './canonical-path.ts'

const canonicalOf = makeCanonical([
  '/',
  '/consultants/:consultant',
  '/consultants',
  '/consultants/compare',
  '/expert-talk/:segment/talks',
])

test.each([
  ['/Consultants', '/consultants'],
  ['/CONSULTANTS/?page=2&page=3', '/consultants?page=2&page=3'],
  ['/%63onsultants', '/consultants'],
  ['/HI/Consultants', '/hi/consultants'],
  ['/hi/', '/hi'],
  ['///', '/'],
  ['/consultants/Compare', '/consultants/compare'],
  ['/Consultants/Meera-J', '/consultants/Meera-J'],
  ['/consultants/meera/', '/consultants/meera'],
  ['/Expert-Talk/industrial/TALKS', '/expert-talk/industrial/talks'],
  ['/Consultants.data?_routes=root', '/consultants.data?_routes=root'],
])('%s is redirected to %s', (url, canonical) => {
  expect(canonicalOf(url)).toBe(canonical)
  expect(canonicalOf(canonical)).toBeUndefined()
})

test.each([
  '/',
  '/hi',
  '/consultants?page=2',
  '/consultants/MEERA',
  '/consultants/%2F%2Fexample.org',
  '/consultants//meera',
  '//consultants',
  '//example.org',
  '/hi//example.org',
  '/Unknown/Page',
  '/_root.data',
  '/__manifest?paths=%2F',
  '/%E0%A4%A',
])('%s stays unchanged', (url) => {
  expect(canonicalOf(url)).toBeUndefined()
})

test('paths are read from the routes of the build, without layouts, the language and the catch-all route', () => {
  const routes = {
    root: { id: 'root', path: '' },
    layout: { id: 'layout', parentId: 'root' },
    home: { id: 'home', parentId: 'layout', path: 'hi?', index: true },
    profile: { id: 'profile', parentId: 'layout', path: 'hi?/consultants/:consultant' },
    rest: { id: 'rest', parentId: 'layout', path: 'hi?/*' },
  }
  expect(pathsOf(routes as never)).toEqual(['/', '/consultants/:consultant'])
})
