import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/products/shipments.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { lockOrder, refund } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import type { Services } from '#server/platform/services.ts'
import { bothTitles } from '../rules.ts'
import { type Found, putPiecesBack, shipmentById, step, unsentOfSuspended } from '../shipments/queries.ts'
import { lockFor } from '../shipments/service.ts'

export const cancelShipment = ({ db, actor, now }: SignedIn, input: Input<typeof api.cancelShipment>) =>
  db.transaction().execute(async (tx) => {
    const { id, reason, backInStock } = input
    const found = await lockFor(tx, id, { consultantId: actor.id })
    await cancel(tx, found, { by: 'consultant', byId: actor.id, reason, backInStock, at: now })
    const params = { ...bothTitles(found), reason }
    await notify(tx, now, { accountId: found.accountId, message: 'goods_cancelled_by_seller', params })
    return { id }
  })

/** A constraint refuses it before the last reminder. */
export const cancelOverdueShipment = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.cancelOverdueShipment>) =>
  db.transaction().execute(async (tx) => {
    const found = await lockFor(tx, id, { accountId: actor.id })
    await cancel(tx, found, { by: 'customer', byId: actor.id, reason: '', backInStock: true, at: now })
    const params = { ...bothTitles(found), quantity: found.quantity }
    await notify(tx, now, { accountId: found.consultantId, message: 'goods_cancelled', params })
    return { id }
  })

interface Cancelling {
  by: 'customer' | 'consultant'
  byId: number
  reason: string
  backInStock: boolean
  at: Date
}

/** Cancelled first, so that the refund does not put the pieces back automatically. */
async function cancel(tx: Tx, found: Found, { by, byId, reason, backInStock, at }: Cancelling) {
  const { id, lineId, orderId, productId, quantity } = found
  const set = { ended_at: at, cancelled_by: by, cancel_reason: reason }
  if (!(await step(tx, id, { from: ['placed', 'packed'], to: 'cancelled', set }))) throw new Problem('stale')
  await refund(tx, {
    ...{ orderId, lines: [{ lineId }], reason, reasonCode: `cancelled_by_${by}`, by: byId, to: 'source', at },
  })
  if (backInStock) await putPiecesBack(tx, productId, quantity)
}

/** Nobody waits for goods from somebody who can no longer sign in. The refund takes them back. */
export const cancelGoodsOfSuspended = async (services: Services, now: Date) =>
  eachAlone(services, await unsentOfSuspended(services.db), 'goods could not be cancelled', (tx, id) =>
    cancelAsPlatform(tx, id, now),
  )

async function cancelAsPlatform(tx: Tx, id: number, at: Date) {
  await lockOrder(tx, (await shipmentById(tx, id))!.orderId)
  const { orderId, lineId, state } = (await shipmentById(tx, id))!
  if (state !== 'placed' && state !== 'packed') return
  const why = { reason: '', reasonCode: 'cancelled_by_platform', by: null } as const
  await refund(tx, { orderId, lines: [{ lineId }], ...why, to: 'source', at })
}
