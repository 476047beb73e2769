import { GOODS_ORDER_MAX, RESERVED_MINUTES, RETURN_DAYS, SEND_REMINDER_DAYS } from '#contract/products/constants.ts'
import { type Address, addressesOf } from '#server/domains/accounts/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { type Offer, type Seller, thawEarnings } from '#server/domains/orders/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { daysAfter, minutesAfter } from '#server/platform/time.ts'
import { lockProduct } from '../queries.ts'
import { closeAsRefunded, openReturnOf } from '../returns/queries.ts'
import { bothTitles } from '../rules.ts'
import { termsOf } from '../selling-terms/queries.ts'
import * as shipments from '../shipments/queries.ts'
import type { ForSale } from './queries.ts'

type Items = Parameters<Seller['offers']>[1]
type Line = Parameters<Seller['fulfil']>[1]

interface Asked {
  items: Items
  buyerId: number | undefined
  now: Date
}

/** Goods are sent to an address of the buyer, which is the draft of the line. Each seller asks for shipping once. */
export async function offersOfGoods(db: Db | Tx, products: readonly ForSale[], { items, buyerId, now }: Asked) {
  const ids = products.map(({ id }) => id)
  const reserved = await shipments.reservedForOthers(db, ids, buyerId, now)
  const known = buyerId === undefined ? [] : await addressesOf(db, buyerId)
  const shipped = new Set<number>()
  const offers = new Map<number, Offer>()
  for (const { id, draftId, quantity } of items) {
    const product = products.find((one) => one.id === id)
    if (!product) continue
    const address = known.find((one) => one.id === draftId)
    if (draftId !== null && !address) continue
    const mostUnits = Math.min(GOODS_ORDER_MAX, product.stock - (reserved.get(id) ?? 0))
    const blocked = blockOf(product, { address, isLeft: quantity <= mostUnits })
    const isFirst = !blocked && !shipped.has(product.consultantId)
    if (isFirst) shipped.add(product.consultantId)
    offers.set(id, {
      ...{ id, ...bothTitles(product), pricePaise: product.pricePaise, consultantId: product.consultantId },
      ...{ taxCode: product.hsn!, gstRateBp: product.gstRateBp!, suppliedByConsultant: true, mostUnits },
      delivery: {
        shippingPaise: isFirst ? product.shippingPaise! : 0,
        fromState: product.gstin?.slice(0, 2) ?? '',
        toState: address?.stateCode,
      },
      payUntil: minutesAfter(now, RESERVED_MINUTES),
      ...(blocked && { blocked }),
    })
  }
  return offers
}

function blockOf(
  { isOnSale, pincodes }: ForSale,
  { address, isLeft }: { address: Address | undefined; isLeft: boolean },
): Offer['blocked'] {
  if (!isOnSale) return 'withdrawn'
  if (!isLeft) return 'sold_out'
  return address && !isServed(address.pincode, pincodes ?? []) ? 'not_served' : undefined
}

/** No entry means all of India. */
const isServed = (pincode: string, prefixes: readonly string[]) =>
  prefixes.length === 0 || prefixes.some((prefix) => pincode.startsWith(prefix))

/** The database keeps the count: whoever comes too late changes no row. */
export async function reserveGoods(tx: Tx, line: Line, until: Date, now: Date) {
  const { id: lineId, orderId, itemId: productId, buyerId, quantity, draftId } = line
  const to = (await addressesOf(tx, buyerId)).find(({ id }) => id === draftId)
  if (!to) throw new Problem('address_missing')
  await lockProduct(tx, productId)
  await shipments.releaseReserved(tx, productId, { now, buyerId })
  if (!(await shipments.reservePieces(tx, productId, quantity))) throw new Problem('item_unavailable')
  await shipments.insertReserved(tx, { lineId, orderId, accountId: buyerId, productId, quantity, until, to })
}

export async function fulfilGoods(tx: Tx, { id: lineId, itemId: productId }: Line, now: Date) {
  const product = (await lockProduct(tx, productId))!
  const { id, quantity, state, accountId } = await shipments.lockOfLine(tx, lineId)
  if (state !== 'reserved' && state !== 'released') return 'fulfilled' as const
  if (state === 'released') {
    // The payment was late: only if the pieces are still there.
    await shipments.releaseReserved(tx, productId, { now })
    if (!(await shipments.reservePieces(tx, productId, quantity))) return { refused: 'not_available' } as const
  }
  await shipments.takePieces(tx, productId, quantity)
  const set = { placed_at: now, remind_at: daysAfter(now, SEND_REMINDER_DAYS[0]) }
  await shipments.step(tx, id, { from: [state], to: 'placed', set })
  const params = { ...bothTitles(product), quantity }
  await notify(tx, now, { accountId, message: 'goods_placed', params })
  await notify(tx, now, { accountId: product.consultantId, message: 'goods_sold', params })
  return 'fulfilled' as const
}

/** Goods that were not sent can be sold again; what was sent is damaged or wrong. */
export async function revokeGoods(tx: Tx, { id: lineId, itemId: productId }: Line, now: Date) {
  const product = (await lockProduct(tx, productId))!
  const { id, quantity, state } = await shipments.lockOfLine(tx, lineId)
  const isSent = state === 'shipped' || state === 'delivered'
  const to = isSent ? ('returned' as const) : ('cancelled' as const)
  if (
    !(await shipments.step(tx, id, { from: ['placed', 'packed', 'shipped', 'delivered'], to, set: { ended_at: now } }))
  )
    return
  if (!isSent) await shipments.putPiecesBack(tx, productId, quantity)
  const open = await openReturnOf(tx, id)
  if (open) {
    await closeAsRefunded(tx, open.id, now)
    await thawEarnings(tx, [{ id: lineId }], 'goods_return')
  }
  const { consultantId: accountId } = product
  const message = isSent ? 'goods_returned' : 'goods_cancelled'
  await notify(tx, now, { accountId, message, params: { ...bothTitles(product), quantity } })
}

/** Staff may complete a line without a step of the seller; then it counts as delivered at that time. */
export async function completeGoods(tx: Tx, lineId: number, now: Date) {
  const { id } = await shipments.lockOfLine(tx, lineId)
  await shipments.step(tx, id, { from: ['placed', 'packed', 'shipped'], to: 'delivered', set: { delivered_at: now } })
}

export const endOfReturns = (completedAt: Date) => daysAfter(completedAt, RETURN_DAYS)

export async function supplierOfGoods(db: Db | Tx, consultantId: number) {
  const terms = await termsOf(db, consultantId)
  if (!terms) throw new Error(`consultant ${consultantId} sells goods without terms`)
  const { name, address, gstin } = terms
  return { name, address, gstin, stateCode: gstin.slice(0, 2) }
}
