import { sql } from 'kysely'
import { idsOfPeople, type PersonSearch } from '#server/domains/accounts/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Status } from '../views/rules.ts'

export interface OrderFilter {
  orderId?: number | undefined
  document?: string | undefined
  person?: PersonSearch | undefined
  personId?: number | undefined
  status?: Status | undefined
  from?: Date | undefined
  before?: Date | undefined
}

const REFUNDED = sql<number>`refunded_promo_paise + refunded_wallet_paise + refunded_gateway_paise`
/** The same as views/rules.statusOf, in SQL for lists. */
const STATUS = sql<Status>`case
  when orders.state <> 'paid' and payments.state = 'pending' then 'confirming'
  when orders.state <> 'paid' or ${REFUNDED} = 0 then orders.state
  when ${REFUNDED} = orders.total_paise then 'refunded' else 'part_refunded' end`

const BANK_CONFIRMS = sql<boolean>`exists (select from payments waiting
  where waiting.id = orders.payment_id and waiting.state = 'pending')`

/** The same as a condition, phrased to use the indexes of the stored states and of refunded orders. */
const inStatus = (status: Status) => {
  switch (status) {
    case 'confirming':
      return sql<boolean>`(orders.state <> 'paid' and ${BANK_CONFIRMS})`
    case 'paid':
      return sql<boolean>`(orders.state = 'paid' and ${REFUNDED} = 0)`
    case 'refunded':
      return sql<boolean>`(orders.state = 'paid' and ${REFUNDED} > 0 and ${REFUNDED} = orders.total_paise)`
    case 'part_refunded':
      return sql<boolean>`(orders.state = 'paid' and ${REFUNDED} > 0 and ${REFUNDED} < orders.total_paise)`
    default:
      return sql<boolean>`(orders.state = ${status} and not ${BANK_CONFIRMS})`
  }
}

const matching = (db: Db, filter: OrderFilter) =>
  db
    .selectFrom('orders')
    .where((where) =>
      where.and([
        ...(filter.orderId === undefined ? [] : [where('orders.id', '=', filter.orderId)]),
        ...(filter.document
          ? [
              where.exists(
                where
                  .selectFrom('documents')
                  .select('documents.id')
                  .whereRef('documents.order_id', '=', 'orders.id')
                  .where('number', '=', filter.document),
              ),
            ]
          : []),
        ...(filter.person ? [where('orders.buyer_id', '=', idsOfPeople(filter.person))] : []),
        ...(filter.personId ? [where('orders.buyer_id', '=', filter.personId)] : []),
        ...(filter.status ? [inStatus(filter.status)] : []),
        ...(filter.from ? [where('orders.created_at', '>=', filter.from)] : []),
        ...(filter.before ? [where('orders.created_at', '<', filter.before)] : []),
      ]),
    )

export interface OrderView {
  sort: 'created' | 'total'
  descending: boolean
  limit: number
  offset: number
  /** Of a file, which is in descending order of creation: only what follows this order. */
  after?: { createdAt: Date; id: number } | undefined
}

export function ordersMatching(db: Db, filter: OrderFilter, { sort, descending, limit, offset, after }: OrderView) {
  const direction = descending ? 'desc' : 'asc'
  return matching(db, filter)
    .innerJoin('accounts', 'accounts.id', 'orders.buyer_id')
    .leftJoin('payments', 'payments.id', 'orders.payment_id')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(orders.created_at, orders.id) < (${after?.createdAt}::timestamptz, ${after?.id}::bigint)`,
      ),
    )
    .select([
      'orders.id',
      'accounts.id as buyerId',
      'accounts.name as buyerName',
      'accounts.mobile as buyerMobile',
      STATUS.as('status'),
      'orders.created_at as createdAt',
      'orders.total_paise as totalPaise',
      REFUNDED.as('refundedPaise'),
      sql<string>`(select string_agg(title_english, ', ' order by position) from order_lines where order_id = orders.id)`.as(
        'title_english',
      ),
      sql<string>`(select string_agg(title_hindi, ', ' order by position) from order_lines where order_id = orders.id)`.as(
        'title_hindi',
      ),
      sql<number>`(select count(*) from order_lines where order_id = orders.id)`.as('linesCount'),
      // The seller of goods issues an invoice of their own.
      sql<string | null>`(select string_agg(number, ', ' order by id) from documents
        where order_id = orders.id and kind = 'invoice')`.as('invoiceNumber'),
      sql<boolean>`exists (select from refund_requests where order_id = orders.id and state = 'asked')`.as(
        'refundAsked',
      ),
    ])
    .orderBy(sort === 'total' ? 'orders.total_paise' : 'orders.created_at', direction)
    .orderBy('orders.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Counts matches up to `most`. */
export const countMatching = async (db: Db, filter: OrderFilter, most: number) =>
  (
    await db
      .selectFrom(matching(db, filter).select('orders.id').limit(most).as('matching'))
      .select((count) => count.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

interface MovementRow {
  id: number
  at: Date
  kind: string
  entries: { place: string; of: string | null; paise: number }[]
}

/** All ledger movements of the order, with their entries in order. */
export async function movementsOf(db: Db | Tx, orderId: number): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select m.id, m.at, m.kind, jsonb_agg(jsonb_build_object('place', a.kind, 'of', p.name, 'paise', e.amount_paise)
      order by e.position) as entries
    from ledger_movements m
      join ledger_entries e on e.movement_id = m.id
      join ledger_accounts a on a.id = e.account_id
      left join accounts p on p.id = a.owner_id
    where m.order_id = ${orderId} group by m.id order by m.id`.execute(db)
  return rows
}

export const paymentsOf = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('payments')
    .select([
      'id',
      'created_at as createdAt',
      'settled_at as settledAt',
      'state',
      'method',
      'amount_paise as amountPaise',
      'provider_payment_id as providerPaymentId',
      'failure_reason as failureReason',
    ])
    .where('purpose', '=', 'order')
    .where('subject_id', '=', orderId)
    .orderBy('id')
    .execute()

/** By its number, or by the number of an invoice or credit note. */
export const ordersNumbered = async (db: Db, text: string) => {
  const id = /^(?:ORD-)?(\d{1,9})$/i.exec(text)?.[1]
  const number = text.toUpperCase()
  return db
    .selectFrom('orders')
    .innerJoin('accounts', 'accounts.id', 'orders.buyer_id')
    .select(['orders.id', sql<string>`${id ? `ORD-${id}` : number}`.as('reference'), 'accounts.name'])
    .where('orders.id', '=', (of) =>
      id
        ? sql<number>`${id}::bigint`
        : of.selectFrom('documents').select('order_id').where('number', '=', number).limit(1),
    )
    .execute()
}
