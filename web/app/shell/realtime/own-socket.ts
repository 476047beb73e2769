import type { Socket } from 'socket.io-client'
import { ANNOUNCE_DELAY_MS } from '#contract/limits.ts'
import type { ServerEvent } from '#contract/realtime.ts'
import type { AuthRecord } from '~/domains/accounts/state.ts'
import { realtime } from '~/lib/realtime.ts'
import { tellPage } from '~/lib/server-events.ts'

/** Between a sign-in and here, at most. */
const LOADING_MS = 5_000

let open: { socket: Socket; auth: AuthRecord } | undefined

/**
 * Connects a signed-in person. A consultant says that they are here: after signing in, 3 s after the page has loaded, when the
 * tab is seen. Returns how to stop.
 */
export function connectOwn(auth: AuthRecord, signedInHere: boolean) {
  const stopped = new AbortController()
  // What was told after the page was loaded and before its line is open, and whenever that is cut, is told when it opens.
  let heardAt = signedInHere ? Date.now() - LOADING_MS : performance.timeOrigin
  const start = async () => {
    const manager = await realtime()
    if (stopped.signal.aborted) return
    const socket = manager.socket('/')
    // The manager keeps one socket for the page, whoever signs in after whom.
    socket.auth = (give) => give({ token: auth.token, awayMs: Math.max(0, Math.ceil(Date.now() - heardAt)) })
    const hear = () => {
      heardAt = Date.now()
    }
    manager.on('ping', hear)
    socket.on('connect', () => tellPage('connected', null))
    socket.onAny((event: ServerEvent, news) => {
      hear()
      tellPage(event, news)
    })
    // The server ends the oldest of many connections of a person; the tab that is looked at connects again.
    const whenSeen = () => document.visibilityState === 'visible' && !socket.active && socket.connect()
    document.addEventListener('visibilitychange', whenSeen, { signal: stopped.signal })
    if (auth.type === 'consultant') announceHere(socket, auth.id, signedInHere, stopped.signal)
    open = { socket, auth }
    stopped.signal.addEventListener('abort', () => {
      manager.off('ping', hear)
      socket.off().offAny().disconnect()
      open = undefined
    })
    socket.connect()
  }
  // Without the server's ear the page still works; the next page tries again.
  start().catch(() => undefined)
  return () => stopped.abort()
}

function announceHere(socket: Socket, id: number, signedInHere: boolean, signal: AbortSignal) {
  const announce = () => void socket.emit('consultantStatus', { id })
  let announced = signedInHere
  // A connection that was lost is another one when it is back, so it is announced again.
  socket.on('connect', () => announced && announce())
  const sayNow = () => {
    announced = true
    if (socket.connected) announce()
  }
  const delay = setTimeout(sayNow, ANNOUNCE_DELAY_MS)
  const whenSeen = () => document.visibilityState === 'visible' && sayNow()
  document.addEventListener('visibilitychange', whenSeen, { signal })
  signal.addEventListener('abort', () => clearTimeout(delay))
}

/** Before a logout: a consultant is offline first, then the line is cut. */
export function sayGoodbye() {
  if (!open) return
  const { socket, auth } = open
  if (auth.type === 'consultant') socket.emit('consultantStatusOffline', { id: auth.id })
  socket.disconnect()
}
