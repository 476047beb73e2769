import type { RoomEvents } from '#contract/calls/signals.ts'
import { ApiProblem } from '~/lib/api.ts'
import { askServer, LineProblem, renewLine } from '~/lib/ask-server.ts'
import { onServerEvent } from '~/lib/server-events.ts'
import type { Beaten, Flow, Joined, Media, Peer, Quality, RoomEnd, RoomEntry, Signal } from '../wire.ts'

export interface Report {
  connected: boolean
  media: Media
  quality: Quality | null
}

export interface SeatSettings {
  slug: string
  /** Constant for the lifetime of the page: the other side keeps its connection to it across socket reconnects. */
  peerId: string
  /** Of a page that was in the room before a reload: the seat assigned by that press of Join. */
  firstSeat: number | null
  enter: () => Promise<RoomEntry>
  /** What a heartbeat reports. */
  report: () => Report
  onEntered: (entry: RoomEntry) => void
  /** With the seat assigned by the press of Join, now or before. */
  onSeated: (firstSeat: number) => void
  onPeer: (peer: Peer | null) => void
  onFlow: (flow: Flow, why: 'both' | 'customer' | 'consultant' | 'system' | null) => void
  onSignal: (from: string, signal: Signal) => void
  /** The server has answered within the lease. */
  onLine: () => void
  /** It has not: when, by the server's clock, it last saw us for certain. */
  onLineLost: (seenAt: number) => void
  onMoved: () => void
  onOver: (why: RoomEnd) => void
  /** Joining was refused: with the reason before the first seat; later the call is over. */
  onRefused: (problem: { code: string; message: string }) => void
}

const ANSWER_MS = 4_000
const SOON_MS = 1_500
const GOODBYE_MS = 1_000
const RETRY_MS = [300, 700, 1_500, 2_500]
const PAUSE_MS = 2_500
const pause = (ms: number) => new Promise((over) => setTimeout(over, ms))

/** A refusal that a retry does not change; a page that was just loaded may not have read the signed-in account yet. */
function finalProblem(error: unknown): { code: string; message: string } | null {
  if (error instanceof ApiProblem && error.status >= 402 && error.status < 500 && error.status !== 429)
    return error.body
  if (error instanceof LineProblem && ['too_early', 'room_closed', 'not_found', 'forbidden'].includes(error.code))
    return { code: error.code, message: error.code }
  return null
}

/** This page's seat in a room: taken, renewed by heartbeats, retaken after a lost connection, released at the end. */
export function takeSeat(settings: SeatSettings) {
  const { slug: room, peerId } = settings
  let seat: number | null = null
  let { firstSeat } = settings
  let leaseMs = 6_000
  let answeredAt = 0
  let aliveAt = 0
  /** The server's clock minus this page's. */
  let ahead = Date.now() - performance.now()
  let beating: ReturnType<typeof setInterval> | undefined
  let lease: ReturnType<typeof setTimeout> | undefined
  let taking: Promise<void> | undefined
  let closed = false
  /** Events pushed by the server are newer than the response to an earlier request. */
  const receivedAt = { peer: 0, flow: 0 }

  /** A response proves that the server saw us when the request was sent, not when the response arrived. */
  function answered({ serverNow, flow, peer }: Beaten, askedAt: number) {
    if (closed) return
    ahead = Date.parse(serverNow) - (askedAt + performance.now()) / 2
    answeredAt = Math.max(answeredAt, askedAt)
    aliveAt = performance.now()
    clearTimeout(lease)
    lease = setTimeout(lapse, Math.max(0, leaseMs - (performance.now() - answeredAt)))
    settings.onLine()
    if (receivedAt.peer < askedAt) settings.onPeer(peer)
    if (receivedAt.flow < askedAt) settings.onFlow(flow, null)
  }
  function lapse() {
    settings.onLineLost(answeredAt + ahead)
    // A connection that refuses us is alive, and one opened a moment ago gets its time.
    if (performance.now() - aliveAt >= leaseMs) void renewLine()
    lease = setTimeout(lapse, leaseMs)
  }

  async function beat() {
    if (seat === null || closed) return
    const mine = seat
    const askedAt = performance.now()
    try {
      answered(await askServer<Beaten>('roombeat', { room, seat: mine, ...settings.report() }, leaseMs), askedAt)
    } catch (error) {
      if (closed || mine !== seat || !(error instanceof LineProblem)) return
      if (error.code !== 'unanswered') aliveAt = performance.now()
      if (error.code === 'seat_taken') settings.onMoved()
      else if (error.code === 'room_closed') settings.onOver('over')
      else if (error.code === 'seat_lapsed') void take()
    }
  }

  async function takeOnce() {
    const entry = await settings.enter()
    if (closed) return
    settings.onEntered(entry)
    const askedAt = performance.now()
    const input = { token: entry.token, peerId, ...(firstSeat !== null && { firstSeat }) }
    const joined = await askServer<Joined>('roomjoin', input, ANSWER_MS)
    if (closed) return void askServer('roomleave', { room, seat: joined.seat }, GOODBYE_MS).catch(() => {})
    seat = joined.seat
    firstSeat ??= seat
    settings.onSeated(firstSeat)
    leaseMs = joined.leaseMs
    clearInterval(beating)
    beating = setInterval(beat, joined.beatMs)
    answered(joined, askedAt)
    void beat()
  }

  async function persist(first: boolean) {
    for (let tries = 0; !closed; tries += 1) {
      try {
        return await takeOnce()
      } catch (error) {
        if (closed) return
        // While this page was disconnected, the user pressed Join on another device.
        if (error instanceof LineProblem && error.code === 'seat_taken') return settings.onMoved()
        const problem = finalProblem(error)
        if (problem) return settings.onRefused(problem)
        if (first && seat === null && tries === RETRY_MS.length) {
          return settings.onRefused(error instanceof ApiProblem ? error.body : { code: 'offline', message: '' })
        }
        await pause(RETRY_MS[tries] ?? PAUSE_MS)
      }
    }
  }
  function take(first = false) {
    taking ??= persist(first).finally(() => {
      taking = undefined
    })
    return taking
  }

  const receivePeer = (peer: Peer | null) => {
    receivedAt.peer = performance.now()
    settings.onPeer(peer)
  }
  const receiveFlow = ({ why, mayFlow, connectedSeconds, since }: RoomEvents['roomflow']) => {
    receivedAt.flow = performance.now()
    settings.onFlow({ mayFlow, connectedSeconds, since }, why)
  }
  const mine =
    <E extends { room: string }>(listener: (event: E) => void) =>
    (event: E) => {
      if (event.room === room && !closed) listener(event)
    }
  const stops = [
    // Another connection of the same page is another seat.
    onServerEvent('connected', () => {
      aliveAt = performance.now()
      if (seat !== null) void take()
    }),
    onServerEvent(
      'roompeer',
      mine(({ peer }) => receivePeer(peer)),
    ),
    onServerEvent('roomflow', mine(receiveFlow)),
    onServerEvent(
      'roomsignal',
      mine(({ from, ...signal }) => settings.onSignal(from, signal)),
    ),
    // A page that is taking another seat ignores the end of the old one.
    onServerEvent(
      'roommoved',
      mine((event) => !taking && event.seat === seat && settings.onMoved()),
    ),
    onServerEvent(
      'roomended',
      mine(({ why }) => settings.onOver(why)),
    ),
  ]

  return {
    take: () => take(true),
    beat,
    serverNow: () => performance.now() + ahead,
    /** The network may have changed: reopens a connection that does not answer soon. Resolves to whether it did. */
    async checkLine() {
      try {
        await askServer('roombeat', { room, seat: seat ?? 1, ...settings.report() }, SOON_MS)
        return false
      } catch (error) {
        if (!(error instanceof LineProblem) || error.code !== 'unanswered') return false
        await renewLine()
        return true
      }
    },
    async signal(to: string, signal: Signal) {
      if (seat === null) throw new LineProblem('unanswered')
      await askServer('roomsignal', { room, seat, to, ...signal }, ANSWER_MS)
    },
    /** Ends it here and notifies the server, unless the seat is no longer ours. */
    async close(goodbye: boolean) {
      if (closed) return
      closed = true
      clearInterval(beating)
      clearTimeout(lease)
      for (const stop of stops) stop()
      if (goodbye && seat !== null) await askServer('roomleave', { room, seat }, GOODBYE_MS).catch(() => {})
    },
  }
}

export type OwnSeat = ReturnType<typeof takeSeat>
