import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/db.ts'

/** Whether every expert of the industry could have accepted the question at some time. */
export const wasOpen = async (tx: Tx, questionId: number) =>
  (await tx
    .selectFrom('question_events')
    .select('id')
    .where('question_id', '=', questionId)
    .where(sql<boolean>`(kind = 'opened' or kind = 'asked' and data ->> 'consultantId' is null)`)
    .limit(1)
    .executeTakeFirst()) !== undefined
