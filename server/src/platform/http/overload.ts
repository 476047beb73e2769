import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/** When refused clients may retry. */
export const RETRY_SECONDS = 5

type Limits = Pick<Parameters<typeof underPressure>[1], 'maxEventLoopDelay' | 'healthCheck' | 'healthCheckInterval'>

/** Refuses new requests while the event loop is blocked; a route may define the response (`config.pressureHandler`). */
export const guardAgainstOverload = async (app: FastifyInstance, limits: Limits = { maxEventLoopDelay: 5_000 }) => {
  await app.register(underPressure, { ...limits, exposeStatusRoute: false, pressureHandler: turnAway })
}

/** Built files are exempt: they are cheap, and the page shown instead needs them. */
function turnAway({ url }: FastifyRequest, _reply: FastifyReply) {
  if (/^\/(?:assets|brand)\//.test(url)) return
  return Promise.reject(new Problem('unavailable', { retryAfterSeconds: RETRY_SECONDS }))
}
