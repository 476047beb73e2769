import type { Db, Tx } from '#server/platform/db/db.ts'
import type { OrderFacts } from '../records/order.ts'
import { FACTS } from '../records/queries.ts'

export type OrderWithPeople = OrderFacts & { customer: string; consultant: string }

const withPeople = (db: Db | Tx) =>
  db
    .selectFrom('service_orders')
    .innerJoin('order_lines', 'order_lines.id', 'service_orders.line_id')
    .innerJoin('accounts as customer', 'customer.id', 'service_orders.buyer_id')
    .innerJoin('accounts as consultant', 'consultant.id', 'service_orders.consultant_id')
    .select(FACTS)
    .select(['customer.name as customer', 'consultant.name as consultant'])
    .$castTo<OrderWithPeople>()

export const ordersWithPeople = (db: Db | Tx, ids: readonly number[]): Promise<OrderWithPeople[]> =>
  withPeople(db)
    .where('service_orders.id', 'in', [...ids])
    .execute()

/** Orders that are not over, newest first. */
export const openWithPeople = (db: Db | Tx, accountId: number, limit: number): Promise<OrderWithPeople[]> =>
  withPeople(db)
    .where('service_orders.state', 'not in', ['done', 'cancelled'])
    .where((eb) =>
      eb.or([eb('service_orders.buyer_id', '=', accountId), eb('service_orders.consultant_id', '=', accountId)]),
    )
    .orderBy('service_orders.id', 'desc')
    .limit(limit)
    .execute()
