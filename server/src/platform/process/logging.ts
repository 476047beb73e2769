import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'

const GIVEN_ID = /^[\w-]{8,64}$/

/** Keeps the id set by a proxy, so that a request has one id everywhere. */
export function newRequestId(request: IncomingMessage) {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
}

/** Structured lines without queries, bodies or headers: those contain tokens, OTPs and personal data. */
export function loggerOptions({ logLevel }: Config): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: logLevel,
    redact: ['authorization', 'token', 'otp', 'password', '*.authorization', '*.token', '*.otp', '*.password'],
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?')[0],
        address: request.ip,
      }),
    },
  }
}
