import type { FastifyInstance } from 'fastify'
import { sendRanged } from '#server/platform/files/ranges.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { POSTERS, RECORDINGS } from '../rules.ts'
import { captionsAt, recordingNamed } from './queries.ts'

const CAPTIONS_NAME = /^(\d{1,15})-(en|hi)-([0-9a-f]{16})\.vtt$/

/** Captions are served under a content hash. */
export function serveCaptions(app: FastifyInstance) {
  app.get<{ Params: { file: string } }>('/media/talk-captions/:file', async (request, reply) => {
    const [, id, language = '', mark = ''] = CAPTIONS_NAME.exec(request.params.file) ?? []
    const found = id && (await captionsAt(app.services.db, { id: Number(id), language, mark }))
    if (!found) throw new Problem('not_found')
    return reply
      .type('text/vtt; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('x-content-type-options', 'nosniff')
      .send(found.vtt)
  })
}

const POSTER_NAME = /^[\w-]{22}\.webp$/

/** Pictures have random names and never change. */
export function servePosters(app: FastifyInstance) {
  app.get<{ Params: { name: string } }>(`${POSTERS}:name`, async (request, reply) => {
    const { name } = request.params
    const picture = POSTER_NAME.test(name) ? await app.services.store.get(`talk-posters/${name}`) : undefined
    if (!picture) throw new Problem('not_found')
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(picture)
  })
}

const RECORDING_NAME = /^[\w-]{22}\.mp4$/
/** Short, so that a withdrawn recording soon disappears from caches. */
const CACHE_CONTROL = 'public, max-age=300'

/** Recordings are public; players request ranges of them. */
export function serveRecordings(app: FastifyInstance) {
  const { db, store } = app.services
  app.get<{ Params: { name: string } }>(`${RECORDINGS}:name`, async (request, reply) => {
    const { name } = request.params
    const found = RECORDING_NAME.test(name) ? await recordingNamed(db, name) : undefined
    if (!found?.key || !found.bytes || !found.mark || !found.changedAt) throw new Problem('not_found')
    const { key, bytes, mark, changedAt } = found
    return sendRanged(request, reply, {
      open: (range) => store.stream(key, range),
      ...{ bytes, mark, changedAt },
      ...{ contentType: 'video/mp4', cacheControl: CACHE_CONTROL },
    })
  })
}
