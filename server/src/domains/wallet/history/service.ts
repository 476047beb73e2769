import type { Input, Reply } from '#contract/endpoint.ts'
import type * as api from '#contract/wallet/endpoints.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { countWalletRows, lastTopUpAt, type WalletRow, walletRows } from './queries.ts'
import { referenceOf } from './rules.ts'

type History = Reply<typeof api.getWalletHistory>

export async function getWalletHistory(
  { db, actor, now }: SignedIn,
  { page, limit, search, direction }: Input<typeof api.getWalletHistory>,
): Promise<History> {
  const filter = { of: actor.id, search, direction }
  const [rows, count, funds, toppedUpAt] = await Promise.all([
    walletRows(db, filter, { limit, offset: (page - 1) * limit, order: 'newest' }),
    countWalletRows(db, filter),
    ledger.fundsOf(db, actor.id, now),
    lastTopUpAt(db, actor.id),
  ])
  const { walletPaise, promoPaise, heldPaise, spendablePaise, creditPaise, debitPaise } = funds
  const data = rows.map(entryOf)
  return {
    ...{ data, count, page, limit },
    ...{ walletAmount: (creditPaise - debitPaise) / 100, walletHistory: data, walletCount: count },
    ...{ paidPaise: walletPaise, promoPaise, heldPaise, spendablePaise, creditPaise, debitPaise },
    lastTopUpAt: toppedUpAt,
  }
}

const entryOf = ({ memo, orderEnglish, orderHindi, paymentId: _, ...row }: WalletRow): History['data'][number] => ({
  ...row,
  method: row.method as History['data'][number]['method'],
  title_english: orderEnglish ?? (memo || null),
  title_hindi: orderHindi,
  reference: referenceOf(row),
})
