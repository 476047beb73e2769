import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Input } from '#contract/endpoint.ts'
import { FILM_QUALITIES } from '#contract/learning/constants.ts'
import type * as api from '#contract/learning/staff.ts'
import { serveSignedRanges } from '#server/platform/files/ranges.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedKind, signedUrl } from '#server/platform/http/signed-urls.ts'
import { filmFor } from './files.ts'
import { fileOfFilm } from './queries.ts'

/** For staff, who check a film before learners see it: without a player, and nothing is counted. */
const staffFilmFile = signedKind(
  'course-film-staff.mp4',
  z.object({ film: z.coerce.number().int().positive(), quality: z.enum(FILM_QUALITIES) }),
)

export async function addressFilm({ db, ...context }: SignedIn, { id, quality }: Input<typeof api.addressFilm>) {
  if (!(await fileOfFilm(db, id, quality))) throw new Problem('not_found')
  return { url: signedUrl(context.services, staffFilmFile, { film: id, quality }, context) }
}

export function serveStaffFilms(app: FastifyInstance) {
  serveSignedRanges(app, staffFilmFile, async (request) => {
    const { actor, params } = request
    if (actor.type !== 'admin') throw new Problem('not_found')
    return filmFor(request, { filmId: params.film, quality: params.quality })
  })
}
