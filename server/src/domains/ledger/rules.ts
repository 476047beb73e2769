import type { Book, Purse } from '#contract/ledger.ts'

/** Where money lies: a book of the platform, or the purse of somebody by the id of their account. */
export type Place = Book | { purse: Purse; of: number }

/** Above zero credits the place, below zero debits it. */
export interface Entry {
  place: Place
  paise: number
}

/** What a movement belongs to, by the ids of other domains. */
export interface Refs {
  orderId?: number | undefined
  paymentId?: number | undefined
  refundId?: number | undefined
  payoutId?: number | undefined
  lineId?: number | undefined
}

/** What every movement says of itself. */
export interface Deed {
  /** Named after what happens, so that it cannot happen twice: `order 12 paid`. */
  key: string
  /** snake_case: top_up, order_paid. */
  kind: string
  at: Date
  refs?: Refs | undefined
  memo?: string | undefined
}

/** A mistake of whoever calls: no customer can do anything about it. */
export class UnbalancedMovement extends Error {}

export const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { paise }) => sum + paise, 0)

/** Entries that move something and sum to what they must; an amount of zero is no entry. */
export function balanced(entries: readonly Entry[], sum: number): Entry[] {
  const strange = entries.find(({ paise }) => !Number.isSafeInteger(paise))
  if (strange) throw new UnbalancedMovement(`${strange.paise} is not a whole number of paise`)
  if (sumOf(entries) !== sum)
    throw new UnbalancedMovement(`entries of ${sumOf(entries)} paise where ${sum} were expected`)
  const moving = entries.filter(({ paise }) => paise !== 0)
  if (moving.length === 0) throw new UnbalancedMovement('nothing moves')
  return moving
}

/** How entries travel into SQL: three lists of the same length. */
export const columnsOf = (entries: readonly Entry[]) => ({
  kinds: entries.map(({ place }) => (typeof place === 'string' ? place : place.purse)),
  owners: entries.map(({ place }) => (typeof place === 'string' ? null : place.of)),
  amounts: entries.map(({ paise }) => paise),
})

/** In the order of the columns of a movement. */
export const refsOf = ({ orderId, paymentId, refundId, payoutId, lineId }: Refs = {}) =>
  [orderId, paymentId, refundId, payoutId, lineId].map((id) => id ?? null)

export function wholePaise(paise: number) {
  if (!Number.isSafeInteger(paise) || paise <= 0) throw new UnbalancedMovement(`${paise} paise cannot be taken`)
  return paise
}
