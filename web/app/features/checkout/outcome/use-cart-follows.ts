import { useEffect } from 'react'
import { CART_ITEM_TYPES } from '#contract/orders/constants.ts'
import type { CartItemType } from '~/domains/cart/rules.ts'
import { addToCart, removeFromCart, resetCart, useCart } from '~/domains/cart/state.ts'
import { isPaid, type Order } from '~/domains/orders/api.ts'

const isCartType = (type: string): type is CartItemType => (CART_ITEM_TYPES as readonly string[]).includes(type)

/** Removes from the cart what is paid or being confirmed by a bank. */
export function useCartFollows(order: Order | undefined) {
  const isGone = order !== undefined && (isPaid(order) || order.status === 'confirming')
  useEffect(() => {
    if (!isGone || !order) return
    const { items, owner } = useCart.getState()
    const mine = items.filter(({ user }) => user === owner)
    const bought = mine.filter(({ id, type }) => order.lines.some((line) => line.itemId === id && line.type === type))
    if (bought.length === mine.length) resetCart()
    else for (const { id } of bought) removeFromCart(id)
  }, [isGone, order])
}

/** Puts unpaid items back into the cart. */
export function putBackInCart({ lines }: Order) {
  for (const { itemId, type } of lines) if (isCartType(type)) addToCart({ id: itemId, type })
}
