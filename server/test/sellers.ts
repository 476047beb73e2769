import type { ItemType } from '#contract/orders/constants.ts'
import { registerSeller, type Seller, sellerOf, unregisterSeller } from '#server/domains/orders/sellers.ts'

/** Sells a kind of item in another way until the returned function is called. */
export function sellInstead(kind: ItemType, seller: Seller) {
  const before = sellerOf(kind)
  registerSeller(kind, seller)
  return () => (before ? registerSeller(kind, before) : unregisterSeller(kind))
}
