import { sql } from 'kysely'
import type { StoredContent } from '#contract/learning/content.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { Answers } from '../quizzes/rules.ts'

/** Without a published version there are no numbers yet. */
export const courseForNumbers = (db: Db, id: number) =>
  db
    .selectFrom('courses')
    .leftJoin('course_versions', 'course_versions.id', 'courses.current_version_id')
    .select((eb) => [
      ...(['courses.learners', 'course_versions.id as versionId'] as const),
      sql<StoredContent | null>`course_versions.content`.as('content'),
      eb
        .selectFrom('certificates')
        .select((certificate) => certificate.fn.countAll<number>().as('count'))
        .whereRef('certificates.course_id', '=', 'courses.id')
        .where('certificates.revoked_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('certificates'),
    ])
    .where('courses.id', '=', id)
    .executeTakeFirst()

export interface LessonNumbers {
  lessonId: number
  started: number
  done: number
  stopped: number
  /** The same in each row: of the course. */
  learnersStarted: number
  learnersFinished: number
}

/**
 * One row for each lesson, in their order. A learner stopped at the last lesson that they opened, unless all are done.
 * Reads the rows of these lessons only, by their indexes.
 */
export const lessonNumbers = async (db: Db, lessonIds: readonly number[], doneShare: number) =>
  (
    await sql<LessonNumbers>`
    with lessons as (
      select id, place::int from unnest(${lessonIds}::bigint[]) with ordinality as listed (id, place)
    ), opened as (
      select account_id, lesson_id, bool_or(p.watched_seconds >= ${doneShare}::float8 * f.seconds) as done
      from film_progress p join course_films f on f.id = p.film_id
      where lesson_id = any(${lessonIds}) group by account_id, lesson_id
      union all
      select account_id, lesson_id, true from lesson_reads where lesson_id = any(${lessonIds})
      union all
      select account_id, lesson_id, coalesce(bool_or(passed), false)
      from quiz_attempts where lesson_id = any(${lessonIds}) group by account_id, lesson_id
    ), learners as (
      select account_id, max(place) as last, count(*) filter (where done) = ${lessonIds.length} as finished
      from opened join lessons on lessons.id = opened.lesson_id group by account_id
    )
    select lessons.id as "lessonId",
      (select count(*) from opened where opened.lesson_id = lessons.id)::int as started,
      (select count(*) from opened where opened.lesson_id = lessons.id and done)::int as done,
      (select count(*) from learners where last = lessons.place and not finished)::int as stopped,
      (select count(*) from learners)::int as "learnersStarted",
      (select count(*) from learners where finished)::int as "learnersFinished"
    from lessons order by lessons.place`.execute(db)
  ).rows

/** The newest submitted attempts at a quiz of a version. */
export const newestAnswers = (db: Db, versionId: number, lessonId: number, most: number) =>
  db
    .selectFrom('quiz_attempts')
    .select(sql<Answers>`answers`.as('answers'))
    .where('version_id', '=', versionId)
    .where('lesson_id', '=', lessonId)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .limit(most)
    .execute()
