import type { Input } from '#contract/endpoint.ts'
import { DELIVERY_DAYS } from '#contract/products/constants.ts'
import type * as api from '#contract/products/shipments.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { completeLine, lockOrder } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import type { Services } from '#server/platform/services.ts'
import { daysAfter } from '#server/platform/time.ts'
import { lockProduct } from '../queries.ts'
import { bothTitles } from '../rules.ts'
import * as queries from './queries.ts'

/** Locks the order first, as refunds do; then nothing else changes the shipment. */
export async function lockFor(tx: Tx, id: number, party: { accountId: number } | { consultantId: number }) {
  const found = await queries.shipmentById(tx, id)
  const isTheirs =
    found && ('accountId' in party ? found.accountId === party.accountId : found.consultantId === party.consultantId)
  if (!isTheirs) throw new Problem('not_found')
  await lockOrder(tx, found.orderId)
  return (await queries.shipmentById(tx, id))!
}

export const moveShipment = ({ db, actor, now }: SignedIn, { id, to }: Input<typeof api.moveShipment>) =>
  db.transaction().execute(async (tx) => {
    const { accountId, lineId, missingAt, ...titles } = await lockFor(tx, id, { consultantId: actor.id })
    if (to === 'delivered') {
      // Staff decide about what the buyer has reported as missing.
      if (missingAt) throw new Problem('stale')
      await deliver(tx, { id, lineId }, now)
      await notify(tx, now, { accountId, message: 'goods_delivered', params: bothTitles(titles) })
    } else if (!(await queries.step(tx, id, { from: ['placed'], to, set: { packed_at: now } })))
      throw new Problem('stale')
    return { id }
  })

export const sendShipment = ({ db, actor, now }: SignedIn, input: Input<typeof api.sendShipment>) =>
  db.transaction().execute(async (tx) => {
    const { id, carrier, trackingNumber } = input
    const { accountId, ...titles } = await lockFor(tx, id, { consultantId: actor.id })
    const set = {
      ...{ carrier, tracking_number: trackingNumber, shipped_at: now, deliver_by: daysAfter(now, DELIVERY_DAYS) },
    }
    if (!(await queries.step(tx, id, { from: ['placed', 'packed'], to: 'shipped', set }))) throw new Problem('stale')
    const params = { ...bothTitles(titles), carrier, trackingNumber }
    await notify(tx, now, { accountId, message: 'goods_shipped', params })
    return { id }
  })

export const confirmDelivery = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.confirmDelivery>) =>
  db.transaction().execute(async (tx) => {
    const { consultantId, lineId, ...titles } = await lockFor(tx, id, { accountId: actor.id })
    await deliver(tx, { id, lineId }, now)
    await notify(tx, now, { accountId: consultantId, message: 'goods_received', params: bothTitles(titles) })
    return { id }
  })

/** Delivered goods are earned; the earning is released when they can no longer be returned. */
export async function deliver(tx: Tx, { id, lineId }: { id: number; lineId: number }, now: Date) {
  if (!(await queries.step(tx, id, { from: ['shipped'], to: 'delivered', set: { delivered_at: now } })))
    throw new Problem('stale')
  await completeLine(tx, { lineId, at: now })
}

/** Pieces reserved for orders that nobody paid in time can be sold again. */
export const releaseLapsedPieces = async (services: Services, now: Date) =>
  eachAlone(
    services,
    await queries.productsWithLapses(services.db, now),
    'pieces could not be released',
    async (tx, id) => {
      await lockProduct(tx, id)
      await queries.releaseReserved(tx, id, { now })
    },
  )
