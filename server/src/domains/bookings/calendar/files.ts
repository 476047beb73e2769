import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IdInPath } from '#contract/fields.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import { Problem } from '#server/platform/problem.ts'
import { serveSigned, signedKind } from '#server/platform/signed-urls.ts'
import { feedBehind } from './feed.ts'
import { writeCalendar } from './ics.ts'
import { sessionOf } from './queries.ts'
import { eventOf } from './rules.ts'

const TYPE = 'text/calendar; charset=utf-8'

export const sessionFile = signedKind('session', z.object({ id: IdInPath, language: z.enum(['en', 'hi']) }))

/** One session as a file; one that was cancelled takes itself out of the calendar it was put in. */
export const serveSessionFiles = (app: FastifyInstance) =>
  serveSigned(app, sessionFile, async ({ house, actor, now, params }) => {
    const session = await sessionOf(house.db, actor.id, params.id)
    if (!session) throw new Problem('not_found')
    const { productName: name } = await readSettings(house.db, now)
    const event = eventOf(session, { publicUrl: house.config.publicUrl, language: params.language })
    const method = event.cancelled ? 'CANCEL' : 'PUBLISH'
    const body = Buffer.from(writeCalendar({ name, method, events: [event] }))
    return { body, contentType: `${TYPE}; method=${method}`, filename: `${session.number}.ics`, bytes: body.length }
  })

/** What calendar programs read by the private address. They come often, so an unchanged calendar costs them nothing. */
export const serveFeeds = (app: FastifyInstance) =>
  app.get('/calendar/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    const secret = /^([\w-]{43})\.ics$/.exec(file)?.[1]
    const calendar = secret && (await feedBehind(app.house, secret, app.house.now()))
    if (!calendar) throw new Problem('not_found')
    const etag = `"${createHash('sha256').update(calendar).digest('base64url').slice(0, 27)}"`
    reply
      .type(TYPE)
      .header('etag', etag)
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', 'inline; filename="sessions.ics"')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.send(calendar)
  })
