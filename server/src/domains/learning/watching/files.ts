import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { FILM_ADDRESS_SECONDS, FILM_QUALITIES } from '#contract/learning/constants.ts'
import { batched } from '#server/platform/db/batched.ts'
import { serveFoundRanges } from '#server/platform/files/ranges.ts'
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
  const films = ({ play, quality }: z.output<typeof filmFile.params>) => find({ playId: play, quality })
  serveFoundRanges(app, filmFile, films, (request) => {
    const { found, actor } = request
    if (found?.accountId !== actor.id) throw new Problem('not_found')
    return rangesOf(request, found)
  })
  serveSigned(app, captionsFile, async ({ services, actor, params }) => {
    const opened = await openPlayOf(services.db, params.play, actor.id)
    if (!opened) throw new Problem('not_found')
    return captionsFor(services, opened.filmId, params.language)
  })
}
