import type { Tx } from '#server/platform/db/db.ts'

export type Freeze = 'refund_request' | 'appeal'

export const insertFreeze = (tx: Tx, row: { line_id: number; why: Freeze; since: Date }) =>
  tx
    .insertInto('earning_freezes')
    .values(row)
    .onConflict((known) => known.columns(['line_id', 'why']).doNothing())
    .execute()

export const deleteFreezes = (tx: Tx, lineIds: readonly number[], why: Freeze) =>
  tx.deleteFrom('earning_freezes').where('line_id', 'in', lineIds).where('why', '=', why).execute()
