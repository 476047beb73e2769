import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IdInPath } from '#contract/fields.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { tokenHash } from '#server/platform/security/secrets.ts'
import type { Services } from '#server/platform/services.ts'
import { DAY_MS } from '#server/platform/time.ts'
import { writeCalendar } from './ics.ts'
import * as queries from './queries.ts'
import { eventOf } from './rules.ts'

const TYPE = 'text/calendar; charset=utf-8'

export const sessionFile = signedKind('session', z.object({ id: IdInPath, language: z.enum(['en', 'hi']) }))

/** One session as a file; a cancelled session removes itself from the calendar. */
export const serveSessionFiles = (app: FastifyInstance) =>
  serveSigned(app, sessionFile, async ({ services, actor, now, params }) => {
    const session = await queries.sessionOf(services.db, actor.id, params.id)
    if (!session) throw new Problem('not_found')
    const { productName: name } = await readSettings(services.db, now)
    const event = eventOf(session, { publicUrl: services.config.publicUrl, language: params.language })
    const method = event.cancelled ? 'CANCEL' : 'PUBLISH'
    const body = Buffer.from(writeCalendar({ name, method, events: [event] }))
    return { body, contentType: `${TYPE}; method=${method}`, filename: `${session.number}.ics`, bytes: body.length }
  })

/** The private feed for calendar programs. They poll often, so an unchanged calendar is answered without a body. */
export const serveFeeds = (app: FastifyInstance) =>
  app.get('/calendar/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    const secret = /^([\w-]{43})\.ics$/.exec(file)?.[1]
    const calendar = secret && (await feedBehind(app.services, secret, app.services.now()))
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

const DAYS_BACK = 90
const SESSIONS_MAX = 1000

/** The calendar of a secret; undefined if the secret is invalid. */
async function feedBehind({ db, config }: Services, secret: string, now: Date) {
  const reader = await queries.readerOfFeed(db, tokenHash(secret))
  if (!reader) return undefined
  const sessions = await queries.sessionsFrom(db, reader.id, new Date(now.getTime() - DAYS_BACK * DAY_MS), SESSIONS_MAX)
  const { productName: name } = await readSettings(db, now)
  const reading = { publicUrl: config.publicUrl, language: reader.language }
  return writeCalendar({ name, method: 'PUBLISH', events: sessions.map((session) => eventOf(session, reading)) })
}
