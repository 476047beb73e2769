import { sql } from 'kysely'
import type { ReasonCode } from '#contract/reasons.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { OrderState } from '../queries.ts'

export const orderById = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('states', 'states.code', 'billing_state')
    .leftJoin('coupon_uses', 'coupon_uses.order_id', 'orders.id')
    .leftJoin('coupons', 'coupons.id', 'coupon_uses.coupon_id')
    .select([
      'orders.id',
      'buyer_id as buyerId',
      'orders.state',
      'orders.created_at as createdAt',
      'paid_at as paidAt',
      'pay_until as payUntil',
      sql<DiscountShown[]>`discounts`.as('discounts'),
      'orders.total_paise as totalPaise',
      'promo_paise as promoPaise',
      'wallet_paise as walletPaise',
      'gateway_paise as gatewayPaise',
      'payment_id as paymentId',
      'billing_name as billingName',
      'billing_gstin as gstin',
      'billing_address as address',
      'states.code as stateCode',
      'states.title_english as stateEnglish',
      'states.title_hindi as stateHindi',
      'coupons.code as couponCode',
    ])
    .where('orders.id', '=', orderId)
    .$narrowType<{ state: OrderState }>()
    .executeTakeFirst()

interface DiscountShown {
  source: string
  title_english: string
  title_hindi: string
  paise: number
}

export const latestRequest = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('refund_requests')
    .select(['id', 'state', 'reason', 'asked_at as askedAt', 'decided_at as decidedAt', 'note'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .$narrowType<{ state: 'asked' | 'granted' | 'declined' }>()
    .executeTakeFirst()

export const refundsOf = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('refunds')
    .leftJoin('accounts', 'accounts.id', 'refunds.by_id')
    .select([
      'refunds.id',
      'at',
      'refunds.total_paise as paise',
      'to_source_paise as toSourcePaise',
      'to_wallet_paise as toWalletPaise',
      'to_promo_paise as toPromoPaise',
      'reason',
      'reason_code as reasonCode',
      sql<number | null>`(select min(id) from documents where refund_id = refunds.id)`.as('documentId'),
      'accounts.name as by',
    ])
    .where('refunds.order_id', '=', orderId)
    .orderBy('refunds.id')
    .$narrowType<{ reasonCode: ReasonCode | null }>()
    .execute()

const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** The caller's orders that match a word of a title or a document number; all of them without a search. */
const owned = (db: Db, buyerId: number, search: string | undefined) =>
  db
    .selectFrom('orders')
    .where('buyer_id', '=', buyerId)
    .$if(Boolean(search), (all) =>
      all.where(({ or, exists, eb, selectFrom }) =>
        or([
          eb(sql<string>`orders.id::text`, '=', search!),
          exists(
            selectFrom('order_lines')
              .select('order_lines.id')
              .whereRef('order_lines.order_id', '=', 'orders.id')
              .where((line) =>
                line.or([
                  line('title_english', 'ilike', contains(search!)),
                  line('title_hindi', 'ilike', contains(search!)),
                ]),
              ),
          ),
          exists(
            selectFrom('documents')
              .select('documents.id')
              .whereRef('documents.order_id', '=', 'orders.id')
              .where('number', 'ilike', contains(search!)),
          ),
        ]),
      ),
    )

export const pageOfOrders = (
  db: Db,
  { buyerId, search, limit, offset }: { buyerId: number; search: string | undefined; limit: number; offset: number },
) =>
  owned(db, buyerId, search)
    .select(['orders.id', 'orders.state', 'orders.created_at as createdAt', 'paid_at as paidAt'])
    .select([
      'orders.total_paise as totalPaise',
      sql<string | null>`(select state from payments where payments.id = orders.payment_id)`.as('paymentState'),
      sql<number>`refunded_promo_paise + refunded_wallet_paise + refunded_gateway_paise`.as('refundedPaise'),
      sql<Titles>`(select jsonb_build_object('title_english', string_agg(title_english, ', ' order by position),
        'title_hindi', string_agg(title_hindi, ', ' order by position), 'count', count(*))
        from order_lines where order_id = orders.id)`.as('titles'),
      sql<{
        id: number
        number: string
        issuedAt: string
        totalPaise: number
      } | null>`(select jsonb_build_object('id', id,
        'number', number, 'issuedAt', issued_at, 'totalPaise', total_paise)
        from documents where order_id = orders.id and kind = 'invoice' order by id limit 1)`.as('invoice'),
    ])
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .offset(offset)
    .$narrowType<{ state: OrderState }>()
    .execute()

interface Titles {
  title_english: string
  title_hindi: string
  count: number
}

export const countOrders = async (db: Db, buyerId: number, search: string | undefined) =>
  (
    await owned(db, buyerId, search)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
