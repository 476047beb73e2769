import * as ledger from '#server/domains/ledger/public.ts'
import * as notices from '#server/domains/notifications/public.ts'
import { lockEarnings } from '#server/domains/orders/public.ts'
import { tryClaim } from '#server/platform/db/claims.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Services } from '#server/platform/services.ts'
import type { PayoutFact } from '../providers/provider.ts'
import { moveOn, neverPaid, setPaidAfterAll, withdrawalById } from '../withdrawals/queries.ts'
import { referenceOf } from '../withdrawals/rules.ts'
import { giveBack } from '../withdrawals/service.ts'

type Row = NonNullable<Awaited<ReturnType<typeof withdrawalById>>>

/**
 * Provider reports by response, poll or webhook, in any order and number, lead to one settlement. A payout that the
 * bank returns after it was paid is credited back once as well.
 */
export async function settlePayout(services: Services, id: number, fact: PayoutFact, now: Date) {
  await applyFact(services, id, fact, now)
  await checkPaidAfterAll(services, id, fact, now)
}

/** After `applyFact`: a failed payout may have been paid after all. */
export async function checkPaidAfterAll(services: Services, id: number, fact: PayoutFact, now: Date) {
  if (fact.state !== 'paid' || !(await neverPaid(services.db, id))) return
  // It failed, and the consultant has the money: this is an old report, or it was paid after all. The provider knows.
  const truth = await services.payoutProvider!.find(fact.payoutId, now)
  if (truth.state === 'paid')
    await services.db.transaction().execute((tx) => paidAfterAll(tx, id, wordsOf(services, truth), now))
}

const wordsOf = ({ payoutProvider }: Services, { payoutId, utr }: PayoutFact) => ({
  provider_payout_id: payoutId,
  provider: payoutProvider!.name,
  ...(utr && { utr }),
  ...NO_FAULT,
})
const NO_FAULT = { faults: 0, last_fault: '', staff_asked_at: null }

/** Changes the withdrawal to the state that the provider reports. */
export function applyFact(services: Services, id: number, fact: PayoutFact, now: Date) {
  return services.db.transaction().execute(async (tx) => {
    // Another process is settling the same notification: for a webhook, which is repeated if it fails, or in a job,
    // which retries.
    if (!(await tryClaim(tx, `withdrawal ${id} ${fact.state} as ${fact.payoutId}`))) return
    const known = await withdrawalById(tx, id)
    if (!known) return
    await lockEarnings(tx, known.consultantId)
    const said = wordsOf(services, fact)
    if (fact.state === 'sending') await moveOn(tx, id, ['sending'], { ...said, state: 'sending' })
    else if (fact.state === 'paid') await paid(tx, known, said, now)
    else await failed(tx, known, { ...said, note: fact.reason ?? '' }, now)
  })
}

/** The provider did not and will not pay: the money returns to the consultant. */
export const settleRefused = ({ db, payoutProvider }: Services, id: number, reason: string, now: Date) =>
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
      { place: { balance: 'payout', of: consultantId }, paise: -amountPaise },
      { place: 'bank', paise: amountPaise },
    ],
  })
  await notify(tx, id, 'withdrawal_paid', now)
}

/** The consultant was credited and paid as well: it is taken from what is ready, and the rest becomes a debt. */
async function paidAfterAll(tx: Tx, id: number, said: object, now: Date) {
  const { consultantId, amountPaise } = (await withdrawalById(tx, id))!
  await lockEarnings(tx, consultantId)
  if (!(await setPaidAfterAll(tx, id, { ...said, settled_at: now, paid_at: now }))) return
  const fromEarnings = Math.min(amountPaise, (await ledger.balancesOf(tx, consultantId)).earnings)
  await ledger.post(tx, {
    ...{ key: `withdrawal ${id} paid`, kind: 'withdrawal_paid', at: now, refs: { payoutId: id } },
    entries: [
      { place: { balance: 'earnings', of: consultantId }, paise: -fromEarnings },
      { place: { balance: 'debt', of: consultantId }, paise: fromEarnings - amountPaise },
      { place: 'bank', paise: amountPaise },
    ],
  })
  await notify(tx, id, 'withdrawal_paid', now)
}

async function failed(tx: Tx, row: Row, said: { note: string; provider?: string }, now: Date) {
  const over = { ...said, state: 'failed', settled_at: now, next_look_at: null } as const
  if (await moveOn(tx, row.id, ['sending'], over)) await giveBack(tx, { ...row, why: 'failed' }, now)
  else if (await moveOn(tx, row.id, ['paid'], over)) await giveBack(tx, { ...row, why: 'returned' }, now)
  else return
  await notify(tx, row.id, 'withdrawal_failed', now)
}

export async function notify(
  tx: Tx,
  id: number,
  message: 'withdrawal_paid' | 'withdrawal_failed' | 'withdrawal_refused',
  now: Date,
) {
  const { consultantId, amountPaise, ending, utr, note } = (await withdrawalById(tx, id))!
  const params = { reference: referenceOf(id), amountPaise, ending, utr: utr ?? '', note }
  await notices.notify(tx, now, { accountId: consultantId, message, params })
}
