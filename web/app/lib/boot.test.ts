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

type Script = { type?: string; text?: string; src?: string } & Partial<Record<'onload' | 'onerror', () => void>>

/** A page whose scripts wait, and what the boot script puts into its head. */
function pageWithScripts(links: { rel: string; href: string }[]) {
  const added: Script[] = []
  const heard = new Map<string, () => void>()
  const document = {
    documentElement: { setAttribute: () => {} },
    createElement: () => ({}),
    head: { append: (script: Script) => added.push(script) },
    querySelectorAll: (what: string) =>
      what === 'link[rel=later]' ? links.filter(({ rel }) => rel === 'later') : [{ text: 'import "/assets/entry.js"' }],
    querySelector: () => links.find(({ href }) => href.includes('/vendor-')) ?? null,
    // biome-ignore lint/suspicious/noThenProperty: letters that are there at once.
    fonts: { ready: { then: (go: () => void) => go() } },
  }
  const atOnce = (go: () => void) => go()
  const page = {
    document,
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    addEventListener: (event: string, act: () => void) => heard.set(event, act),
    requestAnimationFrame: atOnce,
    setTimeout: atOnce,
  }
  runInContext(bootScript, createContext(page))
  return { added, read: () => heard.get('DOMContentLoaded')?.() }
}
const entry = { type: 'module', text: 'import "/assets/entry.js"' }

test.each(['onload', 'onerror'] as const)(
  'scripts wait for the page, and for the libraries until their %s',
  (outcome) => {
    const links = [
      { rel: 'later', href: '/assets/entry.js' },
      { rel: 'later', href: '/assets/vendor-a1.js' },
    ]
    const { added, read } = pageWithScripts(links)
    expect(added).toEqual([])
    read()
    expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload'])
    expect(added).toMatchObject([{ type: 'module', src: '/assets/vendor-a1.js' }])
    added[0]?.[outcome]?.()
    expect(added.slice(1)).toEqual([entry])
  },
)

test('a page without libraries begins once, by whatever comes first', () => {
  const { added, read } = pageWithScripts([{ rel: 'later', href: '/assets/entry.js' }])
  read()
  read()
  expect(added).toEqual([entry])
})

test('it can stand in a script element as it is', () => {
  expect(bootScript).not.toMatch(/<\/|<!--/)
})
