import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { permissionsFor } from './permissions-policy.ts'

/** Helmet's headers do not depend on the request, so they are computed once. */
const SECURITY_HEADERS = headersOf(
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }),
)

function headersOf(middleware: ReturnType<typeof helmet>) {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  middleware(request, response, (error) => {
    if (error) throw error
  })
  return { ...response.getHeaders() }
}

/** The headers of every response; a route may replace them. */
export function setResponseHeaders(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS)
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', permissionsFor(request.url))
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
}
