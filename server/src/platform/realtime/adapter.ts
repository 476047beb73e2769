import { createAdapter } from '@socket.io/postgres-adapter'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { createPool } from '../db.ts'

/** PostgreSQL takes notices shorter than 8000 bytes; what is longer goes through the table. */
const LARGEST_NOTICE = 7_500

/**
 * Carries events between the processes. It has connections of its own: one listens for good, which a pooler or a pool
 * of one would not survive. The adapter neither hears a lost connection's error nor gives it back, so both are done here.
 */
export function createCarrier(databaseUrl: string, log: FastifyBaseLogger) {
  const pool = createPool({ url: databaseUrl, size: 2 })
  const complain = (error: Error) => log.warn({ error: error.message }, 'the socket carrier lost the database')
  pool.on('error', complain)
  pool.on('acquire', (client: pg.PoolClient) => {
    if (client.listenerCount('error', complain) === 0) client.on('error', complain)
    if (client.listenerCount('end', giveBack) === 0) client.on('end', giveBack)
  })
  function giveBack(this: pg.PoolClient) {
    try {
      this.release(true)
    } catch {
      // It was lying in the pool, which forgets it by itself.
    }
  }
  return {
    adapter: createAdapter(pool, { payloadThreshold: LARGEST_NOTICE, errorHandler: complain }),
    close: () => pool.end(),
  }
}
