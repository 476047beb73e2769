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

/** A page whose scripts wait, what the boot script puts into its head, and the two things that let it begin. */
function pageWithScripts(links: { rel: string; href: string }[]) {
  const added: Script[] = []
  const later: (() => void)[] = []
  const heard = new Map<string, () => void>()
  const letters = Promise.withResolvers<void>()
  const document = {
    documentElement: { setAttribute: () => {} },
    createElement: () => ({}),
    head: { append: (script: Script) => added.push(script) },
    querySelectorAll: (what: string) =>
      what === 'link[rel=later]' ? links.filter(({ rel }) => rel === 'later') : [{ text: 'import "/assets/entry.js"' }],
    querySelector: () => links.find(({ href }) => href.includes('/vendor-')) ?? null,
    fonts: { ready: letters.promise },
  }
  const page = {
    document,
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    addEventListener: (event: string, act: () => void) => heard.set(event, act),
    requestAnimationFrame: (act: () => void) => act(),
    setTimeout: (act: () => void, ms = 0) => (ms > 0 ? later.push(act) : act()),
  }
  runInContext(bootScript, createContext(page))
  heard.get('DOMContentLoaded')?.()
  const lettersCome = async () => {
    letters.resolve()
    await letters.promise
  }
  const halfASecondPasses = () => {
    for (const act of later) act()
  }
  return { added, lettersCome, halfASecondPasses }
}
const entry = { type: 'module', text: 'import "/assets/entry.js"' }

test.each(['onload', 'onerror'] as const)(
  'scripts wait for the letters of the page, and for the libraries until their %s',
  async (outcome) => {
    const links = [
      { rel: 'later', href: '/assets/entry.js' },
      { rel: 'later', href: '/assets/vendor-a1.js' },
    ]
    const { added, lettersCome } = pageWithScripts(links)
    expect(added).toEqual([])
    await lettersCome()
    expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload'])
    expect(added).toMatchObject([{ type: 'module', src: '/assets/vendor-a1.js' }])
    added[0]?.[outcome]?.()
    expect(added.slice(1)).toEqual([entry])
  },
)

test('letters that do not come hold nothing up, and nothing begins twice when they do', async () => {
  const { added, lettersCome, halfASecondPasses } = pageWithScripts([{ rel: 'later', href: '/assets/entry.js' }])
  expect(added).toEqual([])
  halfASecondPasses()
  expect(added).toEqual([entry])
  await lettersCome()
  expect(added).toEqual([entry])
})

test('it can stand in a script element as it is', () => {
  expect(bootScript).not.toMatch(/<\/|<!--/)
})
