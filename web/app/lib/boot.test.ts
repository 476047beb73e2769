import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bootScript } from './boot.ts'

/** Runs the script as a page would, with what lies in the storage, and answers what it wrote on the root element. */
function boot(stored: Record<string, string>, prefersDark = false) {
  const attributes: Record<string, string> = {}
  const setAttribute = (name: string, value: string) => {
    attributes[name] = value
  }
  const page = {
    document: { documentElement: { setAttribute } },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    matchMedia: () => ({ matches: prefersDark }),
    addEventListener: () => {},
  }
  runInContext(bootScript, createContext(page))
  return attributes
}
const record = (type: string) => JSON.stringify({ token: 'secret', type })

test('the scheme is the chosen one, else the device’s', () => {
  const of = (choice: string | undefined, dark: boolean) =>
    boot(choice ? { 'mantine-color-scheme-value': choice } : {}, dark)['data-mantine-color-scheme']
  expect([of('dark', false), of('light', true), of('auto', true), of(undefined, false)]).toEqual([
    'dark',
    'light',
    'dark',
    'light',
  ])
})

test('whoever is signed in is known before the first paint', () => {
  expect(boot({ iid_consultancy_user: record('consultant') })['data-signed-in']).toBe('consultant')
  expect(boot({ iid_consultancy_user: record('stranger') })).not.toHaveProperty('data-signed-in')
  expect(boot({ iid_consultancy_user: '{broken' })).toEqual({ 'data-mantine-color-scheme': 'light' })
  expect(boot({})).not.toHaveProperty('data-signed-in')
})

test('it can stand in a script element as it is', () => {
  expect(bootScript).not.toMatch(/<\/|<!--/)
})
