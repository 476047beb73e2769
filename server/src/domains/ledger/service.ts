import { problemOf, type Tx } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { postMovement, spendFromPurses } from './queries.ts'
import { balanced, type Deed, type Entry, wholePaise } from './rules.ts'

export { staffToTell } from './books/queries.ts'
export { checkBooks, trialBalance } from './books/service.ts'
export { balancesOf, countHistory, fundsOf, historyOf } from './history/service.ts'
export { captureHold, extendHold, hold, voidHold } from './holds/service.ts'
export type { Deed, Entry, Place } from './rules.ts'

/**
 * Moves money: the entries sum to zero, or nothing happens. The same key again moves nothing and says `repeated`; the same
 * key with other entries is a fault of the caller and throws.
 */
export async function post(tx: Tx, { entries, ...movement }: Deed & { entries: readonly Entry[] }) {
  try {
    return await postMovement(tx, movement, balanced(entries, 0))
  } catch (error) {
    throw problemOf(error) ?? error
  }
}

/**
 * Pays from the purses of a customer, promotional money first. What was too little changed nothing: the transaction goes on,
 * so a caller may catch the problem and take another way.
 */
export async function spend(
  tx: Tx,
  { of, paise, to, ...movement }: Deed & { of: number; paise: number; to: readonly Entry[] },
) {
  const entries = balanced(to, wholePaise(paise))
  const { movementId, ...spent } = await spendFromPurses(tx, movement, { of, paise, to: entries })
  if (movementId === null) throw new Problem('insufficient_funds')
  return { movementId, ...spent }
}
