/* Pages come from the network. Without one, the pages of upcoming bookings open from the device (their HTML is the same for
   everybody; the data are in the browser's storage), and every other address leads to the offline page. Built files never change,
   so one copy is enough. The API is never touched: its answers belong to one person and one moment. */
const CACHE = 'paramarsh-3'
const OFFLINE = ['/offline', '/hi/offline']
const MAX_FILES = 400
/** Pages that open without a network once they are saved; one copy serves every booking. */
const SHELLS = [
  [/^(\/hi)?\/dashboard\/?$/, '/dashboard'],
  [/^(\/hi)?\/dashboard\/bookings\/\d+\/?$/, '/dashboard/bookings/0'],
  [/^(\/hi)?\/bookings\/?$/, '/bookings'],
  [/^(\/hi)?\/bookings\/\d+\/?$/, '/bookings/0'],
]

/* An update that cannot fetch the offline pages fails, and the worker before it stays. */
self.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

/**
 * A page of ours asks to save pages and built files for the time without a network. `release` is the one it was built in. A page
 * that was loading while this worker was activated is not under its control yet, so each message also claims.
 */
self.addEventListener('message', (event) => {
  const { savePages = [], saveFiles = [], release = '' } = event.data ?? {}
  event.waitUntil(Promise.all([self.clients.claim(), savePagesAndFiles(savePages, saveFiles.filter(isBuilt), release)]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageOrSaved(request, url))
  else if (isBuilt(url.pathname)) event.respondWith(savedOrFetched(event))
})

self.addEventListener('push', (event) => {
  const { title, body, path, tag = path, rings = false } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: '/icons/icon-192.png',
      tag,
      renotify: true,
      // Somebody waits for an answer.
      requireInteraction: rings,
      ...(rings && { vibrate: [400, 200, 400, 1400, 400, 200, 400] }),
      data: { path },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showPage(event.notification.data.path))
})

/** A tab of ours that is open already goes there; else a new one opens. Only our own pages. */
async function showPage(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0]
  // Nobody is taken out of a call.
  if (!tab || new URL(tab.url).pathname.includes('/room/')) return self.clients.openWindow(url.href)
  await tab.focus()
  return tab.navigate(url.href).catch(() => self.clients.openWindow(url.href))
}

const isBuilt = (path) => path.startsWith('/assets/') || path.startsWith('/brand/')
const isHindi = (path) => path === '/hi' || path.startsWith('/hi/')
const inOtherLanguage = (path) => (isHindi(path) ? path.slice(3) : `/hi${path}`)
const elsewhere = (path) => Response.redirect(new URL(path, self.location.origin).href)

/** The saved page that stands for an address, in its language. */
function shellOf(path) {
  for (const [pattern, shell] of SHELLS) {
    const match = pattern.exec(path)
    if (match) return (match[1] ?? '') + shell
  }
}

/** Also fetches the pages of bookings that the worker before this one had saved. */
async function install() {
  const before = (await savedPaths()).filter((path) => shellOf(path) === path)
  await Promise.all(OFFLINE.map((path) => savePage(path)))
  await Promise.allSettled(before.map((path) => savePage(path)))
}

async function savedPaths() {
  const paths = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
  return paths
}

async function savePagesAndFiles(paths, files, release) {
  const shells = paths.filter((path) => shellOf(path) === path)
  await saveFiles(files)
  await Promise.allSettled(shells.map((path) => savePage(path, release)))
  await trim(files)
}

/**
 * Saves a page after the built files it names: where one of them is missing, the older copy stays. A page of another release than
 * the one that asked is not saved, since the files which that release loads later are not known here.
 */
async function savePage(path, release = '') {
  const page = await fetch(path, { cache: 'reload', credentials: 'omit' })
  if (!page.ok || page.redirected) throw new Error(`${path} answered ${page.status}`)
  const html = await page.text()
  if (!html.includes(release)) return
  const files = filesIn(html)
  await saveFiles(files)
  const cache = await caches.open(CACHE)
  for (const file of files) if (!(await cache.match(file))) throw new Error(`${path} lacks ${file}`)
  const headers = new Headers(page.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  // The mark tells the page that it came from the device.
  await cache.put(path, new Response(html.replace('<html ', '<html data-offline '), { headers }))
}

/** Built files in attributes and scripts, and pictures also in styles; fonts named there may never be needed. */
const filesIn = (html) => [
  ...new Set([...html.matchAll(/(?:"(?=\/assets\/)|["(](?=\/brand\/))([^"#?)\\]+)/g)].map((match) => match[1])),
]

/** A file that does not come, or for which there is no room, is left out. */
async function saveFiles(files) {
  const cache = await caches.open(CACHE)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await Promise.allSettled(files.filter((file) => !known.has(file)).map((file) => cache.add(file)))
}

/** Files of earlier releases go, oldest first; what the saved pages are made of stays. */
async function trim(used) {
  const cache = await caches.open(CACHE)
  const needed = new Set(used)
  const files = []
  for (const request of await cache.keys()) {
    if (isBuilt(new URL(request.url).pathname)) files.push(request)
    else for (const file of filesIn(await (await cache.match(request)).text())) needed.add(file)
  }
  const old = files.filter(({ url }) => !needed.has(new URL(url).pathname))
  for (const file of old.slice(0, Math.max(0, files.length - MAX_FILES))) await cache.delete(file)
}

async function dropOldCaches() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
}

async function pageOrSaved(request, url) {
  try {
    return await fetch(request)
  } catch {
    return (await savedPage(url)) ?? Response.error()
  }
}

async function savedPage({ pathname, search }) {
  const cache = await caches.open(CACHE)
  const offline = OFFLINE[isHindi(pathname) ? 1 : 0]
  if (pathname === offline) return cache.match(offline)
  const shell = shellOf(pathname)
  if (shell) {
    const saved = await cache.match(shell)
    if (saved) return saved
    if (await cache.match(inOtherLanguage(shell))) return elsewhere(inOtherLanguage(pathname) + search)
  }
  // The offline page has an address of its own, so that its scripts run; it leads back to the one that was asked for.
  if (await cache.match(offline)) return elsewhere(`${offline}?from=${encodeURIComponent(pathname + search)}`)
}

/** A device without room for a copy still gets the file. */
async function savedOrFetched(event) {
  const saved = await caches.match(event.request)
  if (saved) return saved
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(saveCopy(event.request, answer.clone()).catch(() => undefined))
  return answer
}

async function saveCopy(request, answer) {
  const cache = await caches.open(CACHE)
  await cache.put(request, answer)
}
