import { createAdapter } from '@socket.io/postgres-adapter'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { createPool } from '../db/db.ts'

/** PostgreSQL notifications are limited to 8000 bytes; longer ones go through the table. */
const LARGEST_NOTICE = 7_500

/**
 * Carries events between processes. It has its own connections: one listens permanently, which a pooler or a pool of
 * one would not support. The adapter neither handles a lost connection's error nor releases it, so both are done here.
 */
export function createCarrier(databaseUrl: string, log: FastifyBaseLogger) {
  const pool = createPool({ url: databaseUrl, size: 2 })
  const complain = (error: Error) => log.warn({ error: error.message }, 'database connection lost (socket adapter)')
  pool.on('error', complain)
  pool.on('acquire', (client: pg.PoolClient) => {
    if (client.listenerCount('error', complain) === 0) client.on('error', complain)
    if (client.listenerCount('end', giveBack) === 0) client.on('end', giveBack)
  })
  function giveBack(this: pg.PoolClient) {
    try {
      this.release(true)
    } catch {
      // It was idle in the pool, which removes it.
    }
  }
  return {
    adapter: createAdapter(pool, { payloadThreshold: LARGEST_NOTICE, errorHandler: complain }),
    close: () => pool.end(),
  }
}
