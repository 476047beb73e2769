import type { QuestionState } from '#contract/questions/constants.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { insertEvent, type QuestionColumns, questionById, updateQuestion } from './queries.ts'
import type { By, QuestionFacts } from './question.ts'

interface Change {
  to: QuestionState
  /** The event kind: accepted, answered, refunded, … */
  kind: string
  by: By
  at: Date
  reason?: string
  data?: object
  /** Other columns to change. */
  set?: QuestionColumns
}

/** Changes a question if it is still as it was seen, and records who, when and why. Returns it as it is now. */
export async function changeQuestion(tx: Tx, seen: QuestionFacts, change: Change): Promise<QuestionFacts> {
  const { to, at, set } = change
  if (!(await updateQuestion(tx, seen, { ...set, state: to, changed_at: at }))) throw new Problem('stale')
  await recordEvent(tx, seen.id, { ...change, from: seen.state })
  return (await questionById(tx, seen.id))!
}

/** Records an event of a question whose row is already written. */
export const recordEvent = (
  tx: Tx,
  questionId: number,
  { from, to, kind, by, at, reason = '', data = {} }: Omit<Change, 'set'> & { from: QuestionState | null },
) =>
  insertEvent(tx, {
    ...{ questionId, at, kind, fromState: from, toState: to, reason, data },
    byId: by?.id ?? null,
    byRole: by?.role ?? 'system',
  })
