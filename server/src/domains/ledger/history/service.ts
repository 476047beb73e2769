import { PURSES, type Purse } from '#contract/ledger.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { countMovementsOf, movementsOf, pursesOf, sumsOf } from './queries.ts'

/** Newest first, one row for a movement over all the purses asked for. */
export const historyOf = movementsOf
export const countHistory = countMovementsOf

/** What a customer has. Credits and debits are over all time, each 0 without any; a hold whose time is over holds nothing. */
export async function fundsOf(db: Db | Tx, accountId: number, now: Date) {
  const sums = await sumsOf(db, accountId, now)
  const of = (kind: Purse) => sums.find((sum) => sum.kind === kind)?.balance ?? 0
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

/** What lies in each purse of somebody, 0 where they have none. */
export async function balancesOf(db: Db | Tx, accountId: number): Promise<Record<Purse, number>> {
  const none = Object.fromEntries(PURSES.map((purse) => [purse, 0])) as Record<Purse, number>
  return { ...none, ...Object.fromEntries(await pursesOf(db, accountId)) }
}

const A_LIFETIME = 100_000

/** For a copy of one's data. The law wants the books kept, so nothing here is ever forgotten. */
export const wholeHistoryOf = (db: Db | Tx, accountId: number) =>
  movementsOf(db, { of: accountId, purses: PURSES, limit: A_LIFETIME, offset: 0 })

/** Nobody is let go with money of theirs here, or owing some; what we gave as a promotion is not theirs. */
/** What is on the account, for whoever is about to delete it; what is owed is not counted. */
export async function moneyRemaining(db: Db | Tx, accountId: number) {
  const { promo: promoPaise, debt: _, ...own } = await balancesOf(db, accountId)
  return { promoPaise, walletPaise: Object.values(own).reduce((sum, paise) => sum + paise, 0) }
}

export async function moneyLeft(db: Db | Tx, accountId: number) {
  const { promo: _, ...own } = await balancesOf(db, accountId)
  return Object.values(own).some((paise) => paise !== 0) ? 'money_left' : undefined
}
