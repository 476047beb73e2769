import Fastify from 'fastify'
import pg from 'pg'
import { READY_ROWS } from './ready-rows.ts'
import { serve } from './serve.ts'

interface Work {
  databaseUrl: string
  poolSize: number
  /** Without its query. */
  path: string
  /** How often the answer contains the rows. */
  times: number
}

/** The barest route that gives the same rows: reads them ready-made off one index, joins and sends them. */
await serve<Work>(async ({ databaseUrl, poolSize, path, times }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize })
  const app = Fastify()
  const text = `select row from ${READY_ROWS} where path = $1 order by place`
  app.get(path, async ({ url }, reply) => {
    const { rows } = await pool.query<{ row: string }>({ name: 'ready rows', text, values: [url] })
    const joined = `[${rows.map(({ row }) => row).join()}]`
    const data = Array.from({ length: times }, () => joined)
    return reply.type('application/json; charset=utf-8').send(`{"message":"OK","data":[${data.join()}]}`)
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, close: () => app.close() }
})
