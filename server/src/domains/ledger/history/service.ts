import { BALANCE_KINDS, type BalanceKind } from '#contract/ledger/endpoints.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { balanceRows, countMovementsOf, movementsOf, sumsOf } from './queries.ts'

/** Newest first, one row per movement over all requested balances. */
export const historyOf = movementsOf
export const countHistory = countMovementsOf

/** A customer's funds. Credits and debits are over all time, 0 without any; an expired hold holds nothing. */
export async function fundsOf(db: Db | Tx, accountId: number, now: Date) {
  const sums = await sumsOf(db, accountId, now)
  const of = (kind: BalanceKind) => sums.find((sum) => sum.kind === kind)?.balance ?? 0
  const total = (column: 'held' | 'credit' | 'debit') => sums.reduce((sum, row) => sum + row[column], 0)
  const [walletPaise, promoPaise, heldPaise] = [of('wallet'), of('promo'), total('held')]
  return {
    walletPaise,
    promoPaise,
    heldPaise,
    spendablePaise: walletPaise + promoPaise - heldPaise,
    creditPaise: total('credit'),
    debitPaise: total('debit'),
  }
}

/** Each balance of an account, 0 if it does not exist. */
export async function balancesOf(db: Db | Tx, accountId: number): Promise<Record<BalanceKind, number>> {
  const none = Object.fromEntries(BALANCE_KINDS.map((balance) => [balance, 0])) as Record<BalanceKind, number>
  return { ...none, ...Object.fromEntries(await balanceRows(db, accountId)) }
}

const A_LIFETIME = 100_000

/** For the data export. The law requires retention of the ledger, so nothing here is erased. */
export const wholeHistoryOf = (db: Db | Tx, accountId: number) =>
  movementsOf(db, { of: accountId, balances: BALANCE_KINDS, limit: A_LIFETIME, offset: 0 })

/** An account with its own money or a debt cannot be deleted; promotional credit is not the person's own. */
/** What is on the account, shown before it is deleted; debts are not included. */
export async function moneyRemaining(db: Db | Tx, accountId: number) {
  const { promo: promoPaise, debt: _, ...own } = await balancesOf(db, accountId)
  return { promoPaise, walletPaise: Object.values(own).reduce((sum, paise) => sum + paise, 0) }
}

export async function moneyLeft(db: Db | Tx, accountId: number) {
  const { promo: _, ...own } = await balancesOf(db, accountId)
  return Object.values(own).some((paise) => paise !== 0) ? 'money_left' : undefined
}
