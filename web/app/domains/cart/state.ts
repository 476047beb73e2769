import { useMemo } from 'react'
import { create } from 'zustand'
import { CART_ITEM_TYPES } from '#contract/orders/constants.ts'
import { onStoredElsewhere, readStored, writeStored } from '~/lib/stored.ts'
import { type Adoption, adopt, type CartItem, GUEST, isChildOf, isSame, type NewCartItem } from './rules.ts'

const CART_KEY = 'consultancy-kart'

interface CartState {
  /** Everything stored in this browser, including items of signed-out accounts. */
  items: readonly CartItem[]
  /** Whose cart is shown: the user's id, 0 for a guest. */
  owner: number
  /** The last added item was already in the cart. */
  alreadyExist: boolean
}

export const useCart = create<CartState>(() => ({ items: [], owner: GUEST, alreadyExist: false }))

/** The items of the current user; those of other accounts in the same browser are excluded. */
export function useMyCart(): readonly CartItem[] {
  const items = useCart((state) => state.items)
  const owner = useCart((state) => state.owner)
  return useMemo(() => items.filter(({ user }) => user === owner), [items, owner])
}

function keep(items: readonly CartItem[]) {
  writeStored(CART_KEY, items)
  useCart.setState({ items, alreadyExist: false })
}

export function addToCart(input: NewCartItem) {
  const { items, owner } = useCart.getState()
  const item: CartItem = { industry_type: null, sub_category_id: null, quantity: 1, ...input, user: owner }
  if (items.some((other) => isSame(other, item))) useCart.setState({ alreadyExist: true })
  else keep([...items.filter((other) => !isChildOf(other, item)), item])
}

const isMine = ({ user }: CartItem) => user === useCart.getState().owner

/** Removes an item from the current cart. Returns a function that restores it in place. */
export function removeFromCart(id: number) {
  const before = useCart.getState().items
  const at = before.findIndex((item) => item.id === id && isMine(item))
  const removed = before[at]
  keep(before.filter((item) => item.id !== id || !isMine(item)))
  return () => {
    const { items } = useCart.getState()
    if (removed && !items.some((item) => isSame(item, removed))) keep(items.toSpliced(at, 0, removed))
  }
}

/** Changes how many of an item are wanted, or the draft with its details. */
export const changeInCart = (id: number, { quantity, draftId }: { quantity?: number; draftId?: number | undefined }) =>
  keep(
    useCart.getState().items.map((item) => {
      if (item.id !== id || !isMine(item)) return item
      const { draftId: before, ...rest } = item
      const kept = quantity === undefined ? draftId : before
      return { ...rest, ...(quantity !== undefined && { quantity }), ...(kept !== undefined && { draftId: kept }) }
    }),
  )

/** Empties the current cart. */
export const resetCart = () => keep(useCart.getState().items.filter((item) => !isMine(item)))

/** Switches to this person's cart; items picked as a guest are adopted. */
export function showCartOf(owner: number): Adoption | undefined {
  useCart.setState({ owner })
  const { items } = useCart.getState()
  if (owner === GUEST || !items.some(({ user }) => user === GUEST)) return undefined
  const adoption = adopt(items, owner)
  keep(adoption.items)
  return adoption
}

const isItem = (item: Partial<CartItem> | null): item is CartItem =>
  Number.isSafeInteger(item?.id) && CART_ITEM_TYPES.some((type) => type === item?.type)

const asItems = (value: unknown) => (Array.isArray(value) ? value.filter(isItem) : null)

const fromStorage = () => useCart.setState({ items: readStored(CART_KEY, asItems) ?? [], alreadyExist: false })

/** Reads the stored cart and follows other tabs. Returns the unsubscribe function. */
export function followCart() {
  fromStorage()
  return onStoredElsewhere(CART_KEY, fromStorage)
}
