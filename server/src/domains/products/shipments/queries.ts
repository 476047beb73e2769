import { sql } from 'kysely'
import { type ShipmentState, STOCK_MAX } from '#contract/products/constants.ts'
import type { Address } from '#server/domains/accounts/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

interface Reserved {
  lineId: number
  orderId: number
  accountId: number
  productId: number
  quantity: number
  until: Date
  to: Address
}

export const insertReserved = (tx: Tx, { to, until, ...line }: Reserved) =>
  tx
    .insertInto('product_shipments')
    .values({
      ...{ line_id: line.lineId, order_id: line.orderId, account_id: line.accountId, product_id: line.productId },
      ...{ quantity: line.quantity, state: 'reserved', reserved_until: until },
      ...{ recipient: to.name, mobile: to.mobile, street: to.street, city: to.city },
      ...{ state_code: to.stateCode, pincode: to.pincode },
    })
    .execute()

/** Pieces reserved for unpaid orders of other buyers; a reservation counts until its end, also if nobody has released it. */
export const reservedForOthers = async (
  db: Db | Tx,
  productIds: readonly number[],
  buyerId: number | undefined,
  now: Date,
) =>
  new Map(
    (
      await db
        .selectFrom('product_shipments')
        .select((of) => ['product_id as id', of.fn.sum<number>('quantity').as('pieces')])
        .where('product_id', 'in', productIds)
        .where('state', '=', 'reserved')
        .where('reserved_until', '>', now)
        .where('account_id', '<>', buyerId ?? 0)
        .groupBy('product_id')
        .execute()
    ).map(({ id, pieces }) => [id, Number(pieces)]),
  )

/** Ends reservations that nobody paid in time, and earlier ones of this buyer, who orders again. The product is locked. */
export async function releaseReserved(
  tx: Tx,
  productId: number,
  { now, buyerId = 0 }: { now: Date; buyerId?: number | undefined },
) {
  await sql`with ended as (
      update product_shipments set state = 'released'
      where product_id = ${productId} and state = 'reserved' and (reserved_until <= ${now} or account_id = ${buyerId})
      returning quantity)
    update products set reserved = reserved - (select coalesce(sum(quantity), 0) from ended)
    where id = ${productId} and exists (select from ended)`.execute(tx)
}

/** False if there are not enough pieces left. */
export const reservePieces = async (tx: Tx, productId: number, pieces: number) =>
  (
    await tx
      .updateTable('products')
      .set({ reserved: sql`reserved + ${pieces}` })
      .where('id', '=', productId)
      .where(sql<boolean>`stock - reserved >= ${pieces}`)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Takes pieces that were paid. Its version counts up, so that an editor does not write an old stock. */
export const takePieces = (tx: Tx, productId: number, pieces: number) =>
  tx
    .updateTable('products')
    .set({ stock: sql`stock - ${pieces}`, reserved: sql`reserved - ${pieces}`, version: sql`version + 1` })
    .where('id', '=', productId)
    .execute()

/** They were never sent, or came back in good order. A stock above the limit would refuse the refund. */
export const putPiecesBack = (tx: Tx, productId: number, pieces: number) =>
  tx
    .updateTable('products')
    .set({ stock: sql`least(stock + ${pieces}, ${STOCK_MAX})`, version: sql`version + 1` })
    .where('id', '=', productId)
    .execute()

export const productsWithLapses = async (db: Db, now: Date) =>
  (
    await db
      .selectFrom('product_shipments')
      .select('product_id as id')
      .distinct()
      .where('state', '=', 'reserved')
      .where('reserved_until', '<=', now)
      .execute()
  ).map(({ id }) => id)

type AnyState = ShipmentState | 'reserved' | 'released'

/** Locks the shipment of a line; its product and order are locked before. */
export const lockOfLine = (tx: Tx, lineId: number) =>
  tx
    .selectFrom('product_shipments')
    .select(['id', 'product_id as productId', 'account_id as accountId', 'quantity', 'state'])
    .select('delivered_at as deliveredAt')
    .where('line_id', '=', lineId)
    .forUpdate()
    .$narrowType<{ state: AnyState }>()
    .executeTakeFirstOrThrow()

interface Step {
  from: readonly AnyState[]
  to: AnyState
  set?: {
    placed_at?: Date
    packed_at?: Date
    shipped_at?: Date
    delivered_at?: Date
    ended_at?: Date
    carrier?: string
    tracking_number?: string
    remind_at?: Date
    deliver_by?: Date
    cancelled_by?: 'customer' | 'consultant'
    cancel_reason?: string
  }
}

const UNSENT: readonly AnyState[] = ['placed', 'packed']

/** False if it is in another state meanwhile. Nobody is reminded of what is no longer to be sent. */
export const step = async (tx: Tx, id: number, { from, to, set = {} }: Step) =>
  (
    await tx
      .updateTable('product_shipments')
      .set({ state: to, ...(!UNSENT.includes(to) && { remind_at: null }), ...set })
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

const shipments = (db: Db | Tx) =>
  db
    .selectFrom('product_shipments as sent')
    .innerJoin('products', 'products.id', 'sent.product_id')
    .innerJoin('consultants', 'consultants.id', 'products.consultant_id')
    .innerJoin('accounts', 'accounts.id', 'products.consultant_id')
    .innerJoin('order_lines', 'order_lines.id', 'sent.line_id')
    .innerJoin('states', 'states.code', 'sent.state_code')
    .where('sent.state', 'not in', ['reserved', 'released'])

export const shipmentById = (db: Db | Tx, id: number) =>
  shipments(db)
    .select(['sent.id', 'sent.line_id as lineId', 'sent.order_id as orderId', 'sent.account_id as accountId'])
    .select(['products.consultant_id as consultantId', 'order_lines.title_english', 'order_lines.title_hindi'])
    .select(['sent.product_id as productId', 'sent.quantity', 'sent.state', 'sent.missing_at as missingAt'])
    .where('sent.id', '=', id)
    .executeTakeFirst()

export type Found = NonNullable<Awaited<ReturnType<typeof shipmentById>>>

const detailed = (db: Db) =>
  shipments(db)
    .select(['sent.id', 'sent.order_id as orderId', 'sent.product_id as productId', 'sent.quantity', 'sent.state'])
    .select(['order_lines.title_english', 'order_lines.title_hindi', 'products.photo'])
    .select(['order_lines.total_paise as paidPaise', 'order_lines.price_paise as grossPaise'])
    .select((of) => of('order_lines.total_paise', '-', of.ref('order_lines.refunded_paise')).as('refundablePaise'))
    .select(['sent.recipient', 'sent.mobile', 'sent.street', 'sent.city', 'sent.pincode'])
    .select(['states.title_english as stateEnglish', 'states.title_hindi as stateHindi'])
    .select(['sent.carrier', 'sent.tracking_number as trackingNumber', 'sent.packed_at as packedAt'])
    .select(['sent.shipped_at as shippedAt', 'sent.delivered_at as deliveredAt', 'sent.ended_at as endedAt'])
    .select(['sent.deliver_by as deliverBy', 'sent.missing_at as missingAt', 'sent.reminders'])
    .select(['sent.cancelled_by as cancelledBy', 'sent.cancel_reason as cancelReason'])
    .select((eb) => eb.ref('sent.placed_at').$notNull().as('placedAt'))
    .select(['consultants.id as consultantId', 'consultants.slug', 'accounts.name'])
    .$narrowType<{ state: ShipmentState; cancelledBy: 'customer' | 'consultant' | null }>()

export type ShipmentRow = Awaited<ReturnType<ReturnType<typeof detailed>['execute']>>[number]

interface Page {
  limit: number
  offset: number
}

export const shipmentsTo = (db: Db, accountId: number, { limit, offset }: Page) =>
  detailed(db).where('sent.account_id', '=', accountId).orderBy('sent.id', 'desc').limit(limit).offset(offset).execute()

const TO_SEND = sql<boolean>`sent.state in ('placed', 'packed')`
const TO_ANSWER = sql<boolean>`exists (select from product_returns back
  where back.shipment_id = sent.id and back.state in ('asked', 'sent'))`

export const shipmentsBy = (db: Db, consultantId: number, { limit, offset }: Page) =>
  detailed(db)
    .where('products.consultant_id', '=', consultantId)
    .orderBy(TO_ANSWER, 'desc')
    .orderBy(TO_SEND, 'desc')
    .orderBy('sent.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countShipments = (db: Db, of: { accountId?: number; consultantId?: number }) =>
  shipments(db)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where ${TO_SEND})::int`.as('toSend'),
      sql<number>`count(*) filter (where ${TO_ANSWER})::int`.as('toAnswer'),
    ])
    .$if(of.accountId !== undefined, (list) => list.where('sent.account_id', '=', of.accountId!))
    .$if(of.consultantId !== undefined, (list) => list.where('products.consultant_id', '=', of.consultantId!))
    .executeTakeFirstOrThrow()

/** Paid goods that a suspended seller has not sent. */
export const unsentOfSuspended = async (db: Db) =>
  (
    await db
      .selectFrom('product_shipments as sent')
      .innerJoin('products', 'products.id', 'sent.product_id')
      .innerJoin('consultants', 'consultants.id', 'products.consultant_id')
      .innerJoin('accounts', 'accounts.id', 'products.consultant_id')
      .select('sent.id')
      .where('sent.state', 'in', ['placed', 'packed'])
      .where((eb) => eb.or([eb('accounts.suspended_at', 'is not', null), eb('consultants.approval', '=', 'suspended')]))
      .orderBy('sent.id')
      .execute()
  ).map(({ id }) => id)
