import { PRODUCT_UPDATE_DAYS } from '#contract/products/constants.ts'
import { refuseBlocked } from '#server/domains/accounts/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { isSamePerson, type Offer, type Seller } from '#server/domains/orders/public.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { daysAfter } from '#server/platform/time.ts'
import { bothTitles } from '../rules.ts'
import * as queries from './queries.ts'

/** SAC of online text based information such as online books. */
const SAC = '998431'

/** How orders sell digital products: one copy per buyer, supplied by the platform. */
export const productSeller: Seller = {
  async offers(db, items, buyerId) {
    const wanted = items.filter(({ draftId }) => draftId === null).map(({ id }) => id)
    if (wanted.length === 0) return new Map()
    const products = await queries.productsForSale(db, wanted)
    const owned = buyerId === undefined ? new Set<number>() : await queries.ownedAmong(db, buyerId, wanted)
    return new Map(
      products.map((product): [number, Offer] => {
        const { id, pricePaise, consultantId, isOnSale } = product
        const blocked = owned.has(id) ? ('owned' as const) : isOnSale ? undefined : ('withdrawn' as const)
        const terms = { pricePaise, taxCode: SAC, consultantId, ...(blocked && { blocked }) }
        return [id, { id, ...bothTitles(product), ...terms }]
      }),
    )
  },
  async reserve(tx, { itemId, buyerId }) {
    const [product] = await queries.productsForSale(tx, [itemId])
    if (!product || (await isSamePerson(tx, buyerId, [product.consultantId]))) throw new Problem('own_account')
    await refuseBlocked(tx, buyerId, product.consultantId)
  },
  async fulfil(tx, { id: lineId, orderId, itemId: productId, buyerId: accountId }, now) {
    const [product] = await queries.productsForSale(tx, [productId])
    // Paid for before it was withdrawn: the file is still there.
    if (!product?.edition) return { refused: 'not_available' }
    const updatesUntil = daysAfter(now, PRODUCT_UPDATE_DAYS)
    const sale = { lineId, orderId, accountId, productId, edition: product.edition, updatesUntil, at: now }
    const bought = await queries.insertPurchase(tx, sale)
    if (!bought) return (await queries.isFulfilled(tx, lineId)) ? 'fulfilled' : { refused: 'paid_already' }
    const titles = bothTitles(product)
    await notify(tx, now, { accountId, message: 'product_bought', params: titles })
    await notify(tx, now, { accountId: product.consultantId, message: 'product_sold', params: titles })
    return 'fulfilled'
  },
  completed: async (tx, { id }, now) => void (await queries.setCompleted(tx, id, now)),
  revoke: async (tx, { id }, now) => void (await queries.setRefunded(tx, id, now)),
}
