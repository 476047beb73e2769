import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bodyIn, pageOf } from './page.ts'
import { makePageKey } from './page-key.ts'
import { RENDER_LIMITS, type RenderLimits, RenderQueue, type RenderRefused } from './render-queue.ts'
import { PageStore } from './store.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const FRESH_MS = 20_000
const READER = '192.0.2.1'

/** A store with a renderer that counts its renders. */
function storeOf(
  options: {
    status?: number
    cacheable?: boolean
    staleAt?: number
    limitBytes?: number
    wait?: Promise<void>
    limits?: RenderLimits
  } = {},
) {
  const { status = 200, cacheable = status === 200, staleAt, limitBytes = 10_000_000, wait, limits } = options
  const rendered: string[] = []
  const render = async (path: string) => {
    rendered.push(path)
    await wait
    const response = new Response(`<p>${path} ${rendered.length}</p>`, {
      status,
      headers: { 'content-type': 'text/html' },
    })
    const page = await pageOf(response, { origin: 'http://localhost', mark: 'm' })
    return { page, cacheable, ...(staleAt !== undefined && { staleAt }) }
  }
  const keyOf = makePageKey({ '/consultants': ['sector', 'page'] })
  const queue = new RenderQueue(limits)
  const store = new PageStore({ render, keyOf, queue, freshMs: FRESH_MS, limitBytes })
  return {
    store: {
      get: (url: string, address = READER) => store.get(url, address),
      clear: () => store.clear(),
      bytes: () => store.bytes,
    },
    rendered,
  }
}

test('a page is rendered once and reused until it expires', async () => {
  const { store, rendered } = storeOf()
  const first = await store.get('/about')
  expect(await store.get('/about')).toBe(first)
  vi.setSystemTime(Date.now() + FRESH_MS)
  expect(String(await bodyIn(await store.get('/about'), 'identity'))).toBe('<p>/about 2</p>')
  expect(rendered).toHaveLength(2)
})

test('concurrent requests wait for one rendering', async () => {
  const { store, rendered } = storeOf()
  await Promise.all([store.get('/'), store.get('/'), store.get('/')])
  expect(rendered).toEqual(['/'])
})

test('parameters that a page does not read share one entry, those it reads have their own', async () => {
  const { store, rendered } = storeOf()
  for (let i = 0; i < 200; i++) await store.get(`/?u=${i}`)
  for (let i = 0; i < 200; i++) await store.get(`/consultants?utm_source=${i}&sector=dal&sort=${i}`)
  await store.get('/consultants?page=2&sector=dal')
  await store.get('/consultants?sector=dal&x=1&page=2')
  expect(rendered).toEqual(['/', '/consultants?sector=dal', '/consultants?page=2&sector=dal'])
})

test('many requests with different parameters render within the limits', async () => {
  let finish = () => {}
  const wait = new Promise<void>((resolve) => {
    finish = resolve
  })
  const limits = { ...RENDER_LIMITS, atOnce: 2, waiting: 5, atOncePerAddress: 3 }
  const { store, rendered } = storeOf({ wait, limits })
  const asked = Array.from({ length: 40 }, (_, i) => store.get(`/consultants?page=${i}`, `192.0.2.${i % 4}`))
  const reasons = Promise.allSettled(asked).then((all) =>
    all.map((one) => (one.status === 'fulfilled' ? 'rendered' : (one.reason as RenderRefused).reason)),
  )
  await Promise.resolve()
  expect(rendered).toHaveLength(2)
  finish()
  const counts = Object.groupBy(await reasons, (reason) => reason)
  expect(counts.rendered).toHaveLength(7)
  expect(counts.queue).toHaveLength(33)
  // A page already rendered or being rendered is available to everyone.
  expect((await store.get('/consultants?page=0', '192.0.2.9')).status).toBe(200)
  expect(rendered).toHaveLength(7)
})

test('errors and incomplete pages are not cached', async () => {
  for (const options of [{ status: 404 }, { status: 500 }, { cacheable: false }]) {
    const { store, rendered } = storeOf(options)
    await store.get('/x')
    await store.get('/x')
    expect(rendered).toHaveLength(2)
  }
})

test('a page is not reused once something on it begins or ends by its time', async () => {
  const { store, rendered } = storeOf({ staleAt: Date.now() + 5_000 })
  await store.get('/')
  vi.setSystemTime(Date.now() + 4_999)
  await store.get('/')
  expect(rendered).toHaveLength(1)
  vi.setSystemTime(Date.now() + 1)
  await store.get('/')
  expect(rendered).toHaveLength(2)
})

test('arbitrary queries can neither fill the memory nor evict plain pages', async () => {
  const { store, rendered } = storeOf({ limitBytes: 20_000, limits: { ...RENDER_LIMITS, burstPerAddress: 1000 } })
  await store.get('/about')
  for (let i = 0; i < 200; i++) await store.get(`/consultants?page=${i}`)
  expect(store.bytes()).toBeLessThanOrEqual(20_000)
  const before = rendered.length
  await store.get('/about')
  expect(rendered).toHaveLength(before)
})

test('a page that was being rendered during an invalidation is not cached', async () => {
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
