import { create } from 'zustand'
import { onStoredElsewhere, readStored, writeStored } from '~/lib/stored.ts'

const CART_KEY = 'consultancy-kart'
const GUEST = 0

export type CartItemType =
  | 'sub_categories'
  | 'sub_sub_categories'
  | 'course'
  | 'workshop'
  | 'membership'
  | 'product'
  | 'service'

export interface CartItem {
  id: number
  type: CartItemType
  industry_type: string | null
  sub_category_id: number | null
  quantity: number
  /** The user's id, 0 for a guest. */
  user: number
}

export type NewCartItem = Pick<CartItem, 'id' | 'type'> & Partial<Pick<CartItem, 'industry_type' | 'sub_category_id'>>

interface CartState {
  items: readonly CartItem[]
  /** The last addition was there already. */
  alreadyExist: boolean
}

export const useCart = create<CartState>(() => ({ items: [], alreadyExist: false }))

/** A sector's programme holds those of its industries, so it takes their place. */
const without = (items: readonly CartItem[], parent: CartItem) =>
  items.filter(
    (item) =>
      !(parent.type === 'sub_categories' && item.type === 'sub_sub_categories' && item.sub_category_id === parent.id),
  )

function keep(items: readonly CartItem[]) {
  writeStored(CART_KEY, items)
  useCart.setState({ items, alreadyExist: false })
}

export function addToCart(wish: NewCartItem, userId: number | undefined) {
  const item: CartItem = { industry_type: null, sub_category_id: null, ...wish, quantity: 1, user: userId ?? GUEST }
  const { items } = useCart.getState()
  const same = (other: CartItem) => other.id === item.id && other.type === item.type && other.user === item.user
  if (items.some(same)) useCart.setState({ alreadyExist: true })
  else keep([...without(items, item), item])
}

export const removeFromCart = (id: number) => keep(useCart.getState().items.filter((item) => item.id !== id))

export const resetCart = () => keep([])

const asItems = (value: unknown) =>
  Array.isArray(value) ? (value.filter((item) => typeof item?.id === 'number') as CartItem[]) : null

const fromStorage = () => useCart.setState({ items: readStored(CART_KEY, asItems) ?? [], alreadyExist: false })

/** Reads the stored cart and follows what other tabs do. Returns how to stop. */
export function followCart() {
  fromStorage()
  return onStoredElsewhere(CART_KEY, fromStorage)
}
