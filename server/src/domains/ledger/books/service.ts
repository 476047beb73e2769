import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/ledger/endpoints.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { endOfDay } from '#server/platform/time.ts'
import { type Check, countEntries, driftIn, insertCheck, newestCheck, sumsByKind, takeTime } from './queries.ts'

/** Debits and credits of every kind of account. The total must be zero. */
export async function trialBalance(db: Db, before?: Date) {
  const rows = await sumsByKind(db, before)
  return { rows, totalPaise: rows.reduce((sum, { balancePaise }) => sum + balancePaise, 0) }
}

/** The first hundred differences between stored balances and entries. Empty if correct. */
export const checkBooks = driftIn

/** Checks the whole ledger as of one instant, without a time limit, and stores the result. */
export const lookThrough = (db: Db, at: Date): Promise<Check> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await takeTime(tx)
      const drift = await driftIn(tx)
      const check = { at, drift, entries: await countEntries(tx), totalPaise: (await trialBalance(tx)).totalPaise }
      await insertCheck(tx, check)
      return check
    })

export const isSound = ({ totalPaise, drift }: Pick<Check, 'totalPaise' | 'drift'>) =>
  totalPaise === 0 && drift.length === 0

export async function getTrialBalance({ db }: SignedIn, { asOf }: Input<typeof api.getTrialBalance>) {
  const [balance, check] = await Promise.all([trialBalance(db, asOf ? endOfDay(asOf) : undefined), newestCheck(db)])
  return { ...balance, check: check ?? null }
}

export const checkLedger = async ({ db, now }: SignedIn) => ({ check: await lookThrough(db, now) })
