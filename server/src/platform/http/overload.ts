import { monitorEventLoopDelay } from 'node:perf_hooks'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/** When refused clients may retry. */
export const RETRY_SECONDS = 5
const BLOCKED_MS = 5_000
const CHECK_EVERY_MS = 1_000

interface Options {
  isHealthy?: () => boolean
  checkEveryMs?: number
}

/** Refuses new requests while the event loop is blocked; a route may define the response (`config.pressureHandler`). */
export async function guardAgainstOverload(app: FastifyInstance, options: Options = {}) {
  const { isHealthy = isEventLoopFree(app), checkEveryMs = CHECK_EVERY_MS } = options
  await app.register(underPressure, {
    healthCheck: async () => isHealthy(),
    healthCheckInterval: checkEveryMs,
    exposeStatusRoute: false,
    pressureHandler: turnAway,
  })
}

/** What is measured every second, before it is reset. */
function isEventLoopFree(app: FastifyInstance) {
  const delays = monitorEventLoopDelay({ resolution: 10 })
  delays.enable()
  app.addHook('onClose', () => delays.disable())
  const isBlocked = blockedTwice()
  return () => {
    const delayMs = delays.mean / 1e6
    delays.reset()
    const blocked = isBlocked(delayMs)
    if (blocked) app.log.warn({ delayMs: Math.round(delayMs) }, 'event loop blocked: new requests are refused')
    return !blocked
  }
}

/**
 * One long delay is over when it is noticed: the machine slept or was moved to another host, and what waits can be
 * answered now. Only two in a row mean that there is more work than time.
 */
export function blockedTwice() {
  let before = false
  return (delayMs: number) => {
    const now = delayMs > BLOCKED_MS
    const both = now && before
    before = now
    return both
  }
}

/** Built files are exempt: they are cheap, and the page shown instead needs them. */
function turnAway({ url }: FastifyRequest, _reply: FastifyReply) {
  if (/^\/(?:assets|brand)\//.test(url)) return
  return Promise.reject(new Problem('unavailable', { retryAfterSeconds: RETRY_SECONDS }))
}
