import type { Namespace, Server, Socket } from 'socket.io'
import type { z } from 'zod'
import { Problem } from '../problem.ts'

export interface PublicChannel<S extends z.ZodObject> {
  /** What a listener asks for, in the `auth` of its connection. */
  wish: S
  rooms: (wish: z.output<S>) => string[]
  /** Called once the listener will miss nothing any more. */
  welcome: (socket: Socket, wish: z.output<S>) => Promise<void>
}

/** A namespace that anyone may listen to and nobody speaks on. */
export function openPublicChannel<S extends z.ZodObject>(io: Server, name: string, channel: PublicChannel<S>) {
  const namespace: Namespace = io.of(name)
  namespace.use((socket, next) => {
    const read = channel.wish.safeParse(socket.handshake.auth)
    if (!read.success) return next(Object.assign(new Error('invalid'), { data: new Problem('invalid').body('') }))
    socket.data.wish = read.data
    next()
  })
  namespace.on('connection', async (socket) => {
    const wish = socket.data.wish as z.output<S>
    await socket.join(channel.rooms(wish))
    await channel.welcome(socket, wish).catch(() => socket.disconnect())
  })
  return {
    /** To listeners of this process only: every process hears the signal itself. */
    tellHere: (room: string, event: string, data: unknown) => void namespace.local.to(room).emit(event, data),
    roomsHere: () => [...namespace.adapter.rooms.keys()],
    namespace,
  }
}
