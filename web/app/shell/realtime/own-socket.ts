import type { Socket } from 'socket.io-client'
import { ANNOUNCE_DELAY_MS } from '#contract/consultants/constants.ts'
import type { ServerEvent } from '#contract/realtime.ts'
import type { AuthRecord } from '~/domains/accounts/state.ts'
import { realtime } from '~/lib/realtime.ts'
import { notifyPage } from '~/lib/server-events.ts'

/** Maximum time between a sign-in and this point. */
const LOADING_MS = 5_000

let open: { socket: Socket; auth: AuthRecord } | undefined

/**
 * Connects a signed-in account. A consultant is announced as online: after signing in, 3 s after the page has loaded,
 * and when the tab becomes visible. Returns the stop function.
 */
export function connectOwn(auth: AuthRecord, signedInHere: boolean) {
  const stopped = new AbortController()
  // Events after the page was loaded and before the connection opened, and during every interruption, are sent when it
  // opens.
  let lastReceivedAt = signedInHere ? Date.now() - LOADING_MS : performance.timeOrigin
  const start = async () => {
    const manager = await realtime()
    if (stopped.signal.aborted) return
    const socket = manager.socket('/')
    // The manager has one socket for the page, whichever account signs in.
    socket.auth = (give) => give({ token: auth.token, awayMs: Math.max(0, Math.ceil(Date.now() - lastReceivedAt)) })
    const noteReceived = () => {
      lastReceivedAt = Date.now()
    }
    manager.on('ping', noteReceived)
    socket.on('connect', () => notifyPage('connected', null))
    socket.onAny((event: ServerEvent, data) => {
      noteReceived()
      notifyPage(event, data)
    })
    // The server closes the oldest of many connections of an account; the visible tab connects again.
    const whenSeen = () => document.visibilityState === 'visible' && !socket.active && socket.connect()
    document.addEventListener('visibilitychange', whenSeen, { signal: stopped.signal })
    if (auth.type === 'consultant') announceHere(socket, auth.id, signedInHere, stopped.signal)
    open = { socket, auth }
    stopped.signal.addEventListener('abort', () => {
      manager.off('ping', noteReceived)
      socket.off().offAny().disconnect()
      open = undefined
    })
    socket.connect()
  }
  // Without a connection the page still works; the next page tries again.
  start().catch(() => undefined)
  return () => stopped.abort()
}

function announceHere(socket: Socket, id: number, signedInHere: boolean, signal: AbortSignal) {
  const announce = () => void socket.emit('consultantStatus', { id })
  let announced = signedInHere
  // A connection that is back is a new one, so the consultant is announced again.
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

/** Before a logout: sets a consultant offline, then disconnects. */
export function sayGoodbye() {
  if (!open) return
  const { socket, auth } = open
  if (auth.type === 'consultant') socket.emit('consultantStatusOffline', { id: auth.id })
  socket.disconnect()
}
