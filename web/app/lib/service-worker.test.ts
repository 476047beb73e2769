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

/** The worker with a browser around it that writes down what it is asked to do. */
function worker(tabs: { url: string; visibilityState?: string }[] = []) {
  const done: unknown[] = []
  const heard = new Map<string, (event: object) => void>()
  const open = tabs.map(
    ({ url, visibilityState = 'visible' }): Tab => ({
      ...{ url, visibilityState },
      focus: async () => void done.push(['focus', url]),
      navigate: async (to) => void done.push(['navigate', to]),
    }),
  )
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
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
    heard.get(name)!({ ...event, waitUntil: (promise: Promise<unknown>) => (until = promise) })
    await until
    return done
  }
}

const clickOn = (path: string) => ({ notification: { close: () => undefined, data: { path } } })

test('what is pushed is shown', async () => {
  const note = { title: 'Meera moved your session', body: 'To 4:30 PM.', path: '/dashboard/bookings/7' }
  expect(await worker()('push', { data: { json: () => note } })).toEqual([
    ['show', note.title, note.body, { path: note.path, tag: note.path, requireInteraction: false }],
  ])
})

test('a ring stays on the screen until it is touched, and what became of it takes its place', async () => {
  const ring = { title: 'Asha is calling', body: 'Video.', path: '/calls/7', tag: 'talk-7', rings: true }
  const { rings: _, ...missed } = { ...ring, title: 'You missed a call from Asha' }
  const browser = worker()
  await browser('push', { data: { json: () => ring } })
  expect(await browser('push', { data: { json: () => missed } })).toEqual([
    ['show', ring.title, ring.body, { path: '/calls/7', tag: 'talk-7', requireInteraction: true }],
    ['show', missed.title, missed.body, { path: '/calls/7', tag: 'talk-7', requireInteraction: false }],
  ])
})

test('a tap opens the page it is about: in a tab of ours that is open, else in a new one', async () => {
  const at = 'https://paramarsh.example/dashboard/bookings/7'
  expect(await worker()('notificationclick', clickOn('/dashboard/bookings/7'))).toEqual([['open', at]])
  const home = 'https://paramarsh.example/'
  expect(await worker([{ url: home }])('notificationclick', clickOn('/dashboard/bookings/7'))).toEqual([
    ['focus', home],
    ['navigate', at],
  ])
})

test('nobody is taken out of a call, and no other site is opened', async () => {
  const room = { url: 'https://paramarsh.example/room/abcdefgh' }
  expect(await worker([room])('notificationclick', clickOn('/notices'))).toEqual([
    ['open', 'https://paramarsh.example/notices'],
  ])
  expect(await worker()('notificationclick', clickOn('https://elsewhere.example/'))).toEqual([])
})
