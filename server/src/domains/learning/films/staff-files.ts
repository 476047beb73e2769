import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Input } from '#contract/endpoint.ts'
import { FILM_QUALITIES } from '#contract/learning/constants.ts'
import type * as api from '#contract/learning/staff.ts'
import { serveSignedRanges } from '#server/platform/files/ranges.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedKind, signedUrl } from '#server/platform/http/signed-urls.ts'
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
  serveSignedRanges(app, staffFilmFile, async ({ services, actor, params }) => {
    const file = actor.type === 'admin' ? await fileOfFilm(services.db, params.film, params.quality) : undefined
    if (!file) throw new Problem('not_found')
    return {
      open: (range) => services.files.stream(services.db, file.fileId, range),
      ...{ bytes: file.bytes, mark: `film-${file.fileId}`, changedAt: file.attachedAt },
      ...{ contentType: 'video/mp4', cacheControl: 'private, no-store' },
    }
  })
}
