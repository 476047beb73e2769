import type { Namespace, Server, Socket } from 'socket.io'
import type { z } from 'zod'
import { Problem } from '../http/problem.ts'

export interface PublicChannel<S extends z.ZodObject> {
  /** What a listener requests, in the `auth` of its connection. */
  input: S
  rooms: (input: z.output<S>) => string[]
  /** Called once the listener misses no further events. */
  welcome: (socket: Socket, input: z.output<S>) => Promise<void>
}

/** A namespace that anyone may listen to and nobody may send on. */
export function openPublicChannel<S extends z.ZodObject>(io: Server, name: string, channel: PublicChannel<S>) {
  const namespace: Namespace = io.of(name)
  namespace.use((socket, next) => {
    const read = channel.input.safeParse(socket.handshake.auth)
    if (!read.success) return next(Object.assign(new Error('invalid'), { data: new Problem('invalid').body('') }))
    socket.data.input = read.data
    next()
  })
  namespace.on('connection', async (socket) => {
    const input = socket.data.input as z.output<S>
    await socket.join(channel.rooms(input))
    await channel.welcome(socket, input).catch(() => socket.disconnect())
  })
  return {
    /** To listeners of this process only: every process receives the signal itself. */
    emitLocally: (room: string, event: string, data: unknown) => void namespace.local.to(room).emit(event, data),
    roomsHere: () => [...namespace.adapter.rooms.keys()],
    namespace,
  }
}
