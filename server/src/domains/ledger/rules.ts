import type { BalanceKind, Book } from '#contract/ledger/endpoints.ts'

/** A ledger account: one of the platform, or a balance of a person by account id. */
export type Place = Book | { balance: BalanceKind; of: number }

/** A positive amount credits the account, a negative one debits it. */
export interface Entry {
  place: Place
  paise: number
}

/** What a movement belongs to, by ids of other domains. */
export interface Refs {
  orderId?: number | undefined
  paymentId?: number | undefined
  refundId?: number | undefined
  payoutId?: number | undefined
  lineId?: number | undefined
}

/** The header of every movement. */
export interface PostingHeader {
  /** Named after the event, so that it cannot happen twice: `order 12 paid`. */
  key: string
  /** snake_case: top_up, order_paid. */
  kind: string
  at: Date
  refs?: Refs | undefined
  memo?: string | undefined
}

/** A programming error: no customer can cause or fix it. */
export class UnbalancedMovement extends Error {}

export const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { paise }) => sum + paise, 0)

/** Non-zero entries that add up to the required sum. */
export function balanced(entries: readonly Entry[], sum: number): Entry[] {
  const strange = entries.find(({ paise }) => !Number.isSafeInteger(paise))
  if (strange) throw new UnbalancedMovement(`${strange.paise} is not a whole number of paise`)
  if (sumOf(entries) !== sum)
    throw new UnbalancedMovement(`entries of ${sumOf(entries)} paise where ${sum} were expected`)
  const moving = entries.filter(({ paise }) => paise !== 0)
  if (moving.length === 0) throw new UnbalancedMovement('nothing moves')
  return moving
}

/** Entries as SQL parameters: three arrays of equal length. */
export const columnsOf = (entries: readonly Entry[]) => ({
  kinds: entries.map(({ place }) => (typeof place === 'string' ? place : place.balance)),
  owners: entries.map(({ place }) => (typeof place === 'string' ? null : place.of)),
  amounts: entries.map(({ paise }) => paise),
})

/** In the column order of a movement. */
export const refsOf = ({ orderId, paymentId, refundId, payoutId, lineId }: Refs = {}) =>
  [orderId, paymentId, refundId, payoutId, lineId].map((id) => id ?? null)

export function wholePaise(paise: number) {
  if (!Number.isSafeInteger(paise) || paise <= 0) throw new UnbalancedMovement(`${paise} paise cannot be taken`)
  return paise
}
