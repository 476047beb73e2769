import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { answerUnreadable } from './unreadable-request.ts'

export interface RequestTimeouts {
  headersMs: number
  /** The whole request, body included. */
  requestMs: number
  /** The whole request where its endpoint takes a file. */
  uploadMs: number
  /** How long no more of a file may arrive. */
  uploadIdleMs: number
  /** How long a client may go on sending after its request is answered. */
  lingerMs: number
  /** How often connections are looked through for those that are too slow. */
  checkEveryMs: number
}

/** Slow headers are closed within their timeout and one look: 12 seconds. */
export const REQUEST_TIMEOUTS: RequestTimeouts = {
  headersMs: 10_000,
  requestMs: 15_000,
  // The largest picture over 400 kbit/s.
  uploadMs: 120_000,
  uploadIdleMs: 15_000,
  lingerMs: 2_000,
  checkEveryMs: 2_000,
}

/** For Fastify's constructor. Node knows one timeout for all requests, so it gets the longest. */
export const serverTimeouts = ({ headersMs, uploadMs, checkEveryMs }: RequestTimeouts) => ({
  requestTimeout: uploadMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
})

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its requests may take as long as an upload. */
    takesFile?: boolean
  }
}

const FILE = /^(?:multipart\/form-data|application\/offset\+octet-stream)\b/i
/** A file by somebody with a token; whether the token is right, the handler finds out before it reads the body. */
const bringsFile = ({ authorization = '', 'content-type': type = '' }: IncomingHttpHeaders) =>
  authorization.startsWith('Bearer ') && FILE.test(type)

/**
 * Closes the connection of a request whose body does not arrive in time, and of one that is answered before its body has come.
 * A file that somebody brings to an endpoint that takes one has longer, as long as more of it arrives.
 */
export function limitRequestTime(app: FastifyInstance, { requestMs, uploadIdleMs, lingerMs }: RequestTimeouts) {
  app.addHook('onRequest', async ({ raw, routeOptions, headers }, reply) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody) return
    const { socket } = raw
    const isUpload = routeOptions.config.takesFile && bringsFile(headers)
    let bytesSeen = socket.bytesRead
    const timer = setInterval(
      () => {
        const arrives = socket.bytesRead > bytesSeen
        bytesSeen = socket.bytesRead
        if (isUpload && (raw.complete || arrives)) return
        clearInterval(timer)
        answerUnreadable(Object.assign(new Error('request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
        socket.destroySoon()
      },
      isUpload ? uploadIdleMs : requestMs,
    )
    const clear = () => clearInterval(timer)
    raw.once('end', clear).once('close', clear)
    reply.raw.once('close', clear).once('finish', () => {
      clear()
      if (raw.complete === false) closeAnswered(socket, lingerMs)
    })
  })
}

/** The client may still be sending. To close at once would reset the connection, and the answer could be lost on its way. */
function closeAnswered(socket: Socket, lingerMs: number) {
  socket.end()
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref()
  socket.once('close', () => clearTimeout(timer))
}
