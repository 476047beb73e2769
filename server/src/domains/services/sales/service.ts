import { blockedWith, isBlocked } from '#server/domains/accounts/public.ts'
import type { Offer, Seller } from '#server/domains/orders/public.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { changeOrder, record } from '../records/changes.ts'
import { notifyNews } from '../records/notifications.ts'
import { acceptAll, lockByLine, orderById } from '../records/queries.ts'
import * as queries from './queries.ts'

/** SAC of other professional, technical and business services. */
const SAC = '998399'

const WHOLE: queries.Milestone = { title_english: 'The whole work', title_hindi: 'पूरा काम', percent: 100 }

/** How orders sell services: the same one may be bought repeatedly. */
export const serviceSeller: Seller = {
  async offers(db, items, buyerId) {
    const rows = await queries.packagesForSale(
      db,
      items.map(({ id }) => id),
    )
    const blocked = buyerId === undefined || rows.length === 0 ? [] : await blockedWith(db, buyerId)
    return new Map(
      rows.map((item): [number, Offer] => {
        const { id, title_english, title_hindi, pricePaise, consultantId } = item
        const isForSale = item.offered && !blocked.includes(consultantId)
        return [
          id,
          {
            ...{ id, title_english, title_hindi, pricePaise, consultantId, taxCode: SAC },
            ...(!isForSale && { blocked: 'withdrawn' as const }),
          },
        ]
      }),
    )
  },
  async reserve(tx, { id: lineId, itemId }) {
    const [item] = await queries.packagesForSale(tx, [itemId])
    if (!item) throw new Problem('item_unavailable')
    await queries.insertTerms(tx, lineId, item)
  },
  async fulfil(tx, { id: lineId, orderId, itemId, buyerId }, at) {
    if (await lockByLine(tx, lineId)) return 'fulfilled'
    const [offered] = await queries.packagesForSale(tx, [itemId])
    if (!offered?.offered || (await isBlocked(tx, buyerId, offered.consultantId))) return { refused: 'not_available' }
    const item = { ...offered, ...(await queries.termsOf(tx, lineId)) }
    const year = dayInIndia(at).slice(2, 4)
    const stored = await queries.insertServiceOrder(tx, { lineId, orderId, buyerId, item, at }, year)
    if (!stored) return 'fulfilled'
    await queries.insertMilestones(tx, stored.id, item.milestones.length > 0 ? item.milestones : [WHOLE])
    await record(tx, stored.id, { kind: 'ordered', by: { id: buyerId, role: 'customer' }, at })
    const order = (await orderById(tx, stored.id))!
    await notifyNews(tx, order, 'brief_wanted', ['customer'], at)
    await notifyNews(tx, order, 'ordered', ['consultant'], at)
    return 'fulfilled'
  },
  /** The last milestone was accepted, or staff marked the whole as delivered. A cancelled one only closes its line. */
  async completed(tx, { id: lineId }, at) {
    const order = await lockByLine(tx, lineId)
    if (!order || order.state === 'cancelled') return
    await acceptAll(tx, order.id, at)
    const done = await changeOrder(tx, order, { to: 'done', kind: 'done', by: null, at, set: { done_at: at } })
    await notifyNews(tx, done, 'done', ['customer', 'consultant'], at)
  },
  /** Refunds by this domain change the state first, and with it give the reason. */
  async revoke(tx, { id: lineId }, at) {
    const order = await lockByLine(tx, lineId)
    if (!order || order.state === 'cancelled') return
    const set = { cancelled_at: at }
    const after = await changeOrder(tx, order, { to: 'cancelled', kind: 'cancelled', by: null, at, set })
    await notifyNews(tx, after, 'cancelled', ['consultant'], at)
  },
}
