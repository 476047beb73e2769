import { createServer, type IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type DisconnectReason, Server, type Socket } from 'socket.io'
import type { z } from 'zod'
import type { ServerEvent, ServerEvents } from '#contract/realtime.ts'
import type { Signals } from '../db/signals.ts'
import type { Actor } from '../http/actor.ts'
import { networkReader } from '../http/network-address.ts'
import { Problem } from '../http/problem.ts'
import type { Config } from '../process/config.ts'
import { createAccountSockets } from './account-sockets.ts'
import { createCarrier } from './adapter.ts'
import { createGuestLimit } from './guest-limit.ts'
import { createEvents } from './incoming.ts'
import { notifyMissed } from './missed.ts'
import { openPublicChannel, type PublicChannel } from './public-channel.ts'
import { ENDED_SESSIONS, notifySessionEnded } from './queries.ts'
import { rooms } from './rooms.ts'

const PATH = '/socket.io/'
const LARGEST_EVENT = 64 * 1024
/** Per process; a person has a few devices and tabs. */
const SOCKETS_PER_ACCOUNT = 10
const GUESTS_PER_NETWORK = 500
/** Connections of one network without a token yet: high, because signed-in people arrive like this too. */
const UNPROVEN_PER_NETWORK = 5_000
const RECHECK_MS = 60_000
/** An unreachable phone is noticed within their sum. */
const PING_MS = 15_000
const PONG_WITHIN_MS = 10_000

/** Sockets beside the API: the same tokens, the same port, all processes as one. */
export function createRealtime(
  app: FastifyInstance,
  { config, databaseUrl, signals }: { config: Config; databaseUrl: string; signals: Signals },
) {
  const carrier = createCarrier(databaseUrl, app.log)
  // Socket.IO would answer plain requests itself, without our headers; so it gets a separate server for upgrades.
  const door = createServer()
  const guests = createGuestLimit(
    { guests: GUESTS_PER_NETWORK, connections: UNPROVEN_PER_NETWORK },
    networkReader(config.trustedProxies),
  )
  const io = new Server(door, {
    path: PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: LARGEST_EVENT,
    connectTimeout: 10_000,
    pingInterval: PING_MS,
    pingTimeout: PONG_WITHIN_MS,
    adapter: carrier.adapter,
    allowRequest: (request, answer) =>
      answer(null, isOurs(request, app.services.config.publicUrl) && guests.mayConnect(request)),
  })
  io.engine.on('connection', guests.opened)
  app.server.on('upgrade', (request, socket, head) => {
    if (request.url?.startsWith(PATH)) door.emit('upgrade', request, socket, head)
    // In development Vite listens for its own upgrades too.
    else if (app.server.listenerCount('upgrade') === 1) socket.destroy()
  })

  const accountSockets = createAccountSockets(SOCKETS_PER_ACCOUNT)
  const events = createEvents(app)
  const namespaces = [io.of('/')]
  const leavings: ((leaving: Leaving) => void)[] = []
  io.use((socket, next) =>
    admit(socket).then(
      () => next(),
      (error: Error) => {
        // A refused client does not retry; one whose connection ends does, with increasing delays.
        if (error instanceof Problem) next(refusal(error))
        else socket.conn.close()
      },
    ),
  )
  io.on('connection', (socket) => {
    if (accountSockets.wasReplaced(socket)) return void socket.disconnect(true)
    const actor = actorOf(socket)
    events.hear(socket, actor)
    if (actor)
      socket.on('disconnect', (reason) => {
        for (const hear of leavings) hear({ connectionId: socket.id, actor, how: wayOf(reason) })
      })
    stay(socket).catch(() => socket.conn.close())
  })

  async function admit(socket: Socket) {
    const { token } = socket.handshake.auth
    if (token === undefined || token === null) return admitGuest(socket)
    const actor = typeof token === 'string' ? await app.services.authenticate(token, app.services.now()) : undefined
    if (!actor) throw new Problem('not_signed_in')
    accountSockets.add(actor.id, socket)
    guests.signedIn(socket.conn as never)
    socket.data.actor = actor
    await socket.join([rooms.account(actor.id), rooms.session(actor.sessionId), rooms.type(actor.type)])
  }

  function admitGuest(socket: Socket) {
    if (!guests.isWithin(socket.conn as never)) throw new Problem('too_many_connections')
  }

  /** A session that ended while its socket was being admitted was not in its room when the room was closed. */
  async function stay(socket: Socket) {
    const actor = actorOf(socket)
    if (!actor) return
    const now = app.services.now()
    if (!(await app.services.actorOfSession(actor.sessionId, now))) return void socket.disconnect(true)
    await notifyMissed(socket, { actor, db: app.services.db, now })
  }

  /** Sessions also expire, and a process can die before announcing a logout. Sequential, because it has a minute. */
  async function recheck() {
    const signedIn = [...io.of('/').sockets.values()].filter(actorOf)
    for (const [sessionId, sockets] of Map.groupBy(signedIn, (socket) => actorOf(socket)!.sessionId)) {
      if (await app.services.actorOfSession(sessionId, app.services.now())) continue
      for (const socket of sockets) socket.disconnect(true)
    }
  }
  const complain = (error: Error) => app.log.warn({ error: error.message }, 'sockets may outlive their session')
  const look = () => void recheck().catch(complain)
  const rechecking = setInterval(look, RECHECK_MS).unref()
  const hangUp = (sessionId: number) => io.local.in(rooms.session(sessionId)).disconnectSockets(true)
  signals.on(ENDED_SESSIONS, (sessionId) => (sessionId === '' ? look() : hangUp(Number(sessionId))))

  return {
    on: events.on,
    /** Called for every signed-in socket that is gone. */
    onLeaving(hear: (leaving: Leaving) => void) {
      leavings.push(hear)
    },
    openPublicChannel<S extends z.ZodObject>(name: string, channel: PublicChannel<S>) {
      const opened = openPublicChannel(io, name, channel)
      namespaces.push(opened.namespace)
      opened.namespace.on('connection', (socket) => events.hear(socket, undefined))
      return opened
    },
    toAccount: <E extends ServerEvent>(id: number, event: E, data: ServerEvents[E]) =>
      io.to(rooms.account(id)).emit(event, data),
    /** To one open socket; if it is connected here, without involving other processes. */
    toConnection<E extends ServerEvent>(id: string, event: E, data: ServerEvents[E]) {
      const here = io.of('/').sockets.get(id)
      if (here) here.emit(event, data)
      else io.to(id).emit(event, data)
    },
    toRoom: (room: string, event: string, data: unknown) => io.to(room).emit(event, data),
    /** Including visitors. */
    toEveryone: (event: string, data: unknown) => io.emit(event, data),
    /** Disconnects a session's sockets on all processes; they do not reconnect automatically. */
    endSession(sessionId: number) {
      hangUp(sessionId)
      notifySessionEnded(app.services.db, sessionId).catch(complain)
    },
    recheck,
    async close() {
      clearInterval(rechecking)
      // Closing the connections instead of the sockets lets every browser reconnect to another process automatically.
      io.engine.close()
      for (const { adapter } of namespaces) await adapter.close()
      await carrier.close()
    },
  }
}
/** A signed-in socket that is gone: it left or was disconnected, or it was lost and may reconnect shortly. */
export interface Leaving {
  connectionId: string
  actor: Actor
  how: 'ended' | 'lost'
}
const wayOf = (reason: DisconnectReason): Leaving['how'] =>
  reason === 'client namespace disconnect' || reason === 'server namespace disconnect' ? 'ended' : 'lost'

export type Realtime = ReturnType<typeof createRealtime>

const actorOf = (socket: Socket) => socket.data.actor as Actor | undefined

/** The browser reads the code as the message of its connect_error. */
function refusal(problem: Problem) {
  const { requestId: _, ...data } = problem.body('')
  return Object.assign(new Error(problem.code), { data })
}

/** Browsers send the origin of their page; programs without a page are judged by their token alone. */
function isOurs({ headers: { origin, host } }: IncomingMessage, publicUrl: string) {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  return page.origin === new URL(publicUrl).origin || page.host === host
}

declare module '../services.ts' {
  interface Services {
    realtime: Realtime
  }
}
