import { expect, test } from 'vitest'
import { areasOfPage } from './areas.ts'
import { languageOf, localPath, plainPath } from './language.ts'

test('only the first segment of a path makes it Hindi', () => {
  expect(['/', '/about', '/hi', '/hi/about', '/history', '/hindi', '/a/hi'].map(languageOf)).toEqual([
    'en',
    'en',
    'hi',
    'hi',
    'en',
    'en',
    'en',
  ])
})

test('paths convert between the languages with query and fragment', () => {
  expect(localPath('/about', 'hi')).toBe('/hi/about')
  expect(localPath('/', 'hi')).toBe('/hi')
  expect(localPath('/consultants?sector=dal#top', 'hi')).toBe('/hi/consultants?sector=dal#top')
  expect(localPath('/hi/consultants?sector=dal', 'en')).toBe('/consultants?sector=dal')
  expect(localPath('/hi', 'en')).toBe('/')
  expect(plainPath('/hi')).toBe('/')
})

test('a path without its language never becomes an address of another host', () => {
  expect(localPath('/hi//example.org', 'en')).toBe('/example.org')
  expect(localPath('/hi//example.org', 'hi')).toBe('/hi/example.org')
})

test('addresses that are not our pages stay as they are', () => {
  for (const address of ['https://example.org/a', 'tel:18000002525', '#part', '//example.org']) {
    expect(localPath(address, 'hi')).toBe(address)
  }
})

test('the innermost route that names areas decides which texts a page loads', () => {
  const handles = (...all: unknown[]) => areasOfPage(all.map((handle) => ({ handle })))
  const layout = { texts: ['public'] }
  expect(handles(undefined, layout, undefined)).toEqual(['shell', 'server', 'public'])
  expect(handles(undefined, layout, { texts: ['accounts'] })).toEqual(['shell', 'server', 'accounts'])
  expect(handles(undefined, layout, { texts: ['shop', 'bookings'] })).toEqual([
    'shell',
    'server',
    'public',
    'shop',
    'bookings',
  ])
  expect(handles(undefined)).toEqual(['shell', 'server'])
})
