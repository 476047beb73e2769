import { sql } from 'kysely'
import { eraseFromMessages } from '#server/domains/notifications/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** What a person bought, watched and answered, and the courses of a trainer. */
export async function learningForExport(db: Db | Tx, accountId: number) {
  const [purchases, watched, read, attempts, taught, certificates, notes, posts] = await Promise.all([
    db
      .selectFrom('learning_purchases')
      .select(['id', 'order_id as orderId', 'kind', 'item_id as itemId', 'bought_at as boughtAt'])
      .select('ended_at as endedAt')
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('film_progress')
      .select(['lesson_id as lessonId', 'film_id as filmId', 'watched_seconds as watchedSeconds'])
      .select(['position_seconds as positionSeconds', 'updated_at as updatedAt'])
      .where('account_id', '=', accountId)
      .orderBy('lesson_id')
      .orderBy('film_id')
      .execute(),
    db
      .selectFrom('lesson_reads')
      .select(['lesson_id as lessonId', 'read_at as readAt'])
      .where('account_id', '=', accountId)
      .orderBy('lesson_id')
      .execute(),
    db
      .selectFrom('quiz_attempts')
      .select(['lesson_id as lessonId', 'number', 'answers', 'percent', 'passed'])
      .select(['started_at as startedAt', 'submitted_at as submittedAt'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('courses')
      .select(['id', 'title_english', 'title_hindi', 'state'])
      .where('consultant_id', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('certificates')
      .select(['number', 'code', 'name', 'title_english', 'title_hindi', 'issued_at as issuedAt'])
      .select('revoked_at as revokedAt')
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('lesson_notes')
      .select(['lesson_id as lessonId', 'second', 'text', 'created_at as createdAt', 'updated_at as updatedAt'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('lesson_posts')
      .select(['lesson_id as lessonId', 'question_id as questionId', 'text', 'posted_at as postedAt'])
      .select(['hidden_at as hiddenAt', 'hidden_reason as hiddenReason'])
      .where('author_id', '=', accountId)
      .orderBy('id')
      .execute(),
  ])
  return { purchases, watched, read, attempts, taught, certificates, notes, posts }
}

/** Everybody who was sent something about a question that the account took part in. */
const discussedWith = async (tx: Tx, accountId: number) =>
  (
    await sql<{ id: number; other: number }>`
      with asked as (
        select q.id, q.author_id, c.consultant_id from lesson_posts q join course_lessons l on l.id = q.lesson_id
          join courses c on c.id = l.course_id
        where q.question_id is null and (q.author_id = ${accountId}
          or exists (select from lesson_posts a where a.question_id = q.id and a.author_id = ${accountId})))
      select id, author_id as other from asked where author_id <> ${accountId}
      union select id, consultant_id from asked where consultant_id <> ${accountId}`.execute(tx)
  ).rows

/** Purchases stay with the order; what was watched, written and answered goes. */
export async function eraseLearning(tx: Tx, accountId: number) {
  await eraseFromMessages(tx, { param: 'lessonQuestionId', rows: await discussedWith(tx, accountId) })
  await tx.deleteFrom('lesson_posts').where('author_id', '=', accountId).execute()
  for (const table of [
    'film_progress',
    'film_plays',
    'learner_clocks',
    'lesson_reads',
    'quiz_attempts',
    'certificates',
    'lesson_notes',
  ] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
}
