/* Pages come from the network. Without one, the pages of upcoming bookings and check-ins open from the device (their
   HTML is the same for everyone; the data is in the browser's storage), and every other address redirects to the offline
   page. Built files never change, so one copy is enough. The API is never cached: its responses belong to one person and
   one moment. */
const CACHE = 'paramarsh-3'
const OFFLINE = ['/offline', '/hi/offline']
const MAX_FILES = 400
/** Pages that open offline once they are saved; one copy serves every booking or workshop. */
const SHELLS = [
  [/^(\/hi)?\/dashboard\/?$/, '/dashboard'],
  [/^(\/hi)?\/dashboard\/bookings\/\d+\/?$/, '/dashboard/bookings/0'],
  [/^(\/hi)?\/bookings\/?$/, '/bookings'],
  [/^(\/hi)?\/bookings\/\d+\/?$/, '/bookings/0'],
  [/^(\/hi)?\/admin\/workshops\/\d+\/check-in\/?$/, '/admin/workshops/0/check-in'],
]

/* An update that cannot fetch the offline pages fails, and the previous worker stays. */
self.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

/**
 * A page asks to save pages and built files for offline use. `release` is the one it was built in. A page that was
 * loading while this worker was activated is not controlled yet, so each message also claims clients.
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
  const { title, body, path, tag = path, rings = false, icon = '/icons/icon-192.png' } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon,
      tag,
      renotify: true,
      // A caller is waiting.
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

/** Navigates an open tab of ours, otherwise opens a new one. Only our own pages. */
async function showPage(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0]
  // A call is never interrupted.
  if (!tab || new URL(tab.url).pathname.includes('/room/')) return self.clients.openWindow(url.href)
  await tab.focus()
  return tab.navigate(url.href).catch(() => self.clients.openWindow(url.href))
}

const isBuilt = (path) => path.startsWith('/assets/') || path.startsWith('/brand/')
const isHindi = (path) => path === '/hi' || path.startsWith('/hi/')
const inOtherLanguage = (path) => (isHindi(path) ? path.slice(3) : `/hi${path}`)
const elsewhere = (path) => Response.redirect(new URL(path, self.location.origin).href)

/** The saved page for an address, in its language. */
function shellOf(path) {
  for (const [pattern, shell] of SHELLS) {
    const match = pattern.exec(path)
    if (match) return (match[1] ?? '') + shell
  }
}

/** Also refetches the booking pages that the previous worker had saved. */
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
 * Saves a page after the built files it names: if one of them is missing, the older copy stays. A page of another
 * release than the one that asked is not saved, because the files which that release loads later are unknown here.
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

/** Built files in attributes and scripts, and images also in styles; fonts named there may never be needed. */
const filesIn = (html) => [
  ...new Set([...html.matchAll(/(?:"(?=\/assets\/)|["(](?=\/brand\/))([^"#?)\\]+)/g)].map((match) => match[1])),
]

/** A file that cannot be fetched, or for which there is no room, is left out. */
async function saveFiles(files) {
  const cache = await caches.open(CACHE)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await Promise.allSettled(files.filter((file) => !known.has(file)).map((file) => cache.add(file)))
}

/** Deletes files of earlier releases, oldest first; files of the saved pages stay. */
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
  // The offline page has its own address, so that its scripts run; it leads back to the requested one.
  if (await cache.match(offline)) return elsewhere(`${offline}?from=${encodeURIComponent(pathname + search)}`)
}

/** Without room for a copy the device still gets the file. */
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
