import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/** When those who are turned away may come again. */
export const RETRY_SECONDS = 5

type Limits = Pick<Parameters<typeof underPressure>[1], 'maxEventLoopDelay' | 'healthCheck' | 'healthCheckInterval'>

/** Turns new requests away while the event loop is stuck; a route may say with what (`config.pressureHandler`). */
export const guardAgainstOverload = async (app: FastifyInstance, limits: Limits = { maxEventLoopDelay: 5_000 }) => {
  await app.register(underPressure, { ...limits, exposeStatusRoute: false, pressureHandler: turnAway })
}

/** Built files pass: they are cheap, and the page that people are shown instead is drawn with them. */
function turnAway({ url }: FastifyRequest, _reply: FastifyReply) {
  if (/^\/(?:assets|brand)\//.test(url)) return
  return Promise.reject(new Problem('unavailable', { retryAfterSeconds: RETRY_SECONDS }))
}
