import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/platform/http/problem.ts'
import { robotsText } from './rules.ts'
import { indexOfParts, partNamed } from './service.ts'

const CACHED_FOR_AN_HOUR = 'public, max-age=3600'

/** The sitemap and robots.txt. */
export function serveSitemap(app: FastifyInstance) {
  const { db, config, now } = app.services
  const origin = config.publicUrl
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', CACHED_FOR_AN_HOUR).send(robotsText(origin)),
  )
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml')
      .header('cache-control', CACHED_FOR_AN_HOUR)
      .send(await indexOfParts(db, origin)),
  )
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const name = /^([a-z0-9-]{1,40})\.xml$/.exec(request.params.file)?.[1]
    const part = name && (await partNamed(db, { origin, now: now() }, name))
    if (!part) throw new Problem('not_found')
    return reply.type('application/xml').header('cache-control', CACHED_FOR_AN_HOUR).send(Readable.from(part))
  })
}
