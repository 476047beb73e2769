import type { PurchaseKind } from '#contract/learning/constants.ts'
import { completeLine, type DiscountSource, type Offer, type Seller } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { type DuePage, eachDue } from '#server/platform/jobs/each-alone.ts'
import type { Services } from '#server/platform/services.ts'
import { daysAfter } from '#server/platform/time.ts'
import { revokeWithoutAccess } from '../certificates/queries.ts'
import * as queries from './queries.ts'

/** Commercial training and coaching. */
const SAC = '999293'

type Listing = (
  db: Db | Tx,
  ids: readonly number[],
  buyerId: number | undefined,
) => ReturnType<typeof queries.coursesForSale>

/** The platform sells courses and programmes; trainers get no share. */
const sellerOf = (kind: PurchaseKind, listing: Listing): Seller => ({
  async offers(db, items, buyerId) {
    const ids = items.map(({ id }) => id)
    const found = await listing(db, ids, buyerId)
    return new Map(
      found.map(({ isOffered, isOwned, includes, ...item }): [number, Offer] => {
        const blocked = isOwned ? ('owned' as const) : isOffered ? undefined : ('withdrawn' as const)
        const offer = { ...item, includes, taxCode: SAC, consultantId: null }
        return [item.id, blocked ? { ...offer, blocked } : offer]
      }),
    )
  },
  /** What was bought otherwise since the order was placed is refunded. */
  async fulfil(tx, { id: lineId, orderId, buyerId, itemId }, at) {
    if (await queries.purchaseOfLine(tx, lineId)) return 'fulfilled'
    const [item] = await listing(tx, [itemId], buyerId)
    if (!item) return { refused: 'not_available' }
    const purchase =
      !item.isOwned && (await queries.insertPurchase(tx, { lineId, orderId, accountId: buyerId, kind, itemId, at }))
    if (!purchase) return { refused: 'paid_already' }
    await queries.enrol(tx, purchase.id, at)
    return 'fulfilled'
  },
  completed: async (tx, { id }, at) => void (await queries.setCompleted(tx, id, at)),
  /** A refund ends access and revokes the certificates. */
  async revoke(tx, { id }, at) {
    await queries.endPurchase(tx, id, at)
    await revokeWithoutAccess(tx, id, at)
  },
})

export const courseSeller = sellerOf('course', queries.coursesForSale)
export const industrySeller = sellerOf('industry', queries.industryProgrammesForSale)
export const sectorSeller = sellerOf('sector', queries.sectorProgrammesForSale)

const PROGRAMMES = ['sub_categories', 'sub_sub_categories']

/** What was paid for contained courses and programmes is credited before tax, up to the price. */
export const programmeCredit: DiscountSource = {
  stage: 'credit',
  countedPer: 'line',
  async quote(db, { buyerId, lines }) {
    const programmes = lines.filter(({ kind }) => PROGRAMMES.includes(kind))
    if (buyerId === undefined || programmes.length === 0) return []
    const ids = programmes.map(({ id }) => id)
    return (await queries.creditsFor(db, buyerId, ids)).map(({ purchaseId, itemId, paise, ...titles }) => ({
      ...titles,
      line: lines.findIndex(({ id, kind }) => id === itemId && PROGRAMMES.includes(kind)),
      referenceId: purchaseId,
      fundedBy: 'platform' as const,
      reduction: { paise },
    }))
  },
  async take(tx, { referenceId, lines }) {
    if (!(await queries.takeCredit(tx, referenceId, lineIds(lines)))) throw new Problem('price_changed')
  },
  giveBack: async (tx, { referenceId, lines }) => void (await queries.giveCreditBack(tx, referenceId, lineIds(lines))),
}

const lineIds = (lines: readonly { lineId: number }[]) => lines.map(({ lineId }) => lineId)

/** After the refund period the sale is earned. */
export async function completePurchases(services: Services, now: Date) {
  const { courseRefundDays } = await readSettings(services.db, now)
  const find = (page: DuePage) => queries.purchasesToComplete(services.db, daysAfter(now, -courseRefundDays), page)
  await eachDue(services, { find, failure: 'a learning purchase could not be completed' }, (tx, { lineId }) =>
    completeLine(tx, { lineId, at: now }),
  )
}
