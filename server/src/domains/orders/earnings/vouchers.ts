import type { Book } from '#contract/ledger/endpoints.ts'
import { post } from '#server/domains/ledger/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { EarnedLine } from '../lines/line.ts'

/** What was paid for a voucher is owed to whoever redeems it. */
export const keepVoucher = (tx: Tx, { id: lineId, orderId, totalPaise }: EarnedLine, { book, at }: Keeping) =>
  post(tx, {
    ...{ key: `line ${lineId} kept`, kind: 'voucher_sold', at, refs: { orderId, lineId } },
    entries: [
      { place: 'orders', paise: -totalPaise },
      { place: book, paise: totalPaise },
    ],
  })

interface Keeping {
  book: Book
  at: Date
}

interface Returning extends Keeping {
  refundId: number
  paise: number
}

/** The voucher is refunded: its money returns to the orders account, from which the buyer is then refunded. */
export const returnVoucher = (tx: Tx, line: EarnedLine, { book, refundId, paise, at }: Returning) =>
  post(tx, {
    ...{ key: `refund ${refundId} line ${line.id} returned`, kind: 'voucher_refunded', at },
    refs: { orderId: line.orderId, lineId: line.id, refundId },
    entries: [
      { place: book, paise: -paise },
      { place: 'orders', paise },
    ],
  })
