import { sql } from 'kysely'
import type { StoredContent } from '#contract/learning/content.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Answer, Answers, Arrangement } from './rules.ts'

const attempts = (db: Db | Tx) =>
  db
    .selectFrom('quiz_attempts')
    .innerJoin('course_versions', 'course_versions.id', 'quiz_attempts.version_id')
    .select([
      ...(['quiz_attempts.id', 'quiz_attempts.lesson_id as lessonId', 'quiz_attempts.number'] as const),
      ...(['quiz_attempts.started_at as startedAt', 'quiz_attempts.due_at as dueAt'] as const),
      ...(['quiz_attempts.submitted_at as submittedAt', 'quiz_attempts.right_answers as rightAnswers'] as const),
      ...(['quiz_attempts.percent', 'quiz_attempts.passed', 'quiz_attempts.account_id as accountId'] as const),
      sql<Arrangement>`quiz_attempts.arrangement`.as('arrangement'),
      sql<Answers>`quiz_attempts.answers`.as('answers'),
      sql<StoredContent>`course_versions.content`.as('content'),
    ])

export const attemptOf = (db: Db | Tx, id: number, accountId: number) =>
  attempts(db).where('quiz_attempts.id', '=', id).where('quiz_attempts.account_id', '=', accountId).executeTakeFirst()

/** Locked until the transaction ends. */
export const lockAttempt = (tx: Tx, id: number, accountId: number) =>
  attempts(tx)
    .where('quiz_attempts.id', '=', id)
    .where('quiz_attempts.account_id', '=', accountId)
    .forUpdate('quiz_attempts')
    .executeTakeFirst()

export const lockOpenAttempt = (tx: Tx, lessonId: number, accountId: number) =>
  attempts(tx)
    .where('quiz_attempts.lesson_id', '=', lessonId)
    .where('quiz_attempts.account_id', '=', accountId)
    .where('quiz_attempts.submitted_at', 'is', null)
    .forUpdate('quiz_attempts')
    .executeTakeFirst()

interface NewAttempt {
  accountId: number
  lessonId: number
  versionId: number
  number: number
  arrangement: Arrangement
  dueAt: Date | null
  at: Date
}

/** Undefined if another request started one at the same time. */
export const insertAttempt = (tx: Tx, attempt: NewAttempt) =>
  tx
    .insertInto('quiz_attempts')
    .values({
      ...{ account_id: attempt.accountId, lesson_id: attempt.lessonId, version_id: attempt.versionId },
      ...{ number: attempt.number, arrangement: JSON.stringify(attempt.arrangement) },
      ...{ started_at: attempt.at, due_at: attempt.dueAt },
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst()

export const writeAnswer = (tx: Tx, id: number, question: number, answer: Answer) =>
  tx
    .updateTable('quiz_attempts')
    .set({ answers: sql`answers || ${JSON.stringify({ [question]: answer })}::jsonb` })
    .where('id', '=', id)
    .execute()

export const writeResult = (
  tx: Tx,
  id: number,
  { right, percent, passed, at }: { right: number; percent: number; passed: boolean; at: Date },
) =>
  tx
    .updateTable('quiz_attempts')
    .set({ right_answers: right, percent, passed, submitted_at: at })
    .where('id', '=', id)
    .execute()
