import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'

/** Services by id, with whether a listed consultant offers them now. */
export const servicesForSale = (db: Db | Tx, ids: readonly number[]) =>
  db
    .selectFrom('services')
    .select([
      'id',
      'title_english',
      'title_hindi',
      'price_paise as pricePaise',
      'consultant_id as consultantId',
      'days',
    ])
    .select(
      sql<boolean>`state = 'offered' and exists (select from consultant_industries place
        where place.consultant_id = services.consultant_id and place.listed and place.leads_all)`.as('offered'),
    )
    .where('id', 'in', ids)
    .execute()

interface NewServiceOrder {
  lineId: number
  orderId: number
  serviceId: number
  buyerId: number
  orderedAt: Date
  dueOn: string
}

/** Once per line, however often it is called. */
export const insertServiceOrder = (tx: Tx, row: NewServiceOrder) =>
  tx
    .insertInto('service_orders')
    .values({
      line_id: row.lineId,
      order_id: row.orderId,
      service_id: row.serviceId,
      buyer_id: row.buyerId,
      ordered_at: row.orderedAt,
      due_on: row.dueOn,
    })
    .onConflict((known) => known.column('line_id').doNothing())
    .execute()

export const setDone = (tx: Tx, lineId: number, at: Date) =>
  tx
    .updateTable('service_orders')
    .set({ state: 'done', done_at: at })
    .where('line_id', '=', lineId)
    .where('state', '=', 'ordered')
    .execute()

export const setCancelled = (tx: Tx, lineId: number, at: Date) =>
  tx
    .updateTable('service_orders')
    .set({ state: 'cancelled', cancelled_at: at })
    .where('line_id', '=', lineId)
    .where('state', '<>', 'cancelled')
    .execute()

const bought = (db: Db, buyerId: number, search: string | undefined) =>
  db
    .selectFrom('service_orders')
    .innerJoin('order_lines', 'order_lines.id', 'service_orders.line_id')
    .where('service_orders.buyer_id', '=', buyerId)
    .$if(Boolean(search), (all) =>
      all.where((line) =>
        line.or([
          line('order_lines.title_english', 'ilike', containing(search!)),
          line('order_lines.title_hindi', 'ilike', containing(search!)),
        ]),
      ),
    )

interface Asked {
  buyerId: number
  search: string | undefined
  limit: number
  offset: number
}

export const pageOfBought = (db: Db, { buyerId, search, limit, offset }: Asked) =>
  bought(db, buyerId, search)
    .innerJoin('services', 'services.id', 'service_orders.service_id')
    .innerJoin('consultants', 'consultants.id', 'services.consultant_id')
    .innerJoin('accounts', 'accounts.id', 'services.consultant_id')
    .select([
      'service_orders.id',
      'service_orders.order_id as orderId',
      'service_id as serviceId',
      'order_lines.title_english',
      'order_lines.title_hindi',
      'services.delivered_english',
      'services.delivered_hindi',
      'service_orders.state',
      'ordered_at as orderedAt',
      'due_on as dueOn',
      'done_at as doneAt',
      'order_lines.total_paise as totalPaise',
      'consultants.id as consultantId',
      'consultants.slug',
      'accounts.name',
      'accounts.thumbnail',
    ])
    .orderBy('service_orders.id', 'desc')
    .limit(limit)
    .offset(offset)
    .$narrowType<{ state: 'ordered' | 'done' | 'cancelled' }>()
    .execute()

export const countBought = async (db: Db, buyerId: number, search: string | undefined) =>
  (
    await bought(db, buyerId, search)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
