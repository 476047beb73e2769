import Fastify from 'fastify'
import pg from 'pg'
import { serve } from './serve.ts'

interface Work {
  databaseUrl: string
  poolSize: number
  /** One statement; its values are the body of each request. */
  text: string
}

/** A bare route that runs one prepared statement with the values it is sent, and returns the row. */
await serve<Work>(async ({ databaseUrl, poolSize, text }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize })
  const app = Fastify()
  app.post<{ Body: unknown[] }>('/', async ({ body }, reply) => {
    const { rows } = await pool.query({ name: 'the statement', text, values: body })
    if (!rows[0]) throw new Error('nothing was written')
    reply.code(201)
    return { message: 'OK', data: rows[0] }
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, close: () => app.close().then(() => pool.end()) }
})
