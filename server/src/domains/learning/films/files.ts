import type { FilmQuality } from '#contract/learning/constants.ts'
import type { Ranged } from '#server/platform/files/ranges.ts'
import type { FileAnswer } from '#server/platform/http/file-answer.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { captionsOf, type FilmFile, fileOfFilm } from './queries.ts'

interface Film {
  filmId: number
  quality: FilmQuality
}

/** A film for somebody who may see it. */
export async function filmFor(request: Watching, { filmId, quality }: Film): Promise<Ranged> {
  const file = await fileOfFilm(request.services.db, filmId, quality)
  if (!file) throw new Problem('not_found')
  return rangesOf(request, file)
}

interface Watching {
  services: Services
  now: Date
}

/** The file of a film in ranges, decrypted. */
export const rangesOf = ({ services: { db, files }, now }: Watching, file: FilmFile): Ranged => ({
  open: (range) => files.serve(db, file.fileId, range, now),
  ...{ bytes: file.bytes, mark: `film-${file.fileId}`, changedAt: file.attachedAt },
  ...{ contentType: 'video/mp4', cacheControl: 'private, no-store' },
})

export async function captionsFor({ db }: Services, filmId: number, language: 'en' | 'hi'): Promise<FileAnswer> {
  const captions = await captionsOf(db, filmId, language)
  if (!captions) throw new Problem('not_found')
  return { filename: 'captions.vtt', contentType: 'text/vtt; charset=utf-8', body: Buffer.from(captions.vtt) }
}
