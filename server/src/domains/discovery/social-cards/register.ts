import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/platform/http/problem.ts'
import { siteCard, socialCard } from './service.ts'

const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.png$/

/** `/media/social/en/meera-joglekar.png`: the preview of a shared profile in messengers. */
export function serveSocialCards(app: FastifyInstance) {
  const { services } = app
  /** Photos and drawings are served by this app, so they are requested in process. */
  const pictureAt = async (path: string) => {
    const answer = await app.inject({ method: 'GET', url: path })
    return answer.statusCode === 200 ? answer.rawPayload : undefined
  }
  app.get('/media/social/site.png', async (_request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', 'public, max-age=300')
      .send(await siteCard(services, services.now())),
  )
  app.get<{ Params: { language: string; file: string } }>('/media/social/:language/:file', async (request, reply) => {
    const { language, file } = request.params
    const slug = file.length <= 130 ? FILE.exec(file)?.[1] : undefined
    if (!slug || (language !== 'en' && language !== 'hi')) throw new Problem('not_found')
    const card = await socialCard(services, { slug, language, now: services.now(), pictureAt })
    if (!card) throw new Problem('not_found')
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(card)
  })
}
