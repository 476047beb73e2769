import type { Db, Tx } from '#server/platform/db/db.ts'

/** What a person bought, watched and answered, and the courses of a trainer. */
export async function learningForExport(db: Db | Tx, accountId: number) {
  const [purchases, watched, read, attempts, taught, certificates] = await Promise.all([
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
  ])
  return { purchases, watched, read, attempts, taught, certificates }
}

/** Purchases stay with the order; what was watched and answered goes. */
export async function eraseLearning(tx: Tx, accountId: number) {
  for (const table of [
    'film_progress',
    'film_plays',
    'learner_clocks',
    'lesson_reads',
    'quiz_attempts',
    'certificates',
  ] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
}
