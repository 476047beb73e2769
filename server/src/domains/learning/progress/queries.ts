import { sql } from 'kysely'
import type { StoredContent } from '#contract/learning/content.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

export const currentVersions = (db: Db | Tx, courseIds: readonly number[]) =>
  db
    .selectFrom('courses')
    .innerJoin('course_versions', 'course_versions.id', 'courses.current_version_id')
    .select([
      ...(['courses.id as courseId', 'course_versions.id as versionId'] as const),
      sql<StoredContent>`course_versions.content`.as('content'),
    ])
    .where('courses.id', 'in', courseIds)
    .orderBy('courses.id')
    .execute()

/** By lesson, the film that most was watched of. */
export const watchedOf = (db: Db | Tx, accountId: number, lessonIds: readonly number[]) =>
  db
    .selectFrom('film_progress')
    .innerJoin('course_films', 'course_films.id', 'film_progress.film_id')
    .distinctOn('film_progress.lesson_id')
    .select([
      ...(['film_progress.lesson_id as lessonId', 'film_progress.film_id as filmId'] as const),
      'film_progress.position_seconds as positionSeconds',
      sql<number>`film_progress.watched_seconds::float8 / course_films.seconds`.as('share'),
    ])
    .where('film_progress.account_id', '=', accountId)
    .where('film_progress.lesson_id', 'in', lessonIds)
    .orderBy('film_progress.lesson_id')
    .orderBy(sql`film_progress.watched_seconds::float8 / course_films.seconds desc`)
    .orderBy('film_progress.film_id', 'desc')
    .execute()

export const readOf = (db: Db | Tx, accountId: number, lessonIds: readonly number[]) =>
  db
    .selectFrom('lesson_reads')
    .select('lesson_id as lessonId')
    .where('account_id', '=', accountId)
    .where('lesson_id', 'in', lessonIds)
    .execute()

export const quizzesOf = (db: Db | Tx, accountId: number, lessonIds: readonly number[]) =>
  db
    .selectFrom('quiz_attempts')
    .select((eb) => [
      'lesson_id as lessonId',
      eb.fn.coalesce(eb.fn.max('percent'), sql<number>`0`).as('percent'),
      sql<boolean>`coalesce(bool_or(passed), false)`.as('passed'),
      eb.fn.countAll<number>().as('attempts'),
    ])
    .where('account_id', '=', accountId)
    .where('lesson_id', 'in', lessonIds)
    .groupBy('lesson_id')
    .execute()
