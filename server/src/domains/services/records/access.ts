import { lockOrder } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { type OrderFacts, sideOf } from './order.ts'
import { lockById, orderById } from './queries.ts'

type Caller = Pick<Actor, 'id' | 'type'>

/** The caller's own order; others are not found. */
export function ofActor(order: OrderFacts | undefined, actor: Caller): OrderFacts {
  const owner = sideOf(actor) === 'customer' ? order?.customerId : order?.consultantId
  if (!order || owner !== actor.id) throw new Problem('not_found')
  return order
}

/** Locks the payment's order first, then the service: the same order as an incoming payment or a refund by staff. */
export async function lockWithOrder(tx: Tx, id: number): Promise<OrderFacts | undefined> {
  const seen = await orderById(tx, id)
  if (seen) await lockOrder(tx, seen.orderId)
  return seen && (await lockById(tx, id))
}

/** The caller's own order, locked. */
export const lockOwn = async (tx: Tx, id: number, actor: Caller) => ofActor(await lockWithOrder(tx, id), actor)
