import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { holdLife, newLife } from './liveness.ts'

type Hear = (payload: string) => void

/**
 * Notifications between processes through PostgreSQL: LISTEN on a separate connection, because a pooler would break it.
 * After an interruption every listener is called with an empty payload: anything may have been missed.
 */
export function createSignals(databaseUrl: string, log: FastifyBaseLogger) {
  const life = newLife()
  const listeners = new Map<string, Hear>()
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false
  let waitMs = 100

  async function connect() {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'paramarsh signals',
    })
    fresh.on('error', (error) => lost(fresh, error))
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', ({ channel, payload }) => listeners.get(channel)?.(payload ?? ''))
    try {
      await fresh.connect()
      await holdLife(fresh, life)
      for (const channel of listeners.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      return lost(fresh, error as Error)
    }
    if (closed) return void fresh.end().catch(() => {})
    client = fresh
    waitMs = 100
    for (const hear of listeners.values()) hear('')
  }

  function lost(broken: pg.Client, error?: Error) {
    broken.removeAllListeners().on('error', () => {})
    broken.end().catch(() => {})
    if (client === broken) client = undefined
    if (closed) return
    log.warn({ error: error?.message }, 'database connection lost (signals)')
    clearTimeout(retry)
    retry = setTimeout(connect, waitMs)
    waitMs = Math.min(waitMs * 2, 5_000)
  }

  return {
    /** Identifies this process, so that others can check whether it is alive. */
    life,
    /** Register every channel before start. */
    on(channel: string, hear: Hear) {
      if (listeners.has(channel)) throw new Error(`channel ${channel} already has a listener`)
      listeners.set(channel, hear)
    },
    start: connect,
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.removeAllListeners('end').end()
    },
  }
}
export type Signals = ReturnType<typeof createSignals>
