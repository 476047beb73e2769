import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { answerUnreadable } from './unreadable-request.ts'

export interface RequestTimeouts {
  headersMs: number
  /** The whole request, body included. */
  requestMs: number
  /** The whole request where its endpoint takes a file. */
  uploadMs: number
  /** How often connections are looked through for those that are too slow. */
  checkEveryMs: number
}

/** Slow headers are closed within their timeout and one look: 12 seconds. */
export const REQUEST_TIMEOUTS: RequestTimeouts = {
  headersMs: 10_000,
  requestMs: 15_000,
  // The largest picture over 400 kbit/s.
  uploadMs: 120_000,
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

/** Closes the connection of a request whose body does not arrive in time, unless it brings a file to an endpoint that takes one. */
export function limitRequestTime(app: FastifyInstance, { requestMs }: RequestTimeouts) {
  app.addHook('onRequest', async ({ raw, routeOptions, headers }, reply) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody || (routeOptions.config.takesFile && bringsFile(headers))) return
    const timer = setTimeout(() => {
      answerUnreadable(Object.assign(new Error('request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket)
      raw.socket.destroySoon()
    }, requestMs)
    const clear = () => clearTimeout(timer)
    raw.once('end', clear).once('close', clear)
    // A request may be refused before its body is read.
    reply.raw.once('finish', clear).once('close', clear)
  })
}
