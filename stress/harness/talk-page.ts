import { io, type Socket } from 'socket.io-client'
import { enterRoom } from '#contract/calls/endpoints.ts'
import type { Caller } from './talk-caller.ts'
import type { Span } from './talk-spans.ts'

/** Longer than any response except of a dead server. */
const ANSWER_MS = 12_000
const QUIET = { media: { audio: true, video: true, screen: false }, quality: null }

/** A period in which a side reported being connected, as its own page knows it. */
export interface Said {
  /** At most: from the moment it was sent until the last moment a server may have received it. */
  most: Span
  /** At least: between two responses of a server, by the server's clock; null before there was one. */
  least: Span | null
  /** It did not end with a message: the server had to notice. */
  broken: boolean
}

export interface PageLog {
  said: Said[]
  /** When it joined, by its own clock. */
  joinedAt: number[]
  /** Every instant in a server response, and the windows of requests that were never answered with one. */
  received: Set<number>
  unnotified: Span[]
  /** Requests without a response: the server was dead or suspended. */
  unanswered: number
  /** Seats that were gone when the page sent again. */
  lapsed: number
}

class LineLost extends Error {}

/** One side's page in a room, over real sockets, with a log of everything sent and received. */
export function openPage(caller: Caller, url: string, room: string) {
  const log: PageLog = { said: [], joinedAt: [], received: new Set(), unnotified: [], unanswered: 0, lapsed: 0 }
  let [socket, seat, peerId] = [undefined as Socket | undefined, 0, newPeerId()]
  let [saying, connected, over] = [undefined as Said | undefined, false, false]

  async function ask(event: string, payload: object) {
    const sentAt = Date.now()
    try {
      const answer = await socket!.timeout(ANSWER_MS).emitWithAck(event, payload)
      const at = answer.data?.serverNow ? Date.parse(answer.data.serverNow) : undefined
      if (at === undefined) log.unnotified.push({ from: sentAt, to: Date.now() })
      else log.received.add(at)
      return { sentAt, at, code: answer.code as string | undefined, data: answer.data }
    } catch {
      log.unanswered += 1
      log.unnotified.push({ from: sentAt, to: Date.now() })
      if (saying) saying.most.to = Date.now()
      throw new LineLost()
    }
  }
  const begin = (sentAt: number) => {
    saying ??= { most: { from: sentAt, to: sentAt }, least: null, broken: true }
  }
  const noteSignal = (at: number) => {
    if (!saying) return
    saying.most.to = Math.max(saying.most.to, at)
    saying.least = { from: saying.least?.from ?? at, to: at }
  }
  function end(broken: boolean) {
    if (saying) log.said.push({ ...saying, broken })
    saying = undefined
  }
  /** Another page has another peer id, and new media. */
  function anew() {
    peerId = newPeerId()
    connected = false
  }
  const hangUp = () => {
    socket?.io.engine?.close()
    socket?.removeAllListeners()
    socket = undefined
  }
  /** The connection is lost, whoever cut it. */
  function lose(samePage: boolean) {
    end(true)
    hangUp()
    if (!samePage || !connected) anew()
  }

  async function join() {
    socket = await dial(url, caller.token)
    const way = await caller.send(enterRoom, { slug: room })
    if (way.code === 'room_closed') over = true
    if (way.code) throw new LineLost()
    const sentAt = Date.now()
    log.joinedAt.push(sentAt)
    // A rejoining page is metered from here on, before it has sent anything.
    if (connected) begin(sentAt)
    const { at, code, data } = await ask('roomjoin', { token: way.data.token, peerId })
    if (code === 'room_closed') over = true
    if (code) throw new LineLost()
    seat = data.seat
    noteSignal(at!)
  }

  async function beat(wanted: boolean) {
    const sentAt = Date.now()
    if (wanted) begin(sentAt)
    else connected = false
    const { at, code } = await ask('roombeat', { room, seat, connected: wanted, ...QUIET })
    if (code === 'room_closed') {
      over = true
      return end(true)
    }
    if (code === 'seat_lapsed' || code === 'seat_taken') {
      log.lapsed += 1
      throw new LineLost()
    }
    // Refused temporarily: nothing was recorded.
    if (code) return
    noteSignal(at!)
    connected = wanted
    if (!wanted) end(false)
  }

  /** Any failure counts as a lost connection; the page retries. */
  const surviving = async (operation: () => Promise<void>) => {
    try {
      await operation()
    } catch (error) {
      if (!(error instanceof LineLost)) throw error
      lose(true)
    }
  }

  return {
    log,
    isOver: () => over,
    isIn: () => socket !== undefined,
    isConnected: () => connected,
    join: () => surviving(join),
    beat: (wanted: boolean) => surviving(() => beat(wanted)),
    leave: () =>
      surviving(async () => {
        const { code } = await ask('roomleave', { room, seat })
        if (saying) saying.most.to = Date.now()
        end(code !== undefined)
        hangUp()
        anew()
      }),
    /** Simulates a lost network. */
    drop: (samePage: boolean) => lose(samePage),
    /** It lived until now. */
    close() {
      end(true)
      hangUp()
    },
  }
}
export type Page = ReturnType<typeof openPage>

let pages = 0
const newPeerId = () => {
  pages += 1
  return `kills-${String(pages).padStart(6, '0')}`
}

export function dial(url: string, token: string): Promise<Socket> {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    timeout: 5_000,
    auth: { token },
  })
  return new Promise((done, fail) => {
    const refuse = () => {
      socket.disconnect()
      fail(new LineLost())
    }
    socket.once('connect', () => done(socket)).once('connect_error', refuse)
    // A server that dies between accepting the connection and admitting us reports neither.
    socket.io.once('close', refuse)
  })
}
