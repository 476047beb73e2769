import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'

const MB = 1024 * 1024

/** /livez: the process responds. /readyz: it may receive traffic, or 503 with the reason. */
export function serveHealth(app: FastifyInstance, databaseUrl: string) {
  const databaseProblem = makeDatabaseCheck(databaseUrl)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/livez', async () => ({ message: 'OK' }))
  app.get('/readyz', async (_request, reply) => {
    const problem = closing ? 'Closing' : ((await databaseProblem()) ?? (await diskProblem(app)))
    if (!problem) return { message: 'OK' }
    return reply.code(503).header('retry-after', 2).send({ message: problem })
  })
}

const CHECK_MS = 2_000

/** On a separate connection: a burst that fills the pool is no reason to redirect traffic. One check at a time. */
function makeDatabaseCheck(connectionString: string) {
  let underWay: Promise<string | undefined> | undefined
  const check = async () => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: CHECK_MS, query_timeout: CHECK_MS })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return undefined
    } catch {
      return 'The database cannot be reached'
    } finally {
      // Not awaited: it never settles if no connection was made.
      client.end().catch(() => {})
    }
  }
  return () => {
    underWay ??= check().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

/** Below the limit a write may fail halfway: traffic should go elsewhere before that. */
async function diskProblem(app: FastifyInstance): Promise<string | undefined> {
  const { dataDir, minFreeDiskMb } = app.services.config
  if (minFreeDiskMb === 0) return undefined
  // A missing directory contains none of our files.
  const { bavail, bsize } = await statfs(dataDir).catch(() => ({ bavail: Number.POSITIVE_INFINITY, bsize: 1 }))
  const freeMb = Math.floor((bavail * bsize) / MB)
  return freeMb < minFreeDiskMb ? `Only ${freeMb} MB of disk space left` : undefined
}
