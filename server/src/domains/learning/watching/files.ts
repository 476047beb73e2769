import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { FILM_ADDRESS_SECONDS, FILM_QUALITIES } from '#contract/learning/constants.ts'
import { batched } from '#server/platform/db/batched.ts'
import { serveSignedRanges } from '#server/platform/files/ranges.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { captionsFor, rangesOf } from '../films/files.ts'
import { filmsOfPlays, openPlayOf, type PlayedFilm } from './queries.ts'

const play = z.string().max(40)

/** For one person, lesson and quality. Access is checked again at every request. */
export const filmFile = signedKind(
  'course-film.mp4',
  z.object({ play, quality: z.enum(FILM_QUALITIES) }),
  FILM_ADDRESS_SECONDS,
)

/** Captions are fetched when they are switched on, perhaps late in a lesson. */
const CAPTIONS_SECONDS = 4 * 3600
export const captionsFile = signedKind(
  'course-captions.vtt',
  z.object({ play, language: z.enum(['en', 'hi']) }),
  CAPTIONS_SECONDS,
)

export function serveFilms(app: FastifyInstance) {
  const find = batched((films: PlayedFilm[]) => filmsOfPlays(app.services.pool, films))
  serveSignedRanges(app, filmFile, async (request) => {
    const { actor, params } = request
    const film = await find({ playId: params.play, accountId: actor.id, quality: params.quality })
    if (!film) throw new Problem('not_found')
    return rangesOf(request, film)
  })
  serveSigned(app, captionsFile, async ({ services, actor, params }) => {
    const opened = await openPlayOf(services.db, params.play, actor.id)
    if (!opened) throw new Problem('not_found')
    return captionsFor(services, opened.filmId, params.language)
  })
}
