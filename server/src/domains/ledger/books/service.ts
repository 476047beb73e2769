import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/ledger.ts'
import type { SignedIn } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db.ts'
import { endOfDay } from '#server/platform/india.ts'
import { type Check, countEntries, driftIn, insertCheck, newestCheck, sumsByKind, takeTime } from './queries.ts'

/** Credits and debits of every kind of account. The total is zero, or something is very wrong. */
export async function trialBalance(db: Db, before?: Date) {
  const rows = await sumsByKind(db, before)
  return { rows, totalPaise: rows.reduce((sum, { balancePaise }) => sum + balancePaise, 0) }
}

/** Where what is kept beside the entries differs from what they say, the first hundred places. Empty is right. */
export const checkBooks = driftIn

/** Looks at all the books as of one instant, however long it takes, and writes down how they stand. */
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
