import { post } from '#server/domains/ledger/service.ts'
import { open, pay, priceCart } from '#server/domains/orders/service.ts'
import type { Tx } from '#server/platform/db.ts'

const MAHARASHTRA = '27'

interface Purchase {
  tx: Tx
  buyer: { id: number; name: string }
  items: { id: number; type: string }[]
  couponCode?: string
  /** Already in the wallet; the rest is topped up just before. */
  inWallet?: number
  at: Date
}

/** Buys through the till, with money that is in the wallet just in time. */
export async function bought({ tx, buyer, items, couponCode, inWallet = 0, at }: Purchase) {
  const cart = await priceCart(tx, { items, buyerId: buyer.id, couponCode, stateCode: MAHARASHTRA }, at)
  const billing = { name: buyer.name, state: MAHARASHTRA, gstin: null, address: null }
  const orderId = await open(tx, { buyerId: buyer.id, cart, billing, payUntil: new Date(at.getTime() + 60_000), at })
  const paise = Math.max(0, cart.sums.totalPaise - inWallet)
  if (paise > 0)
    await post(tx, {
      ...{ key: `demo top-up for order ${orderId}`, kind: 'top_up', at, memo: 'Wallet top-up' },
      entries: [
        { place: 'gateway', paise: -paise },
        { place: { purse: 'wallet', of: buyer.id }, paise },
      ],
    })
  await pay(tx, { orderId, useWallet: true, at })
  const lines = await tx
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return { orderId, lineIds: lines.map(({ id }) => id) }
}
