import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import type { OrderFacts, Side } from '../records/order.ts'
import { FACTS } from '../records/queries.ts'

export interface Mine {
  accountId: number
  side: Side
  view: 'running' | 'done' | 'cancelled' | undefined
  search: string | undefined
}

const OVER = ['done', 'cancelled']

const ordersOf = (db: Db | Tx, { accountId, side }: Pick<Mine, 'accountId' | 'side'>) =>
  db
    .selectFrom('service_orders')
    .where(side === 'customer' ? 'service_orders.buyer_id' : 'service_orders.consultant_id', '=', accountId)

const mine = (db: Db | Tx, { view, search, ...whose }: Mine) =>
  ordersOf(db, whose)
    .innerJoin('order_lines', 'order_lines.id', 'service_orders.line_id')
    .$if(view === 'running', (list) => list.where('service_orders.state', 'not in', OVER))
    .$if(view === 'done' || view === 'cancelled', (list) => list.where('service_orders.state', '=', view!))
    .$if(Boolean(search), (list) =>
      list.where((eb) =>
        eb.or([
          eb('order_lines.title_english', 'ilike', containing(search!)),
          eb('order_lines.title_hindi', 'ilike', containing(search!)),
          eb('service_orders.number', 'ilike', containing(search!)),
        ]),
      ),
    )

export interface ListedOrder extends OrderFacts {
  milestones: number
  accepted: number
  otherName: string
  otherThumbnail: string | null
  otherSlug: string | null
}

export const pageOfMine = (
  db: Db | Tx,
  filter: Mine,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedOrder[]> =>
  mine(db, filter)
    .innerJoin('accounts as other', (join) =>
      join.onRef(
        'other.id',
        '=',
        filter.side === 'customer' ? 'service_orders.consultant_id' : 'service_orders.buyer_id',
      ),
    )
    .leftJoin('consultants', 'consultants.id', 'other.id')
    .select(FACTS)
    .select(['other.name as otherName', 'other.thumbnail as otherThumbnail', 'consultants.slug as otherSlug'])
    .select([
      sql<number>`(select count(*)::integer from service_order_milestones m where m.service_order_id = service_orders.id)`.as(
        'milestones',
      ),
      sql<number>`(select count(accepted_at)::integer from service_order_milestones m where m.service_order_id = service_orders.id)`.as(
        'accepted',
      ),
    ])
    .orderBy('service_orders.id', 'desc')
    .limit(limit)
    .offset(offset)
    .$castTo<ListedOrder>()
    .execute()

export const countMine = async (db: Db, filter: Mine) =>
  (
    await mine(db, filter)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const countViews = (db: Db, whose: Pick<Mine, 'accountId' | 'side'>) =>
  ordersOf(db, whose)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', 'not in', OVER).as('running'),
      fn.countAll<number>().filterWhere('state', '=', 'done').as('done'),
      fn.countAll<number>().filterWhere('state', '=', 'cancelled').as('cancelled'),
    ])
    .executeTakeFirstOrThrow()

/** What was promised and what it cost. */
export const boughtAs = (db: Db | Tx, id: number) =>
  db
    .selectFrom('service_orders')
    .innerJoin('order_lines', 'order_lines.id', 'service_orders.line_id')
    .select([
      'service_orders.delivered_english',
      'service_orders.delivered_hindi',
      'order_lines.price_paise as pricePaise',
      'order_lines.discount_paise as discountPaise',
      sql<number>`order_lines.total_paise - order_lines.taxable_paise`.as('taxPaise'),
      'order_lines.total_paise as totalPaise',
    ])
    .where('service_orders.id', '=', id)
    .executeTakeFirstOrThrow()

/** The last refund of a line, and where it went. */
export const lastRefund = (db: Db | Tx, lineId: number) =>
  db
    .selectFrom('refund_lines')
    .innerJoin('refunds', 'refunds.id', 'refund_lines.refund_id')
    .leftJoin('accounts', 'accounts.id', 'refunds.by_id')
    .select([
      'refund_lines.total_paise as paise',
      'refunds.at',
      sql<
        'source' | 'wallet' | 'both'
      >`case refunds.to_source_paise when 0 then 'wallet' when refunds.total_paise then 'source'
        else 'both' end`.as('to'),
      sql<boolean>`coalesce(accounts.type = 'admin', false)`.as('byStaff'),
    ])
    .where('refund_lines.line_id', '=', lineId)
    .orderBy('refunds.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const person = (db: Db | Tx, id: number) =>
  db
    .selectFrom('accounts')
    .leftJoin('consultants', 'consultants.id', 'accounts.id')
    .select(['accounts.id', 'accounts.name', 'accounts.thumbnail', 'consultants.slug'])
    .where('accounts.id', '=', id)
    .executeTakeFirstOrThrow()
