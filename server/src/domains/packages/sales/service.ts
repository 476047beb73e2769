import { PACKAGE_VALID_DAYS } from '#contract/packages/constants.ts'
import { blockedWith, refuseBlocked } from '#server/domains/accounts/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { isSamePerson, type Offer, type Seller } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { daysAfter } from '#server/platform/time.ts'
import { offersById } from '../offers/queries.ts'
import { packageById } from '../queries.ts'
import { titleOfPackage } from '../rules.ts'
import * as queries from './queries.ts'

/** SAC of management consulting and management services, as of the sessions. */
const SAC = '998311'

/**
 * How orders sell packages. The platform sells them: the consultant earns their share with each session that takes
 * place, so that nothing has to be taken back from them for sessions that are never booked.
 */
export const packageSeller: Seller = {
  async offers(db, items, buyerId) {
    const wanted = items.filter(({ draftId }) => draftId === null).map(({ id }) => id)
    const offers = wanted.length === 0 ? [] : await offersById(db, wanted)
    const blocked = buyerId === undefined || offers.length === 0 ? [] : await blockedWith(db, buyerId)
    return new Map(
      offers.map((offer): [number, Offer] => {
        const { id, sessions, sessionPaise, consultantId } = offer
        const isForSale = offer.isOnSale && !blocked.includes(consultantId)
        const terms = { pricePaise: sessions * sessionPaise, taxCode: SAC, consultantId: null }
        return [id, { id, ...titleOfPackage(offer), ...terms, ...(isForSale ? {} : { blocked: 'withdrawn' as const }) }]
      }),
    )
  },
  async reserve(tx, { id: lineId, orderId, itemId: offerId, buyerId: accountId }, _until, now) {
    const [offer] = await offersById(tx, [offerId])
    if (!offer || (await isSamePerson(tx, accountId, [offer.consultantId]))) throw new Problem('own_account')
    await refuseBlocked(tx, accountId, offer.consultantId)
    await queries.insertOrdered(tx, { lineId, orderId, accountId, offerId, at: now })
  },
  async fulfil(tx, { id: lineId }, now) {
    const bought = await queries.setBought(tx, lineId, { at: now, validUntil: daysAfter(now, PACKAGE_VALID_DAYS) })
    if (bought) await notifyBought(tx, bought.id, now)
    return 'fulfilled'
  },
  completed: async (tx, { id }, now) => void (await queries.setCompleted(tx, id, now)),
  revoke: async (tx, { id }, now) => void (await queries.setRevoked(tx, id, now)),
}

async function notifyBought(tx: Tx, id: number, now: Date) {
  const { accountId, consultantId, consultantName, slug, mode, minutes, sessions, validUntil } = (await packageById(
    tx,
    id,
  ))!
  const titles = titleOfPackage({ name: consultantName, mode, minutes, sessions })
  const params = { ...titles, slug, validUntil: validUntil.toISOString() }
  await notify(tx, now, { accountId, message: 'package_bought', params })
  await notify(tx, now, { accountId: consultantId, message: 'package_sold', params: { mode, minutes, sessions } })
}
