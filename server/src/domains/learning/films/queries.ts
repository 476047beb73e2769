import { sql } from 'kysely'
import type { FilmQuality } from '#contract/learning/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

const films = (db: Db | Tx) =>
  db
    .selectFrom('course_films')
    .select([
      ...(['course_films.id', 'course_films.seconds'] as const),
      sql<
        FilmQuality[]
      >`array(select quality from course_film_files f where f.film_id = course_films.id order by quality desc)`.as(
        'qualities',
      ),
      sql<
        ('en' | 'hi')[]
      >`array(select language from course_film_captions c where c.film_id = course_films.id order by language)`.as(
        'captions',
      ),
    ])

export const filmsOfCourse = (db: Db | Tx, courseId: number) =>
  films(db).where('course_id', '=', courseId).orderBy('id').execute()

export const filmById = (db: Db | Tx, id: number) => films(db).where('id', '=', id).executeTakeFirstOrThrow()

/** Locks it, so that its qualities and captions change one at a time. */
export const filmForChange = (tx: Tx, id: number) =>
  tx
    .selectFrom('course_films')
    .select(['id', 'course_id as courseId', 'seconds'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertFilm = (tx: Tx, film: { courseId: number; seconds: number; at: Date }) =>
  tx
    .insertInto('course_films')
    .values({ course_id: film.courseId, seconds: film.seconds, created_at: film.at })
    .returning('id')
    .executeTakeFirstOrThrow()

/** The file of a film in one quality. */
export interface FilmFile {
  fileId: number
  bytes: number
  attachedAt: Date
}

export const fileOfFilm = (db: Db | Tx, filmId: number, quality: FilmQuality) =>
  db
    .selectFrom('course_film_files')
    .select(['file_id as fileId', 'bytes', 'attached_at as attachedAt'])
    .where('film_id', '=', filmId)
    .where('quality', '=', quality)
    .executeTakeFirst()

export const writeFilmFile = (
  tx: Tx,
  { filmId, quality, fileId, bytes, attachedAt: at }: FilmFile & { filmId: number; quality: FilmQuality },
) =>
  tx
    .insertInto('course_film_files')
    .values({ film_id: filmId, quality, file_id: fileId, bytes, attached_at: at })
    .onConflict((known) =>
      known.columns(['film_id', 'quality']).doUpdateSet({ file_id: fileId, bytes, attached_at: at }),
    )
    .execute()

export const captionsOf = (db: Db | Tx, filmId: number, language: string) =>
  db
    .selectFrom('course_film_captions')
    .select('vtt')
    .where('film_id', '=', filmId)
    .where('language', '=', language)
    .executeTakeFirst()

export const writeCaptions = (tx: Tx, filmId: number, language: string, vtt: string) =>
  tx
    .insertInto('course_film_captions')
    .values({ film_id: filmId, language, vtt })
    .onConflict((known) => known.columns(['film_id', 'language']).doUpdateSet({ vtt }))
    .execute()

export const dropCaptions = (tx: Tx, filmId: number, language: string) =>
  tx.deleteFrom('course_film_captions').where('film_id', '=', filmId).where('language', '=', language).execute()

export const courseExists = (tx: Tx, id: number) =>
  tx.selectFrom('courses').select('id').where('id', '=', id).executeTakeFirst()
