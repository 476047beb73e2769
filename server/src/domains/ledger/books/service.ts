import type { Db } from '#server/platform/db.ts'
import { driftIn, sumsByKind } from './queries.ts'

/** Credits and debits of every kind of account. The total is zero, or something is very wrong. */
export async function trialBalance(db: Db) {
  const rows = await sumsByKind(db)
  return { rows, totalPaise: rows.reduce((sum, { balancePaise }) => sum + balancePaise, 0) }
}

/** Where what is kept beside the entries differs from what they say, the first hundred places. Empty is right. */
export const checkBooks = driftIn
