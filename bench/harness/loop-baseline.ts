import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import { serve } from './serve.ts'
import { revive, type Statement } from './statements.ts'

interface Work {
  databaseUrl: string
  poolSize: number
  /** The captured statements of one request from begin to commit. */
  transaction: Statement[]
  /** The account it was captured with; replaced by each of `owners` in turn. */
  owner: number
  owners: number[]
}

/** The request key and the movement key: both differ each time. */
const KEY = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/

/** A bare loop with `pg` that runs the transaction of a spend, on as many connections as the app has. */
await serve<Work>(async ({ databaseUrl, poolSize, transaction, owner, owners }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize })
  const ready = transaction.map((statement) => ({ ...statement, values: statement.values.map(revive) }))
  let turn = 0
  async function runOnce(client: pg.PoolClient) {
    turn += 1
    const who = owners[turn % owners.length]!
    const key = randomUUID()
    const anew = (value: unknown) => {
      if (value === owner) return who
      return typeof value === 'string' && KEY.test(value) ? value.replace(KEY, key) : value
    }
    for (const { values, ...statement } of ready) await client.query({ ...statement, values: values.map(anew) })
  }
  async function loopUntil(end: number) {
    const client = await pool.connect()
    try {
      let done = 0
      for (; performance.now() < end; done += 1) await runOnce(client)
      return done
    } finally {
      client.release()
    }
  }
  const app = Fastify()
  app.get<{ Querystring: { seconds: string } }>('/run', async ({ query }) => {
    const began = performance.now()
    const end = began + Number(query.seconds) * 1000
    const counts = await Promise.all(Array.from({ length: poolSize }, () => loopUntil(end)))
    return { done: counts.reduce((sum, count) => sum + count, 0), seconds: (performance.now() - began) / 1000 }
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, close: () => app.close() }
})
