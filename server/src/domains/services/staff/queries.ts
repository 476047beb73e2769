import { sql } from 'kysely'
import { isPerson, type PersonSearch } from '#server/domains/accounts/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { OrderFacts } from '../records/order.ts'
import { FACTS } from '../records/queries.ts'

export interface OrderFilter {
  id?: number | undefined
  number?: string | undefined
  person?: PersonSearch | undefined
  /** Either side. */
  personId?: number | undefined
  view?: 'disputed' | 'running' | 'late' | 'ended' | undefined
  /** The day on which what is due counts as late. */
  today: string
  from?: Date | undefined
  before?: Date | undefined
}

const OVER = ['done', 'cancelled']

const matching = (db: Db | Tx, { id, number, person, personId, view, today, from, before }: OrderFilter) =>
  db
    .selectFrom('service_orders')
    .innerJoin('order_lines', 'order_lines.id', 'service_orders.line_id')
    .innerJoin('accounts as customer', 'customer.id', 'service_orders.buyer_id')
    .innerJoin('accounts as consultant', 'consultant.id', 'service_orders.consultant_id')
    .where((where) =>
      where.and([
        ...(id ? [where('service_orders.id', '=', id)] : []),
        ...(number ? [where('service_orders.number', '=', number)] : []),
        ...(person ? [where.or([isPerson('customer', person), isPerson('consultant', person)])] : []),
        ...(personId
          ? [
              where.or([
                where('service_orders.buyer_id', '=', personId),
                where('service_orders.consultant_id', '=', personId),
              ]),
            ]
          : []),
        ...(view === 'disputed' ? [where('service_orders.state', '=', 'disputed')] : []),
        ...(view === 'running' ? [where('service_orders.state', 'not in', OVER)] : []),
        ...(view === 'late'
          ? [where('service_orders.state', 'in', ['briefed', 'working']), where('service_orders.due_on', '<', today)]
          : []),
        ...(view === 'ended' ? [where('service_orders.state', 'in', OVER)] : []),
        ...(from ? [where('service_orders.ordered_at', '>=', from)] : []),
        ...(before ? [where('service_orders.ordered_at', '<', before)] : []),
      ]),
    )

export interface OrderView {
  sort: 'due' | 'ordered' | 'amount'
  descending: boolean
  limit: number
  offset: number
}

const ORDER = {
  due: 'service_orders.due_on',
  ordered: 'service_orders.ordered_at',
  amount: 'order_lines.price_paise',
} as const

export interface StaffRow extends OrderFacts {
  pricePaise: number
  customerName: string
  customerMobile: string
  consultantName: string
  consultantMobile: string
}

export const ordersMatching = (db: Db | Tx, filter: OrderFilter, view: OrderView): Promise<StaffRow[]> =>
  matching(db, filter)
    .select([
      ...FACTS,
      'order_lines.price_paise as pricePaise',
      'customer.name as customerName',
      'customer.mobile as customerMobile',
      'consultant.name as consultantName',
      'consultant.mobile as consultantMobile',
    ])
    .$castTo<StaffRow>()
    .orderBy(sql.ref(ORDER[view.sort]), (order) => (view.descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('service_orders.id', view.descending ? 'desc' : 'asc')
    .limit(view.limit)
    .offset(view.offset)
    .execute()

/** Counts matches up to `most`. */
export const countMatching = async (db: Db, filter: OrderFilter, most: number) =>
  (
    await db
      .selectFrom(matching(db, filter).select('service_orders.id').limit(most).as('matching'))
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const serviceOrdersNumbered = (db: Db, number: string) =>
  db
    .selectFrom('service_orders')
    .innerJoin('accounts', 'accounts.id', 'service_orders.buyer_id')
    .select(['service_orders.id', 'service_orders.number as reference', 'accounts.name'])
    .where('service_orders.number', '=', number.toUpperCase())
    .execute()
