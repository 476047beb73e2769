import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bootScript } from './boot.ts'

/** Runs the script as a page would, with the given storage, and returns what it set on the root element. */
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

test('the scheme is the chosen one, otherwise the device’s', () => {
  const of = (choice: string | undefined, dark: boolean) =>
    boot(choice ? { 'mantine-color-scheme-value': choice } : {}, dark)['data-mantine-color-scheme']
  expect([of('dark', false), of('light', true), of('auto', true), of(undefined, false)]).toEqual([
    'dark',
    'light',
    'dark',
    'light',
  ])
})

test('the signed-in account is known before the first paint', () => {
  expect(boot({ iid_consultancy_user: record('consultant') })['data-signed-in']).toBe('consultant')
  expect(boot({ iid_consultancy_user: record('stranger') })).not.toHaveProperty('data-signed-in')
  expect(boot({ iid_consultancy_user: '{broken' })).toEqual({ 'data-mantine-color-scheme': 'light' })
  expect(boot({})).not.toHaveProperty('data-signed-in')
})

type Script = { type?: string; text?: string; src?: string } & Partial<Record<'onload' | 'onerror', () => void>>

/** A page with deferred scripts: what the boot script adds to its head, and the two events that start them. */
function pageWithScripts(links: { rel: string; href: string }[]) {
  const added: Script[] = []
  const later: (() => void)[] = []
  const received = new Map<string, () => void>()
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
    addEventListener: (event: string, act: () => void) => received.set(event, act),
    requestAnimationFrame: (act: () => void) => act(),
    setTimeout: (act: () => void, ms = 0) => (ms > 0 ? later.push(act) : act()),
  }
  runInContext(bootScript, createContext(page))
  received.get('DOMContentLoaded')?.()
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
  'scripts wait for the page’s fonts, and for the libraries until their %s',
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
    expect(added.slice(1)).toMatchObject([entry])
    expect(added[1]?.onerror).toBeDefined()
  },
)

test('missing fonts block nothing, and nothing starts twice when they arrive', async () => {
  const { added, lettersCome, halfASecondPasses } = pageWithScripts([{ rel: 'later', href: '/assets/entry.js' }])
  expect(added).toEqual([])
  halfASecondPasses()
  expect(added).toMatchObject([entry])
  await lettersCome()
  expect(added).toHaveLength(1)
})

/** A page before hydration, and events on its elements. */
function earlyPage() {
  const done: string[] = []
  const later: (() => void)[] = []
  const received = new Map<string, (event: object) => void>()
  const named: object[] = []
  const location = { search: '?mode=video' }
  const page = {
    document: { documentElement: { setAttribute: () => {} }, getElementsByName: () => named },
    location,
    URLSearchParams,
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    addEventListener: (event: string, act: (event: object) => void) => received.set(event, act),
    setTimeout: (act: () => void) => later.push(act),
  }
  runInContext(bootScript, createContext(page))
  const element = (name: string, given: object = {}, attributes: string[] = []) => {
    const own = new Set(attributes)
    const made = {
      isConnected: true,
      type: 'button',
      checked: false,
      closest: () => made,
      hasAttribute: (key: string) => own.has(key),
      setAttribute: (key: string) => void own.add(key),
      removeAttribute: (key: string) => void own.delete(key),
      click: () => void done.push(`${name} pressed`),
      requestSubmit: (by: unknown) => void done.push(`${name} sent${by ? ' by its button' : ''}`),
      ...given,
    }
    return made
  }
  type Element = ReturnType<typeof element>
  const happens = (kind: 'click' | 'submit', target: Element, submitter?: Element) => {
    let prevented = false
    received.get(kind)?.({ target, submitter, preventDefault: () => (prevented = true) })
    return prevented ? 'waits' : 'goes on'
  }
  const reactTakes = (...elements: Element[]) => {
    for (const one of elements) Object.assign(one, { __reactProps$x: {} })
    for (const act of later.splice(0)) act()
  }
  return { done, element, happens, reactTakes, named, location }
}

test('presses before hydration are replayed once and in order as soon as it is done', () => {
  const { done, element, happens, reactTakes } = earlyPage()
  const menu = element('menu')
  const slot: ReturnType<typeof element> = element('slot', {
    type: 'radio',
    checked: true,
    click: () => done.push(slot.checked ? 'slot: no change' : 'slot pressed'),
  })
  const form = element('form', {}, ['method', 'data-scripted'])
  const book = element('book', { type: 'submit', form })
  expect(happens('click', menu)).toBe('waits')
  expect(happens('click', menu)).toBe('waits')
  expect(menu.hasAttribute('data-pressed')).toBe(true)
  // The browser itself shows the selection.
  expect(happens('click', slot)).toBe('goes on')
  expect(happens('click', book)).toBe('goes on')
  expect(happens('submit', form, book)).toBe('waits')
  // React may reset it during hydration.
  slot.checked = false
  reactTakes()
  expect(done).toEqual([])
  reactTakes(menu, slot, form)
  expect(done).toEqual([])
  for (let look = 0; look < 3; look++) reactTakes()
  expect(done).toEqual(['menu pressed', 'slot pressed', 'form sent by its button'])
  expect([menu, book].some((one) => one.hasAttribute('data-pressed'))).toBe(false)
  expect([happens('click', menu), happens('submit', form, book)]).toEqual(['goes on', 'goes on'])
})

test('a slot re-rendered in the reader’s zone stays pressed; one that is not rendered any more goes into the address', () => {
  const { done, element, happens, reactTakes, named, location } = earlyPage()
  const at = { type: 'radio', name: 'at' }
  const [first, again] = ['in India', 'in London'].map((zone) =>
    element(zone, { ...at, value: '2026-03-02T10:00:00Z' }),
  )
  happens('click', first!)
  Object.assign(first!, { isConnected: false })
  named.push(element('other', { ...at, value: '2026-03-02T11:00:00Z' }), again!)
  reactTakes(again!)
  expect(again!.hasAttribute('data-pressed')).toBe(true)
  for (let look = 0; look < 3; look++) reactTakes()
  expect(done).toEqual(['in London pressed'])

  const hidden = element('hidden', { ...at, value: '2026-03-03T04:30:00Z' })
  happens('click', hidden)
  Object.assign(hidden, { isConnected: false })
  reactTakes()
  expect(String(location.search)).toBe('mode=video&at=2026-03-03T04%3A30%3A00Z')
})

test('the last press of a radio button counts', () => {
  const { done, element, happens, reactTakes } = earlyPage()
  const [ten, half] = ['10:00', '10:30'].map((name) => element(name, { type: 'radio', checked: true }))
  for (const slot of [ten!, half!, ten!]) happens('click', slot)
  for (let look = 0; look < 3; look++) reactTakes(ten!, half!)
  expect(done).toEqual(['10:30 pressed', '10:00 pressed'])
})

test('forms waiting for scripts that never load are submitted natively after a minute', () => {
  const { done, element, happens, reactTakes } = earlyPage()
  const form = element('form', { submit: () => done.push('form sent as it is') }, ['method', 'data-scripted'])
  happens('submit', form)
  for (let look = 0; look < 1_200; look++) reactTakes()
  expect(done).toEqual(['form sent as it is'])
  expect(happens('submit', form)).toBe('goes on')
})

test('a form that works without scripts is submitted at once; one that does not waits', () => {
  const { element, happens } = earlyPage()
  expect(happens('submit', element('search', {}, ['method']))).toBe('goes on')
  expect(happens('submit', element('sign-in'))).toBe('waits')
})

test('it can be embedded in a script element as it is', () => {
  expect(bootScript).not.toMatch(/<\/|<!--/)
})
