import * as ledger from '#server/domains/ledger/service.ts'
import * as notices from '#server/domains/notices/service.ts'
import { lockEarnings } from '#server/domains/orders/service.ts'
import { tryClaim } from '#server/platform/claims.ts'
import type { Tx } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import type { PayoutFact } from '#server/platform/providers/payouts/provider.ts'
import { moveOn, neverPaid, setPaidAfterAll, withdrawalById } from '../withdrawals/queries.ts'
import { referenceOf } from '../withdrawals/rules.ts'
import { giveBack } from '../withdrawals/service.ts'

type Row = NonNullable<Awaited<ReturnType<typeof withdrawalById>>>

/**
 * What the provider says, by answer, poll or webhook, in any order and any number of times, becomes one settlement. A payout that
 * a bank sends back after it was paid is given back once as well.
 */
export async function settlePayout(house: House, id: number, fact: PayoutFact, now: Date) {
  await applyFact(house, id, fact, now)
  await checkPaidAfterAll(house, id, fact, now)
}

/** After `applyFact`: a payout that ended as failed may have been paid all the same. */
export async function checkPaidAfterAll(house: House, id: number, fact: PayoutFact, now: Date) {
  if (fact.state !== 'paid' || !(await neverPaid(house.db, id))) return
  // It ended as failed, and the consultant has the money: old news, or news that it was paid all the same. The provider knows.
  const truth = await house.payoutProvider!.find(fact.payoutId, now)
  if (truth.state === 'paid')
    await house.db.transaction().execute((tx) => paidAfterAll(tx, id, wordsOf(house, truth), now))
}

const wordsOf = ({ payoutProvider }: House, { payoutId, utr }: PayoutFact) => ({
  provider_payout_id: payoutId,
  provider: payoutProvider!.name,
  ...(utr && { utr }),
  ...NO_FAULT,
})
const NO_FAULT = { faults: 0, last_fault: '', staff_asked_at: null }

/** Brings the withdrawal to the state that the provider reports. */
export function applyFact(house: House, id: number, fact: PayoutFact, now: Date) {
  return house.db.transaction().execute(async (tx) => {
    // Another process is settling the same notice: for a webhook, which is repeated if it fails, or in a job, which tries again.
    if (!(await tryClaim(tx, `withdrawal ${id} ${fact.state} as ${fact.payoutId}`))) return
    const known = await withdrawalById(tx, id)
    if (!known) return
    await lockEarnings(tx, known.consultantId)
    const said = wordsOf(house, fact)
    if (fact.state === 'sending') await moveOn(tx, id, ['sending'], { ...said, state: 'sending' })
    else if (fact.state === 'paid') await paid(tx, known, said, now)
    else await failed(tx, known, { ...said, note: fact.reason ?? '' }, now)
  })
}

/** The provider took nothing and never will: the money is the consultant's again. */
export const settleRefused = ({ db, payoutProvider }: House, id: number, reason: string, now: Date) =>
  db.transaction().execute(async (tx) => {
    const known = (await withdrawalById(tx, id))!
    await lockEarnings(tx, known.consultantId)
    await failed(tx, known, { ...NO_FAULT, provider: payoutProvider!.name, note: reason }, now)
  })

async function paid(tx: Tx, { id, consultantId, amountPaise }: Row, said: object, now: Date) {
  const over = { ...said, state: 'paid', settled_at: now, paid_at: now, next_look_at: null } as const
  if (!(await moveOn(tx, id, ['sending'], over))) return
  await ledger.post(tx, {
    ...{ key: `withdrawal ${id} paid`, kind: 'withdrawal_paid', at: now, refs: { payoutId: id } },
    entries: [
      { place: { purse: 'payout', of: consultantId }, paise: -amountPaise },
      { place: 'bank', paise: amountPaise },
    ],
  })
  await tell(tx, id, 'withdrawal_paid', now)
}

/** The consultant was given the money back and was paid as well: it comes out of what is ready, and the rest is owed. */
async function paidAfterAll(tx: Tx, id: number, said: object, now: Date) {
  const { consultantId, amountPaise } = (await withdrawalById(tx, id))!
  await lockEarnings(tx, consultantId)
  if (!(await setPaidAfterAll(tx, id, { ...said, settled_at: now, paid_at: now }))) return
  const fromEarnings = Math.min(amountPaise, (await ledger.balancesOf(tx, consultantId)).earnings)
  await ledger.post(tx, {
    ...{ key: `withdrawal ${id} paid`, kind: 'withdrawal_paid', at: now, refs: { payoutId: id } },
    entries: [
      { place: { purse: 'earnings', of: consultantId }, paise: -fromEarnings },
      { place: { purse: 'debt', of: consultantId }, paise: fromEarnings - amountPaise },
      { place: 'bank', paise: amountPaise },
    ],
  })
  await tell(tx, id, 'withdrawal_paid', now)
}

async function failed(tx: Tx, row: Row, said: { note: string; provider?: string }, now: Date) {
  const over = { ...said, state: 'failed', settled_at: now, next_look_at: null } as const
  if (await moveOn(tx, row.id, ['sending'], over)) await giveBack(tx, { ...row, why: 'failed' }, now)
  else if (await moveOn(tx, row.id, ['paid'], over)) await giveBack(tx, { ...row, why: 'returned' }, now)
  else return
  await tell(tx, row.id, 'withdrawal_failed', now)
}

export async function tell(
  tx: Tx,
  id: number,
  message: 'withdrawal_paid' | 'withdrawal_failed' | 'withdrawal_refused',
  now: Date,
) {
  const { consultantId, amountPaise, ending, utr, note } = (await withdrawalById(tx, id))!
  const params = { reference: referenceOf(id), amountPaise, ending, utr: utr ?? '', note }
  await notices.tell(tx, now, { accountId: consultantId, message, params })
}
