import Fastify from 'fastify'
import pg from 'pg'
import { serve } from './serve.ts'
import { revive, type Statement } from './statements.ts'

interface Work {
  databaseUrl: string
  poolSize: number
  path: string
  statements: Statement[]
}

/** A bare route that runs the given statements and returns the rows of the last. */
await serve<Work>(async ({ databaseUrl, poolSize, path, statements }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize })
  const ready = statements.map((statement) => ({ ...statement, values: statement.values.map(revive) }))
  const app = Fastify()
  app.get(path, async () => {
    let data: unknown
    for (const statement of ready) data = (await pool.query(statement)).rows
    return { message: 'OK', data }
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, close: () => app.close() }
})
