import type { Socket } from 'socket.io-client'
import { ANNOUNCE_DELAY_MS } from '#contract/limits.ts'
import type { ServerEvent } from '#contract/realtime.ts'
import type { AuthRecord } from '~/domains/accounts/state.ts'
import { realtime } from '~/lib/realtime.ts'
import { tellPage } from '~/lib/server-events.ts'

let open: { socket: Socket; auth: AuthRecord } | undefined

/**
 * Connects a signed-in person. A consultant says that they are here: after signing in, 3 s after the page has loaded, when the
 * tab is seen. Returns how to stop.
 */
export function connectOwn(auth: AuthRecord, signedInHere: boolean) {
  const stopped = new AbortController()
  const start = async () => {
    const manager = await realtime()
    if (stopped.signal.aborted) return
    const socket = manager.socket('/')
    // The manager keeps one socket for the page, whoever signs in after whom.
    socket.auth = { token: auth.token }
    socket.on('connect', () => tellPage('connected', null))
    socket.onAny((event: ServerEvent, news) => tellPage(event, news))
    if (auth.type === 'consultant') announceHere(socket, auth.id, signedInHere, stopped.signal)
    open = { socket, auth }
    stopped.signal.addEventListener('abort', () => {
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
  const delay = setTimeout(() => {
    announced = true
    if (socket.connected) announce()
  }, ANNOUNCE_DELAY_MS)
  const whenSeen = () => document.visibilityState === 'visible' && announced && socket.connected && announce()
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
