import type { Input } from '#contract/endpoint.ts'
import { FILM_LENGTHS_DIFFER_SECONDS } from '#contract/learning/constants.ts'
import type * as api from '#contract/learning/staff.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { cleanCaptions, type ReadAt, secondsOfFilm } from '#server/platform/files/films.ts'
import { beginUpload, claimUpload, completeUpload, discardUpload, syncUpload } from '#server/platform/files/uploads.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as queries from './queries.ts'

const PURPOSE = 'course film'

export const beginFilmUpload = (
  { db, services, actor, now }: SignedIn,
  { id, bytes }: Input<typeof api.beginFilmUpload>,
) =>
  db.transaction().execute(async (tx) => {
    if (!(await queries.courseExists(tx, id))) throw new Problem('not_found')
    const about = { accountId: actor.id, purpose: PURPOSE, subjectId: id, bytes, at: now }
    return { upload: await beginUpload(tx, services.files, about) }
  })

/** The type and length are read from the content. The file stays encrypted in the store. */
export async function attachFilm(context: SignedIn, input: Input<typeof api.attachFilm>) {
  const { db, services, actor, now } = context
  const upload = await completeUpload(db, input.uploadId, { accountId: actor.id, purpose: PURPOSE })
  if (upload.subject_id !== input.id) throw new Problem('not_found')
  const read: ReadAt = async (from, length) =>
    (await services.files.read(db, upload.file_id, { from, to: Math.min(from + length, upload.bytes) - 1 }))!
  const seconds = await secondsOfFilm(read, upload.bytes)
  if (seconds === undefined) {
    await db.transaction().execute((tx) => discardUpload(tx, upload, now))
    throw new Problem('unsupported_film')
  }
  const synced = await syncUpload(services.files, upload)
  return db.transaction().execute(async (tx) => {
    const filmId = await filmFor(tx, input, seconds, now)
    const replaced = await queries.fileOfFilm(tx, filmId, input.quality)
    const fileId = await claimUpload(tx, synced, now)
    await queries.writeFilmFile(tx, {
      ...{ filmId, quality: input.quality, fileId, bytes: upload.bytes, attachedAt: now },
    })
    if (replaced) await services.files.release(tx, replaced.fileId, now)
    await audit.record(tx, context, {
      action: 'course.film_uploaded',
      subject: { kind: 'course', id: input.id },
      after: { filmId, quality: input.quality, seconds, bytes: upload.bytes },
    })
    return { film: await queries.filmById(tx, filmId) }
  })
}

async function filmFor(tx: Tx, { id, filmId }: Input<typeof api.attachFilm>, seconds: number, at: Date) {
  if (filmId === null) return (await queries.insertFilm(tx, { courseId: id, seconds, at })).id
  const film = await queries.filmForChange(tx, filmId)
  if (film?.courseId !== id) throw new Problem('not_found')
  if (Math.abs(film.seconds - seconds) > FILM_LENGTHS_DIFFER_SECONDS) throw new Problem('film_length_differs')
  return film.id
}

export const changeFilmCaptions = ({ db, ...context }: SignedIn, input: Input<typeof api.changeFilmCaptions>) =>
  db.transaction().execute(async (tx) => {
    const { id, language } = input
    const film = await queries.filmForChange(tx, id)
    if (!film) throw new Problem('not_found')
    const vtt = input.vtt.trim() === '' ? null : cleanCaptions(input.vtt)
    if (vtt === undefined) throw new Problem('captions_unreadable')
    if (vtt === null) await queries.dropCaptions(tx, id, language)
    else await queries.writeCaptions(tx, id, language, vtt)
    await audit.record(tx, context, {
      action: 'course.captions_changed',
      subject: { kind: 'course', id: film.courseId },
      after: { filmId: id, language, characters: vtt?.length ?? 0 },
    })
    return { film: await queries.filmById(tx, id) }
  })
