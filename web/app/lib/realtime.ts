import type { Manager } from 'socket.io-client'

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

const pageIsLoaded = () =>
  new Promise<void>((loaded) => {
    if (document.readyState === 'complete') loaded()
    else window.addEventListener('load', () => loaded(), { once: true })
  })
