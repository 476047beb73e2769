import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/platform/http/problem.ts'
import { drawPortrait, isPortraitKind } from './rules.ts'

const FILE = /^([a-z0-9-]{1,80})\.svg$/

/** Portraits are drawn on request: a drawing is determined by its address and never changes. */
export function servePortraits(app: FastifyInstance) {
  app.get<{ Params: { kind: string; file: string } }>('/media/portraits/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params
    const seed = FILE.exec(file)?.[1]
    if (!seed || !isPortraitKind(kind)) throw new Problem('not_found')
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(drawPortrait(kind, seed))
  })
}
