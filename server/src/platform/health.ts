import type { FastifyInstance } from 'fastify'

/** /livez: the process answers. /readyz: it may be sent traffic; no longer once it is closing. */
export function serveHealth(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/livez', async () => ({ message: 'OK' }))
  app.get('/readyz', async (_request, reply) => {
    const reachable =
      !closing &&
      (await app.house.pool.query('select 1').then(
        () => true,
        () => false,
      ))
    if (reachable) return { message: 'OK' }
    return reply
      .code(503)
      .header('retry-after', 2)
      .send({ message: closing ? 'Closing' : 'The database is out of reach' })
  })
}
