import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/platform/http/problem.ts'
import { captionsAt } from './queries.ts'

const FILE = /^(\d{1,15})-(en|hi)-([0-9a-f]{16})\.vtt$/

/** Captions are served under a content hash. */
export function serveCaptions(app: FastifyInstance) {
  app.get<{ Params: { file: string } }>('/media/talk-captions/:file', async (request, reply) => {
    const [, id, language = '', mark = ''] = FILE.exec(request.params.file) ?? []
    const found = id && (await captionsAt(app.services.db, { id: Number(id), language, mark }))
    if (!found) throw new Problem('not_found')
    return reply
      .type('text/vtt; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('x-content-type-options', 'nosniff')
      .send(found.vtt)
  })
}
