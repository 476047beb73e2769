import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IdInPath } from '#contract/fields.ts'
import { FILM_ADDRESS_SECONDS, FILM_QUALITIES } from '#contract/learning/constants.ts'
import type { Db } from '#server/platform/db/db.ts'
import { serveOpenRanges } from '#server/platform/files/ranges.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveOpen, signedKind } from '#server/platform/http/signed-urls.ts'
import { captionsFor, filmFor } from '../films/files.ts'
import { publishedContentOf } from '../lessons/queries.ts'
import { isPreview, lessonsOf } from '../rules.ts'

const subject = { lesson: IdInPath, film: IdInPath }

/** For anyone: it has no player, so nothing that is watched with it counts. */
export const previewFilm = signedKind(
  'course-preview.mp4',
  z.object({ ...subject, quality: z.enum(FILM_QUALITIES) }),
  FILM_ADDRESS_SECONDS,
)

/** Captions are fetched when they are switched on, perhaps late in a lesson. */
const CAPTIONS_SECONDS = 3600
export const previewCaptions = signedKind(
  'course-preview-captions.vtt',
  z.object({ ...subject, language: z.enum(['en', 'hi']) }),
  CAPTIONS_SECONDS,
)

/** Checked at every request: it may have been withdrawn, or be no preview any more. */
async function assertPreview(db: Db, { lesson, film }: { lesson: number; film: number }) {
  const content = await publishedContentOf(db, lesson)
  const found = content && lessonsOf(content).find(({ id }) => id === lesson)
  if (found?.kind !== 'video' || !isPreview(found) || found.filmId !== film) throw new Problem('not_found')
}

export function servePreviews(app: FastifyInstance) {
  serveOpenRanges(app, previewFilm, async (request) => {
    const { services, params } = request
    await assertPreview(services.db, params)
    return filmFor(request, { filmId: params.film, quality: params.quality })
  })
  serveOpen(app, previewCaptions, async ({ services, params }) => {
    await assertPreview(services.db, params)
    return captionsFor(services, params.film, params.language)
  })
}
