import type { Manager, Socket } from 'socket.io-client'

let opened: Promise<Manager> | undefined

/** The page's one connection to the server. Loaded after everything else a reader waits for. */
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

/**
 * Connects anonymously for public events: without a token, so the server grants it nothing else. Returns the stop
 * function.
 */
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
    // A token may be left from before signing out.
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

/** Waits for hydration on a slow phone. Safari lacks this callback. */
const isIdle = () =>
  new Promise<void>((idle) => window.requestIdleCallback?.(() => idle(), { timeout: LONGEST_BUSY_MS }) ?? idle())

const pageIsLoaded = () =>
  new Promise<void>((loaded) => {
    if (document.readyState === 'complete') loaded()
    else window.addEventListener('load', () => loaded(), { once: true })
  })
