import * as ledger from '#server/domains/ledger/service.ts'
import * as notices from '#server/domains/notices/service.ts'
import { lockEarnings } from '#server/domains/orders/service.ts'
import type { Tx } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import type { PayoutFact } from '#server/platform/providers/payouts/provider.ts'
import { moveOn, withdrawalById } from '../withdrawals/queries.ts'
import { referenceOf } from '../withdrawals/rules.ts'
import { giveBack } from '../withdrawals/service.ts'

type Row = NonNullable<Awaited<ReturnType<typeof withdrawalById>>>

/**
 * What the provider says, by answer, poll or webhook, in any order and any number of times, becomes one settlement. A payout that
 * a bank sends back after it was paid is given back once as well.
 */
export function settlePayout({ db, payoutProvider }: House, id: number, fact: PayoutFact, now: Date) {
  return db.transaction().execute(async (tx) => {
    const known = await withdrawalById(tx, id)
    if (!known) return
    await lockEarnings(tx, known.consultantId)
    const said = {
      provider_payout_id: fact.payoutId,
      provider: payoutProvider!.name,
      ...(fact.utr && { utr: fact.utr }),
    }
    if (fact.state === 'sending') await moveOn(tx, id, ['sending'], { ...said, state: 'sending' })
    else if (fact.state === 'paid') await paid(tx, known, said, now)
    else await failed(tx, known, { ...said, note: fact.reason ?? '' }, now)
  })
}

async function paid(tx: Tx, { id, consultantId, amountPaise }: Row, said: object, now: Date) {
  if (!(await moveOn(tx, id, ['sending'], { ...said, state: 'paid', settled_at: now, next_look_at: null }))) return
  await ledger.post(tx, {
    ...{ key: `withdrawal ${id} paid`, kind: 'withdrawal_paid', at: now, refs: { payoutId: id } },
    entries: [
      { place: { purse: 'payout', of: consultantId }, paise: -amountPaise },
      { place: 'bank', paise: amountPaise },
    ],
  })
  await tell(tx, id, 'withdrawal_paid', now)
}

async function failed(tx: Tx, row: Row, said: { note: string }, now: Date) {
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
