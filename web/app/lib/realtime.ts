import type { Manager, Socket } from 'socket.io-client'

let opened: Promise<Manager> | undefined

/** The one connection of a page to the server, for whoever speaks or listens on it. Loaded after everything a reader waits for. */
export function realtime(): Promise<Manager> {
  opened ??= pageIsLoaded()
    .then(() => import('socket.io-client'))
    .then(({ Manager }) => new Manager(window.location.origin, { transports: ['websocket'], autoConnect: false }))
    .catch((error) => {
      opened = undefined
      throw error
    })
  return opened
}

/** Connects whoever hears only what is public: without a token, so the server takes nothing from it. Returns how to stop. */
export function connectPublicly() {
  let isStopped = false
  let socket: Socket | undefined
  const start = async () => {
    await pageIsLoaded()
    await isIdle()
    if (isStopped) return
    const manager = await realtime()
    if (isStopped) return
    socket = manager.socket('/')
    // Whoever signed out may have left a token there.
    socket.auth = {}
    socket.connect()
  }
  // Without a connection the page still works; the next page tries again.
  start().catch(() => undefined)
  return () => {
    isStopped = true
    socket?.disconnect()
  }
}

const LONGEST_BUSY_MS = 2_000

/** A phone that is still bringing the page to life is left to it for a moment. Safari has no such callback. */
const isIdle = () =>
  new Promise<void>((idle) => window.requestIdleCallback?.(() => idle(), { timeout: LONGEST_BUSY_MS }) ?? idle())

const pageIsLoaded = () =>
  new Promise<void>((loaded) => {
    if (document.readyState === 'complete') loaded()
    else window.addEventListener('load', () => loaded(), { once: true })
  })
