import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Socket } from 'socket.io'
import type { z } from 'zod'
import type { Actor } from '../http/actor.ts'
import { isWithinBounds } from '../http/input-bounds.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { createAllowance } from './allowance.ts'

/** One event of one signed-in socket. */
export interface SocketContext {
  services: Services
  actor: Actor
  now: Date
  log: FastifyBaseLogger
  requestId: string
  connection: Connection
}

/** One open socket of one tab; its id is unique across processes. */
export interface Connection {
  id: string
  isOpen: () => boolean
}

type Handle = (context: SocketContext, payload: unknown) => unknown
type Events = Map<string, { schema: z.ZodObject; handle: Handle }>

export function createEvents(app: FastifyInstance) {
  const events: Events = new Map()
  return {
    /** An event browsers may send. A payload's `id` names the sender, so it must be their own. */
    on<S extends z.ZodObject>(
      event: string,
      schema: S,
      handle: (context: SocketContext, payload: z.output<S>) => unknown,
    ) {
      if (events.has(event)) throw new Error(`the event ${event} already has a handler`)
      events.set(event, { schema, handle: handle as Handle })
    },
    /** Handles everything a socket sends, and acknowledges if requested. */
    hear(socket: Socket, actor: Actor | undefined) {
      const allowance = createAllowance()
      socket.onAny(async (event: string, ...args: unknown[]) => {
        const may = allowance()
        if (may === 'cut off') return socket.disconnect(true)
        const answer = args.at(-1)
        const result = await take(app.services, events, {
          event,
          payload: args[0],
          actor,
          may,
          connection: { id: socket.id, isOpen: () => socket.connected },
        })
        if (typeof answer === 'function') answer(result)
        else if ('code' in result) socket.emit('refused', { event: event.slice(0, 60), ...result })
      })
    },
  }
}

interface Received {
  event: string
  payload: unknown
  actor: Actor | undefined
  may: 'allowed' | 'refused'
  connection: Connection
}

async function take(services: Services, events: Events, { event, payload, actor, may, connection }: Received) {
  const requestId = randomBytes(9).toString('base64url')
  try {
    if (may === 'refused') throw new Problem('too_many_requests', { retryAfterSeconds: 1 })
    if (!actor) throw new Problem('not_signed_in')
    const known = events.get(event)
    if (!known) throw new Problem('not_found')
    if (!isWithinBounds(payload)) throw new Problem('too_many_fields')
    const read = known.schema.safeParse(payload)
    if (!read.success) throw new Problem('invalid')
    if ('id' in read.data && read.data.id !== actor.id) throw new Problem('forbidden')
    const log = services.log.child({ event, requestId })
    const data = await known.handle({ services, actor, now: services.now(), log, requestId, connection }, read.data)
    return { message: 'OK', data }
  } catch (error) {
    if (error instanceof Problem) return error.body(requestId)
    services.log.error({ err: error, event, requestId }, 'socket event failed')
    return new Problem('internal').body(requestId)
  }
}
