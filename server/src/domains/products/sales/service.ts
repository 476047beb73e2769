import { PRODUCT_UPDATE_DAYS } from '#contract/products/constants.ts'
import { blockedWith, refuseBlocked } from '#server/domains/accounts/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { isSamePerson, type Offer, type Seller } from '#server/domains/orders/public.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { daysAfter } from '#server/platform/time.ts'
import { bothTitles } from '../rules.ts'
import * as goods from './goods.ts'
import * as queries from './queries.ts'

/** SAC of online text based information such as online books. */
const SAC = '998431'

/** How orders sell products. Files: one copy per buyer, supplied by the platform. Goods: pieces, supplied by the consultant. */
export const productSeller: Seller = {
  async offers(db, items, buyerId, now) {
    if (items.length === 0) return new Map()
    const found = await queries.productsForSale(
      db,
      items.map(({ id }) => id),
    )
    const blocked = buyerId === undefined || found.length === 0 ? [] : await blockedWith(db, buyerId)
    const products = found.map((product) => ({
      ...product,
      isOnSale: product.isOnSale && !blocked.includes(product.consultantId),
    }))
    const sent = products.filter(({ kind }) => kind === 'physical')
    const files = products.filter(
      (product) => product.kind === 'digital' && items.some(({ id, draftId }) => id === product.id && draftId === null),
    )
    const owned = await queries.ownedAmong(
      db,
      buyerId,
      files.map(({ id }) => id),
    )
    return new Map([
      ...files.map((file): [number, Offer] => [file.id, offerOfFile(file, owned.has(file.id))]),
      ...(sent.length > 0 ? await goods.offersOfGoods(db, sent, { items, buyerId, now }) : []),
    ])
  },
  async reserve(tx, line, until, now) {
    const { itemId, buyerId } = line
    const [product] = await queries.productsForSale(tx, [itemId])
    if (!product || (await isSamePerson(tx, buyerId, [product.consultantId]))) throw new Problem('own_account')
    await refuseBlocked(tx, buyerId, product.consultantId)
    if (product.kind === 'physical') await goods.reserveGoods(tx, line, until, now)
  },
  /** Withdrawn, or its consultant suspended, since the order was placed. */
  async assertPayable(db, { itemId }) {
    if (!(await queries.productsForSale(db, [itemId]))[0]?.isOnSale) throw new Problem('order_lapsed')
  },
  async fulfil(tx, line, now) {
    const { id: lineId, orderId, itemId: productId, buyerId: accountId } = line
    const [product] = await queries.productsForSale(tx, [productId])
    if (product?.kind === 'physical') return goods.fulfilGoods(tx, line, now)
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
  async completed(tx, line, now) {
    if (await isGoods(tx, line)) await goods.completeGoods(tx, line.id, now)
    else await queries.setCompleted(tx, line.id, now)
  },
  releaseAt: async (tx, line, completedAt) => ((await isGoods(tx, line)) ? goods.endOfReturns(completedAt) : undefined),
  supplier: goods.supplierOfGoods,
  async revoke(tx, line, now) {
    if (await isGoods(tx, line)) await goods.revokeGoods(tx, line, now)
    else await queries.setRefunded(tx, line.id, now)
  },
}

function offerOfFile(file: queries.ForSale, isOwned: boolean): Offer {
  const { id, pricePaise, consultantId, isOnSale } = file
  const blocked = isOwned ? ('owned' as const) : isOnSale ? undefined : ('withdrawn' as const)
  return { id, ...bothTitles(file), pricePaise, taxCode: SAC, consultantId, ...(blocked && { blocked }) }
}

const isGoods = async (tx: Parameters<Seller['revoke']>[0], { itemId }: { itemId: number }) =>
  (await queries.productsForSale(tx, [itemId]))[0]?.kind === 'physical'
