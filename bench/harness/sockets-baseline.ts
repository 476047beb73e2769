import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { serve } from './serve.ts'

interface Signal {
  to: string
}

/** A bare Socket.IO server: it acknowledges beats and relays signals, without any state. */
await serve(async () => {
  const http = createServer()
  const io = new Server(http, { transports: ['websocket'], serveClient: false })
  io.on('connection', (socket) => {
    socket.on('roombeat', (_: object, answer: (data: object) => void) => answer({ serverNow: Date.now() }))
    socket.on('roomsignal', (signal: Signal, answer: (data: object) => void) => {
      io.to(signal.to).emit('roomsignal', signal)
      answer({})
    })
  })
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  const { port } = http.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: async () => void io.close() }
})
