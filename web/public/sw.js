/* Pages come from the network and fall back to the offline page; built files never change, so one copy is enough.
   The API is never touched: what it says belongs to one person and one moment. */
const KEPT = 'paramarsh-2'
const OFFLINE = ['/offline', '/hi/offline']

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(request, url))
  else if (url.pathname.startsWith('/assets/') || url.pathname.startsWith('/brand/'))
    event.respondWith(keptOrFetched(request))
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

async function keepOfflinePages() {
  const cache = await caches.open(KEPT)
  for (const path of OFFLINE) {
    const page = await fetch(path, { cache: 'reload' })
    if (!page.ok) continue
    const html = withoutModules(await page.text())
    const headers = new Headers(page.headers)
    headers.delete('content-encoding')
    headers.delete('content-length')
    await cache.put(path, new Response(html, { headers }))
    const files = [
      ...new Set([...html.matchAll(/(?:href|src)="(\/(?:assets|brand)\/[^"#]+)/g)].map((match) => match[1])),
    ]
    await Promise.all(files.map((file) => cache.add(file).catch(() => undefined)))
  }
}

/** The router would look for the page that the address names, and that one is out of reach. */
const withoutModules = (html) =>
  html.replace(/<script type="later"[\s\S]*?<\/script>/g, '').replace(/<link rel="later"[^>]*>/g, '')

async function dropOldCaches() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name)
}

async function pageOrOffline(request, url) {
  try {
    return await fetch(request)
  } catch {
    const isHindi = url.pathname === '/hi' || url.pathname.startsWith('/hi/')
    const kept = await caches.match(isHindi ? OFFLINE[1] : OFFLINE[0])
    return kept ?? Response.error()
  }
}

async function keptOrFetched(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(KEPT)
    await cache.put(request, answer.clone())
  }
  return answer
}
