import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/services/endpoints.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import type { Offer, Seller } from '#server/domains/orders/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { DAY_MS, dayInIndia } from '#server/platform/time.ts'
import * as queries from './queries.ts'

/** SAC of other professional, technical and business services. */
const SAC = '998399'

/** How orders sell services: the same one may be bought repeatedly. */
export const serviceSeller: Seller = {
  async offers(db, items) {
    const rows = await queries.servicesForSale(
      db,
      items.map(({ id }) => id),
    )
    return new Map(
      rows.map(({ offered, days: _, ...service }): [number, Offer] => [
        service.id,
        { ...service, taxCode: SAC, ...(!offered && { blocked: 'withdrawn' as const }) },
      ]),
    )
  },
  async fulfil(tx, { id: lineId, orderId, itemId: serviceId, buyerId }, now) {
    const [service] = await queries.servicesForSale(tx, [serviceId])
    if (!service?.offered) return { refused: 'not_available' }
    const dueOn = dayInIndia(new Date(now.getTime() + service.days * DAY_MS))
    await queries.insertServiceOrder(tx, { lineId, orderId, serviceId, buyerId, orderedAt: now, dueOn })
    return 'fulfilled'
  },
  completed: async (tx, { id }, now) => void (await queries.setDone(tx, id, now)),
  revoke: async (tx, { id }, now) => void (await queries.setCancelled(tx, id, now)),
}

export async function listUserServices({ db, actor }: SignedIn, input: Input<typeof api.listUserServices>) {
  const { page, limit, search } = input
  const [rows, count] = await Promise.all([
    queries.pageOfBought(db, { buyerId: actor.id, search, limit, offset: (page - 1) * limit }),
    queries.countBought(db, actor.id, search),
  ])
  const data = rows.map(({ consultantId, slug, name, thumbnail, ...row }) => ({
    ...row,
    consultant: { id: consultantId, slug, name, thumbnail: thumbnail ?? portraitPath('plain', consultantId) },
  }))
  return { data, UserServices: data, count, page, limit }
}
