import type { CART_ITEM_TYPES } from '#contract/orders/constants.ts'

export type CartItemType = (typeof CART_ITEM_TYPES)[number]

export interface CartItem {
  id: number
  type: CartItemType
  industry_type: string | null
  sub_category_id: number | null
  quantity: number
  /** The seller's draft with the details: an address, an attendee, a form. */
  draftId?: number
  /** The user's id, 0 for a guest. */
  user: number
}

export type NewCartItem = Pick<CartItem, 'id' | 'type'> &
  Partial<Pick<CartItem, 'industry_type' | 'sub_category_id' | 'quantity' | 'draftId'>>

export const GUEST = 0

export const isSame = (a: CartItem, b: CartItem) => a.id === b.id && a.type === b.type && a.user === b.user

/** A sector's programme includes those of its industries, so it replaces them in the same person's cart. */
export const isChildOf = (item: CartItem, parent: CartItem) =>
  parent.type === 'sub_categories' &&
  item.type === 'sub_sub_categories' &&
  item.sub_category_id === parent.id &&
  item.user === parent.user

export interface Adoption {
  items: readonly CartItem[]
  /** How many of their own items were there before. */
  before: number
  /** Guest items that now belong to the account. */
  adopted: readonly CartItem[]
  /** Guest items the account already had. */
  doubles: readonly CartItem[]
  /** Programmes of industries whose sector's programme is in the cart, too. */
  replaced: readonly CartItem[]
}

/** On signing in, guest items become the account's; duplicates are dropped, and a parent replaces its children. */
export function adopt(items: readonly CartItem[], user: number): Adoption {
  const mine = items.filter((item) => item.user === user)
  const brought = items.filter((item) => item.user === GUEST).map((item) => ({ ...item, user }))
  const isMine = (item: CartItem) => mine.some((other) => isSame(item, other))
  const union = [...mine, ...brought.filter((item) => !isMine(item))]
  const replaced = union.filter((item) => union.some((parent) => isChildOf(item, parent)))
  const left = union.filter((item) => !replaced.includes(item))
  return {
    items: [...items.filter((item) => item.user !== user && item.user !== GUEST), ...left],
    before: mine.length,
    adopted: left.filter((item) => brought.includes(item)),
    doubles: brought.filter(isMine),
    replaced,
  }
}
