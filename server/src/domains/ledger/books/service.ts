import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/ledger.ts'
import type { SignedIn } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db.ts'
import { endOfDay } from '#server/platform/india.ts'
import { type Check, countEntries, driftIn, insertCheck, newestCheck, sumsByKind } from './queries.ts'

/** Credits and debits of every kind of account. The total is zero, or something is very wrong. */
export async function trialBalance(db: Db, before?: Date) {
  const rows = await sumsByKind(db, before)
  return { rows, totalPaise: rows.reduce((sum, { balancePaise }) => sum + balancePaise, 0) }
}

/** Where what is kept beside the entries differs from what they say, the first hundred places. Empty is right. */
export const checkBooks = driftIn

/** Looks at all the books and writes down how they stand. */
export async function lookThrough(db: Db, at: Date): Promise<Check> {
  const drift = await driftIn(db)
  const check = { at, drift, entries: await countEntries(db), totalPaise: (await trialBalance(db)).totalPaise }
  await insertCheck(db, check)
  return check
}

export const isSound = ({ totalPaise, drift }: Pick<Check, 'totalPaise' | 'drift'>) =>
  totalPaise === 0 && drift.length === 0

export async function getTrialBalance({ db }: SignedIn, { asOf }: Input<typeof api.getTrialBalance>) {
  const [balance, check] = await Promise.all([trialBalance(db, asOf ? endOfDay(asOf) : undefined), newestCheck(db)])
  return { ...balance, check: check ?? null }
}

export const checkLedger = async ({ db, now }: SignedIn) => ({ check: await lookThrough(db, now) })
