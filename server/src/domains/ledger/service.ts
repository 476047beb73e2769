import type { Tx } from '#server/platform/db/db.ts'
import { problemOf } from '#server/platform/http/database-problem.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { postMovement, spendFromBalances } from './queries.ts'
import { balanced, type Entry, type PostingHeader, wholePaise } from './rules.ts'

/**
 * Posts a movement: the entries sum to zero, or nothing happens. Repeating the key moves nothing and returns
 * `repeated`; the same key with other entries is a programming error and throws.
 */
export async function post(tx: Tx, { entries, ...movement }: PostingHeader & { entries: readonly Entry[] }) {
  try {
    return await postMovement(tx, movement, balanced(entries, 0))
  } catch (error) {
    throw problemOf(error) ?? error
  }
}

/**
 * Pays from a customer's balances, promotional credit first. If they are too low nothing changes and the transaction
 * continues, so a caller may catch the problem and proceed otherwise.
 */
export async function spend(
  tx: Tx,
  { of, paise, to, ...movement }: PostingHeader & { of: number; paise: number; to: readonly Entry[] },
) {
  const entries = balanced(to, wholePaise(paise))
  const { movementId, ...spent } = await spendFromBalances(tx, movement, { of, paise, to: entries })
  if (movementId === null) throw new Problem('insufficient_funds')
  return { movementId, ...spent }
}
