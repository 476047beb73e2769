import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUnreadable } from './unreadable-request.ts'

export interface RequestTimeouts {
  headersMs: number
  /** The whole request, including the body. */
  requestMs: number
  /** The whole request if its endpoint accepts a file. */
  uploadMs: number
  /** Maximum pause within an upload. */
  uploadIdleMs: number
  /** How long a client may keep sending after its request is answered. */
  lingerMs: number
  /** How often connections are checked. */
  checkEveryMs: number
}

/** Slow headers are closed within their timeout and one check: 12 seconds. */
export const REQUEST_TIMEOUTS: RequestTimeouts = {
  headersMs: 10_000,
  requestMs: 15_000,
  // The largest picture over 400 kbit/s.
  uploadMs: 120_000,
  uploadIdleMs: 15_000,
  lingerMs: 2_000,
  checkEveryMs: 2_000,
}

/** For Fastify's constructor. Node has one timeout for all requests, so it gets the longest. */
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
/** A file upload with a token; the handler verifies the token before it reads the body. */
const bringsFile = ({ authorization = '', 'content-type': type = '' }: IncomingHttpHeaders) =>
  authorization.startsWith('Bearer ') && FILE.test(type)

/**
 * Closes the connection of a request whose body does not arrive in time, or that is answered before its body has
 * arrived. Uploads to an endpoint that accepts a file may take longer, as long as data keeps arriving.
 */
export function limitRequestTime(app: FastifyInstance, timeouts: RequestTimeouts) {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
      limitBodyTime(request, reply, timeouts)
    done()
  })
}

function limitBodyTime(
  { raw, routeOptions, headers }: FastifyRequest,
  reply: FastifyReply,
  { requestMs, uploadIdleMs, lingerMs }: RequestTimeouts,
) {
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
}

/** The client may still be sending. Closing immediately would reset the connection, and the response could be lost. */
function closeAnswered(socket: Socket, lingerMs: number) {
  socket.end()
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref()
  socket.once('close', () => clearTimeout(timer))
}
