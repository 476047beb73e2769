import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/platform/http/problem.ts'
import { sendRanged } from '#server/platform/http/ranges.ts'
import { RECORDINGS } from '../rules.ts'
import { recordingNamed } from './queries.ts'

const NAME = /^[\w-]{22}\.mp4$/
/** Short, so that a withdrawn recording soon disappears from caches. */
const KEPT = 'public, max-age=300'

/** Recordings are public; players request ranges of them. */
export function serveRecordings(app: FastifyInstance) {
  const { db, store } = app.services
  app.get<{ Params: { name: string } }>(`${RECORDINGS}:name`, async (request, reply) => {
    const { name } = request.params
    const found = NAME.test(name) ? await recordingNamed(db, name) : undefined
    if (!found?.key || !found.bytes || !found.mark || !found.changedAt) throw new Problem('not_found')
    const { key, bytes, mark, changedAt } = found
    return sendRanged(store, request, reply, {
      ...{ key, bytes, mark, changedAt },
      ...{ contentType: 'video/mp4', cacheControl: KEPT },
    })
  })
}
