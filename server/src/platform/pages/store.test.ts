import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageStore } from './store.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const FRESH_MS = 20_000

/** A store over a renderer that counts what it renders. */
function storeOf(options: { status?: number; cacheable?: boolean; limitBytes?: number; wait?: Promise<void> } = {}) {
  const { status = 200, cacheable = status === 200, limitBytes = 10_000_000, wait } = options
  const rendered: string[] = []
  const render = async (path: string) => {
    rendered.push(path)
    await wait
    const response = new Response(`<p>${path} ${rendered.length}</p>`, {
      status,
      headers: { 'content-type': 'text/html' },
    })
    return { response, cacheable }
  }
  return { store: new PageStore({ render, origin: 'http://localhost', freshMs: FRESH_MS, limitBytes }), rendered }
}

test('a page is rendered once and sent again until it is no longer fresh', async () => {
  const { store, rendered } = storeOf()
  const first = await store.get('/about')
  expect(await store.get('/about')).toBe(first)
  vi.setSystemTime(Date.now() + FRESH_MS)
  expect((await store.get('/about')).body.identity.toString()).toBe('<p>/about 2</p>')
  expect(rendered).toHaveLength(2)
})

test('readers who come at once wait for one rendering', async () => {
  const { store, rendered } = storeOf()
  await Promise.all([store.get('/'), store.get('/'), store.get('/')])
  expect(rendered).toEqual(['/'])
})

test('what a reader came from does not make another page, what a page reads does', async () => {
  const { store, rendered } = storeOf()
  await store.get('/consultants?utm_source=mail&sector=dal&fbclid=1')
  await store.get('/consultants?sector=dal')
  await store.get('/consultants?sector=rice')
  expect(rendered).toEqual(['/consultants?sector=dal', '/consultants?sector=rice'])
})

test('errors and incomplete pages are not kept', async () => {
  for (const options of [{ status: 404 }, { status: 500 }, { cacheable: false }]) {
    const { store, rendered } = storeOf(options)
    await store.get('/x')
    await store.get('/x')
    expect(rendered).toHaveLength(2)
  }
})

test('invented queries cannot fill the memory nor push plain pages out', async () => {
  const { store, rendered } = storeOf({ limitBytes: 20_000 })
  await store.get('/about')
  for (let i = 0; i < 200; i++) await store.get(`/about?x=${i}`)
  expect(store.bytes).toBeLessThanOrEqual(20_000)
  const before = rendered.length
  await store.get('/about')
  expect(rendered).toHaveLength(before)
})

test('a page that was being rendered when things changed is not kept', async () => {
  let finish = () => {}
  const wait = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { store, rendered } = storeOf({ wait })
  const early = store.get('/')
  store.clear()
  finish()
  await early
  await store.get('/')
  expect(rendered).toHaveLength(2)
})
