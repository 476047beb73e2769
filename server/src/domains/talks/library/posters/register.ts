import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/platform/http/problem.ts'
import { POSTERS } from '../rules.ts'

const NAME = /^[\w-]{22}\.webp$/

/** Pictures have random names and never change. */
export function servePosters(app: FastifyInstance) {
  app.get<{ Params: { name: string } }>(`${POSTERS}:name`, async (request, reply) => {
    const { name } = request.params
    const picture = NAME.test(name) ? await app.services.store.get(`talk-posters/${name}`) : undefined
    if (!picture) throw new Problem('not_found')
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(picture)
  })
}
