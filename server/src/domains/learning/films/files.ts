import type { FilmQuality } from '#contract/learning/constants.ts'
import type { Ranged } from '#server/platform/files/ranges.ts'
import type { FileAnswer } from '#server/platform/http/file-answer.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { captionsOf, fileOfFilm } from './queries.ts'

/** A film for a player that may see it. */
export async function filmFor({ db, files }: Services, filmId: number, quality: FilmQuality): Promise<Ranged> {
  const file = await fileOfFilm(db, filmId, quality)
  if (!file) throw new Problem('not_found')
  return {
    open: (range) => files.stream(db, file.fileId, range),
    ...{ bytes: file.bytes, mark: `film-${file.fileId}`, changedAt: file.attachedAt },
    ...{ contentType: 'video/mp4', cacheControl: 'private, no-store' },
  }
}

export async function captionsFor({ db }: Services, filmId: number, language: 'en' | 'hi'): Promise<FileAnswer> {
  const captions = await captionsOf(db, filmId, language)
  if (!captions) throw new Problem('not_found')
  return { filename: 'captions.vtt', contentType: 'text/vtt; charset=utf-8', body: Buffer.from(captions.vtt) }
}
