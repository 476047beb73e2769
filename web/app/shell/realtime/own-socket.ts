import type { Socket } from 'socket.io-client'
import { ANNOUNCE_DELAY_MS } from '#contract/limits.ts'
import type { ServerEvents } from '#contract/realtime.ts'
import { type AuthRecord, useAuth } from '~/domains/accounts/state.ts'
import { realtime } from '~/lib/realtime.ts'

type HearBooking = (news: ServerEvents['bookingdone']) => void
let open: { socket: Socket; id: number } | undefined

/** Connects a consultant and says that they are here: after signing in, 3 s after the page has loaded, when the tab is seen. Returns how to stop. */
export function connectConsultant({ token, id }: AuthRecord, signedInHere: boolean, hearBooking: HearBooking) {
  const stopped = new AbortController()
  const start = async () => {
    const manager = await realtime()
    if (stopped.signal.aborted) return
    const socket = manager.socket('/')
    // The manager keeps one socket for the page, whoever signs in after whom.
    socket.auth = { token }
    const announce = () => void socket.emit('consultantStatus', { id })
    let announced = signedInHere
    // A connection that was lost is another one when it is back, so it is announced again.
    socket.on('connect', () => announced && announce())
    socket.on('bookingdone', (news: ServerEvents['bookingdone']) => news.consultantId === id && hearBooking(news))
    const delay = setTimeout(() => {
      announced = true
      if (socket.connected) announce()
    }, ANNOUNCE_DELAY_MS)
    const whenSeen = () => document.visibilityState === 'visible' && announced && socket.connected && announce()
    document.addEventListener('visibilitychange', whenSeen, { signal: stopped.signal })
    open = { socket, id }
    stopped.signal.addEventListener('abort', () => {
      clearTimeout(delay)
      socket.off().disconnect()
      open = undefined
    })
    socket.connect()
  }
  // Without the server's ear the page still works; the next page tries again.
  start().catch(() => undefined)
  return () => stopped.abort()
}

/** Before a logout: offline first, then the line is cut. */
export function sayGoodbye() {
  if (!open) return
  open.socket.emit('consultantStatusOffline', { id: open.id }).disconnect()
}

/** True once somebody has signed in on this page, rather than having been signed in when it was loaded. */
export function followSigningIn(tell: () => void) {
  return useAuth.subscribe((now, before) => {
    if (now.auth && before.known && now.auth.id !== before.auth?.id) tell()
  })
}
