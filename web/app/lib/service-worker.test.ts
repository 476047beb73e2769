import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync(join(import.meta.dirname, '../../public/sw.js'), 'utf8')

interface Tab {
  url: string
  visibilityState: string
  focus: () => Promise<void>
  navigate: (url: string) => Promise<void>
}

/** The worker in a fake browser that records its calls. */
function worker(tabs: { url: string; visibilityState?: string }[] = []) {
  const done: unknown[] = []
  const received = new Map<string, (event: object) => void>()
  const open = tabs.map(
    ({ url, visibilityState = 'visible' }): Tab => ({
      ...{ url, visibilityState },
      focus: async () => void done.push(['focus', url]),
      navigate: async (to) => void done.push(['navigate', to]),
    }),
  )
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => received.set(name, listener),
    location: new URL('https://paramarsh.example/sw.js'),
    registration: {
      showNotification: async (title: string, { body, data, tag, requireInteraction }: NotificationOptions) =>
        void done.push(['show', title, body, { ...data, tag, requireInteraction }]),
    },
    clients: { matchAll: async () => open, openWindow: async (url: string) => void done.push(['open', url]) },
  }
  runInNewContext(script, { self, URL, Promise })
  return async (name: string, event: object) => {
    let until: Promise<unknown> | undefined
    received.get(name)!({ ...event, waitUntil: (promise: Promise<unknown>) => (until = promise) })
    await until
    return done
  }
}

const clickOn = (path: string) => ({ notification: { close: () => undefined, data: { path } } })

test('a push message is shown', async () => {
  const note = { title: 'Meera rescheduled your session', body: 'To 4:30 PM.', path: '/dashboard/bookings/7' }
  expect(await worker()('push', { data: { json: () => note } })).toEqual([
    ['show', note.title, note.body, { path: note.path, tag: note.path, requireInteraction: false }],
  ])
})

test('a ring stays on the screen until it is touched, and its result replaces it', async () => {
  const ring = { title: 'Asha is calling', body: 'Video.', path: '/calls/7', tag: 'talk-7', rings: true }
  const { rings: _, ...missed } = { ...ring, title: 'Missed call from Asha' }
  const browser = worker()
  await browser('push', { data: { json: () => ring } })
  expect(await browser('push', { data: { json: () => missed } })).toEqual([
    ['show', ring.title, ring.body, { path: '/calls/7', tag: 'talk-7', requireInteraction: true }],
    ['show', missed.title, missed.body, { path: '/calls/7', tag: 'talk-7', requireInteraction: false }],
  ])
})

test('a tap opens its page: in an open tab of ours, otherwise in a new one', async () => {
  const at = 'https://paramarsh.example/dashboard/bookings/7'
  expect(await worker()('notificationclick', clickOn('/dashboard/bookings/7'))).toEqual([['open', at]])
  const home = 'https://paramarsh.example/'
  expect(await worker([{ url: home }])('notificationclick', clickOn('/dashboard/bookings/7'))).toEqual([
    ['focus', home],
    ['navigate', at],
  ])
})

test('a call is never interrupted, and no other site is opened', async () => {
  const room = { url: 'https://paramarsh.example/room/abcdefgh' }
  expect(await worker([room])('notificationclick', clickOn('/notices'))).toEqual([
    ['open', 'https://paramarsh.example/notices'],
  ])
  expect(await worker()('notificationclick', clickOn('https://elsewhere.example/'))).toEqual([])
})

const ORIGIN = 'https://paramarsh.example'

/** A fake of Cache Storage, limited to this many entries. */
class FakeCache {
  readonly entries = new Map<string, string>()
  room = Number.POSITIVE_INFINITY
  readonly #server: Server
  constructor(server: Server) {
    this.#server = server
  }
  readonly #path = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname
  keys = async () => [...this.entries.keys()].map((path) => ({ url: ORIGIN + path }))
  match = async (request: string | { url: string }) => {
    const text = this.entries.get(this.#path(request))
    return text === undefined ? undefined : new Response(text)
  }
  put = async (request: string | { url: string }, answer: Response) => {
    if (this.entries.size >= this.room) throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(this.#path(request), await answer.text())
  }
  add = async (path: string) => {
    const answer = await this.#server.fetch(path)
    if (!answer.ok) throw new TypeError('not ok')
    await this.put(path, answer)
  }
  delete = async (request: { url: string }) => this.entries.delete(this.#path(request))
}

/** A site of some pages and files, which can be unreachable. */
class Server {
  readonly files = new Map<string, string>()
  isReachable = true
  fetch = async (request: string | { url: string }) => {
    if (!this.isReachable) throw new TypeError('Failed to fetch')
    const text = this.files.get(new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname)
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 })
  }
}

const pageOf = (name: string, release = 'r1') =>
  `<html lang="en"><script>version "${release}"</script><script src="/assets/${name}-${release}.js"></script></html>`

function device() {
  const server = new Server()
  const stored = new Map<string, FakeCache>()
  for (const [path, name] of [
    ['/offline', 'offline'],
    ['/hi/offline', 'offline'],
    ['/dashboard', 'list'],
    ['/dashboard/bookings/0', 'detail'],
  ] as const) {
    server.files.set(path, pageOf(name))
    server.files.set(`/assets/${name}-r1.js`, name)
  }
  const caches = {
    open: async (name: string) => {
      if (!stored.has(name)) stored.set(name, new FakeCache(server))
      return stored.get(name)!
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: { url: string }) => {
      for (const cache of stored.values()) {
        const found = await cache.match(request)
        if (found) return found
      }
    },
  }
  const received = new Map<string, (event: object) => void>()
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => received.set(name, listener),
    location: new URL(`${ORIGIN}/sw.js`),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  }
  const start = (text = script) =>
    runInNewContext(text, { self, caches, fetch: server.fetch, URL, Promise, Response, Headers, Set, Error })
  start()
  const send = async (name: string, event: object = {}) => {
    const until: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    received.get(name)!({
      ...event,
      waitUntil: (promise: Promise<unknown>) => until.push(promise),
      respondWith: (promise: Promise<Response>) => (answer = promise),
    })
    const answered = await answer
    await Promise.all(until)
    return answered
  }
  const request = (path: string, mode: string) => ({ request: { method: 'GET', mode, url: ORIGIN + path } })
  return {
    server,
    stored,
    start,
    send,
    saved: () => stored.get('paramarsh-3')!,
    /** Opens an address: returns the page, or where it redirects. */
    open: async (path: string) => {
      const answer = (await send('fetch', request(path, 'navigate')))!
      if (answer.type === 'error') return 'nothing'
      return answer.headers.get('location')?.replace(ORIGIN, 'to ') ?? (await answer.text())
    },
    load: async (path: string) => (await (await send('fetch', request(path, 'no-cors')))!.text()) as string,
    savePages: (release = 'r1', saveFiles: string[] = []) =>
      send('message', { data: { savePages: ['/dashboard', '/dashboard/bookings/0'], saveFiles, release } }),
  }
}

test('offline, booking pages open from the device and every other address leads to the offline page', async () => {
  const { server, send, open, savePages } = device()
  await send('install')
  await send('activate')
  await savePages()
  server.isReachable = false
  expect(await open('/dashboard')).toContain('<html data-offline lang="en">')
  expect(await open('/dashboard?type=past')).toContain('list-r1.js')
  expect(await open('/dashboard/bookings/4711')).toContain('detail-r1.js')
  expect(await open('/offline?from=%2F')).toContain('offline-r1.js')
  expect(await open('/consultants?page=2')).toBe('to /offline?from=%2Fconsultants%3Fpage%3D2')
  expect(await open('/hi/cart')).toBe('to /hi/offline?from=%2Fhi%2Fcart')
  // Saved in English only.
  expect(await open('/hi/dashboard/bookings/4711')).toBe('to /dashboard/bookings/4711')
  // Consultants' pages were not requested to be saved, and of staff pages only the check-in ever is.
  expect(await open('/bookings')).toBe('to /offline?from=%2Fbookings')
  expect(await open('/admin/bookings')).toBe('to /offline?from=%2Fadmin%2Fbookings')
})

test('only booking pages and built files are saved, whatever a page asks for', async () => {
  const { server, send, saved } = device()
  await send('install')
  for (const path of ['/admin', '/api/web/v1/bookings/7', '/dashboard/bookings/7'])
    server.files.set(path, pageOf('list'))
  const asked = ['/admin', '/api/web/v1/bookings/7', '/dashboard/bookings/7']
  await send('message', { data: { savePages: asked, saveFiles: asked, release: 'r1' } })
  expect([...saved().entries.keys()].filter((path) => !path.startsWith('/assets/'))).toEqual([
    '/offline',
    '/hi/offline',
  ])
})

test('a page is saved with its files or not at all, and not of another release than the one that asks', async () => {
  const { server, send, open, savePages } = device()
  await send('install')
  await savePages()
  server.files.set('/dashboard', pageOf('list', 'r2'))
  await savePages('r2')
  await savePages('r1')
  server.files.set('/assets/list-r2.js', 'list')
  await savePages('r1')
  server.isReachable = false
  expect(await open('/dashboard')).toContain('list-r1.js')
  server.isReachable = true
  await savePages('r2')
  server.isReachable = false
  expect(await open('/dashboard')).toContain('list-r2.js')
})

test('an update takes over the saved pages, and fails without a network, so that the previous worker stays', async () => {
  const { server, stored, start, send, open, savePages } = device()
  await send('install')
  await savePages()
  start(script.replace("'paramarsh-3'", "'paramarsh-4'"))
  server.isReachable = false
  await expect(send('install')).rejects.toThrow()
  expect([...stored.get('paramarsh-3')!.entries.keys()]).toContain('/dashboard')
  server.isReachable = true
  await send('install')
  await send('activate')
  expect([...stored.keys()]).toEqual(['paramarsh-4'])
  server.isReachable = false
  expect(await open('/dashboard')).toContain('list-r1.js')
})

test('without room the files are still served, and without an offline page the browser shows its own error', async () => {
  const { server, stored, send, open, load } = device()
  await send('install')
  stored.get('paramarsh-3')!.room = 0
  server.files.set('/assets/new.js', 'new')
  expect(await load('/assets/new.js')).toBe('new')
  stored.get('paramarsh-3')!.entries.clear()
  server.isReachable = false
  expect(await open('/cart')).toBe('nothing')
})

test('files of earlier releases are deleted above a limit, those of the saved pages never', async () => {
  const { server, send, saved, load, savePages } = device()
  await send('install')
  await savePages()
  const old = Array.from({ length: 500 }, (_, i) => `/assets/old-${i}.js`)
  for (const path of old) {
    server.files.set(path, path)
    await load(path)
  }
  await savePages('r1', ['/assets/old-0.js'])
  const files = [...saved().entries.keys()].filter((path) => path.startsWith('/assets/'))
  expect(files).toHaveLength(400)
  expect(files).toEqual(expect.arrayContaining(['/assets/offline-r1.js', '/assets/list-r1.js', '/assets/detail-r1.js']))
  expect(files).toContain('/assets/old-0.js')
  expect(files).not.toContain('/assets/old-1.js')
})
