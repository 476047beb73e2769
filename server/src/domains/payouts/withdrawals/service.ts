import type { Input } from '#contract/endpoint.ts'
import { bankOf } from '#contract/payouts/banks.ts'
import type * as api from '#contract/payouts/endpoints.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import { entriesToConsultant, lockEarnings } from '#server/domains/orders/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { dayInIndia, startOfDay } from '#server/platform/time.ts'
import { accountsOf, lockedUntil } from '../bank-details/queries.ts'
import { accountShown } from '../bank-details/service.ts'
import * as queries from './queries.ts'
import { referenceOf, yearBegan } from './rules.ts'

type Row = Awaited<ReturnType<typeof queries.withdrawalsOf>>[number]

export const withdrawalShown = ({ ifsc, consultantId: _, bankAccountId: __, ...row }: Row) => ({
  ...row,
  reference: referenceOf(row.id),
  bank: bankOf(ifsc) ?? ifsc.slice(0, 4),
})

export async function listWithdrawals(
  { db, actor, now, settings }: SignedIn,
  input: Input<typeof api.listWithdrawals>,
) {
  const { page, limit } = input
  const since = startOfDay(yearBegan(dayInIndia(now)))
  const [rows, totals, balances, accounts, locked] = await Promise.all([
    queries.withdrawalsOf(db, actor.id, { limit, offset: (page - 1) * limit }),
    queries.countAndPaid(db, actor.id, since),
    ledger.balancesOf(db, actor.id),
    accountsOf(db, actor.id),
    lockedUntil(db, actor.id, now),
  ])
  return {
    ...{ data: rows.map(withdrawalShown), count: totals.count, page, limit },
    readyPaise: balances.earnings,
    onHoldPaise: balances.earnings_pending,
    requestedPaise: totals.requestedPaise,
    underWayPaise: balances.payout - totals.requestedPaise,
    owedPaise: -balances.debt,
    paidThisYearPaise: totals.paidSincePaise,
    minimumPaise: settings.withdrawalMinRupees * 100,
    holdHours: settings.earningsHoldHours,
    lockedUntil: locked ?? null,
    accounts: accounts.map(accountShown),
  }
}

/** Reserves the money immediately, so that it cannot be requested twice or used for a refund meanwhile. */
export async function askWithdrawal(context: Once, { amountPaise, bankAccountId }: Input<typeof api.askWithdrawal>) {
  const { tx, actor, now, settings } = context
  await lockEarnings(tx, actor.id)
  const account = await queries.ownAccount(tx, actor.id, bankAccountId)
  if (!account) throw new Problem('not_found')
  if (account.state !== 'verified') throw new Problem('bank_account_unchecked')
  await refuseWhileLocked(tx, actor.id, now)
  if (amountPaise < settings.withdrawalMinRupees * 100) throw new Problem('below_minimum')
  const id = await queries.insertWithdrawal(tx, {
    consultant_id: actor.id,
    bank_account_id: bankAccountId,
    amount_paise: amountPaise,
    asked_at: now,
  })
  await ledger.post(tx, {
    ...{ key: `withdrawal ${id} asked`, kind: 'withdrawal_asked', at: now, refs: { payoutId: id } },
    entries: [
      { place: { balance: 'earnings', of: actor.id }, paise: -amountPaise },
      { place: { balance: 'payout', of: actor.id }, paise: amountPaise },
    ],
  })
  return { withdrawal: withdrawalShown((await queries.withdrawalById(tx, id))!) }
}

export async function refuseWhileLocked(tx: Tx, consultantId: number, now: Date) {
  const until = await lockedUntil(tx, consultantId, now)
  if (until) throw new Problem('withdrawals_locked')
}

export async function cancelWithdrawal({ tx, actor, now }: Once, { id }: Input<typeof api.cancelWithdrawal>) {
  const known = await queries.withdrawalById(tx, id)
  if (known?.consultantId !== actor.id) throw new Problem('not_found')
  await lockEarnings(tx, actor.id)
  if (!(await queries.moveOn(tx, id, ['asked'], { state: 'cancelled', settled_at: now })))
    throw new Problem('already_decided')
  await giveBack(tx, { ...known, why: 'cancelled' }, now)
  return { withdrawal: withdrawalShown((await queries.withdrawalById(tx, id))!) }
}

interface ToGiveBack {
  id: number
  consultantId: number
  amountPaise: number
  why: 'cancelled' | 'refused' | 'failed' | 'returned'
}

/** Returns the money to the consultant; debt is paid first. Call under `lockEarnings`. */
export async function giveBack(tx: Tx, { id, consultantId, amountPaise, why }: ToGiveBack, at: Date) {
  const from = why === 'returned' ? ('bank' as const) : ({ balance: 'payout', of: consultantId } as const)
  await ledger.post(tx, {
    ...{ key: `withdrawal ${id} ${why}`, kind: `withdrawal_${why}`, at, refs: { payoutId: id } },
    entries: [{ place: from, paise: -amountPaise }, ...(await entriesToConsultant(tx, consultantId, amountPaise))],
  })
}

export const findWithdrawal = async (db: Db, reference: string) =>
  (await queries.withdrawalsNumbered(db, Number(reference.slice(3)))).map((row) => ({
    ...row,
    reference: referenceOf(row.id),
  }))
