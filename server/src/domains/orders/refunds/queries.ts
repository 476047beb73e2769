import { sql } from 'kysely'
import type { ReasonCode } from '#contract/reasons.ts'
import type { REFUND_REQUEST_STATES } from '#contract/wallet/constants.ts'
import { isPerson, type PersonSearch } from '#server/domains/accounts/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

interface NewRefund {
  orderId: number
  at: Date
  reason: string
  reasonCode: ReasonCode | undefined
  by: number | null
  /** What two people have approved. */
  proposalId: number | null
  totalPaise: number
  toSourcePaise: number
  toWalletPaise: number
  toPromoPaise: number
}

export const insertRefund = (tx: Tx, refund: NewRefund) =>
  tx
    .insertInto('refunds')
    .values({
      order_id: refund.orderId,
      at: refund.at,
      reason: refund.reason,
      reason_code: refund.reasonCode ?? null,
      by_id: refund.by,
      proposal_id: refund.proposalId,
      total_paise: refund.totalPaise,
      to_source_paise: refund.toSourcePaise,
      to_wallet_paise: refund.toWalletPaise,
      to_promo_paise: refund.toPromoPaise,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

interface NewRefundLine {
  lineId: number
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  totalPaise: number
}

export const insertRefundLines = (tx: Tx, refundId: number, lines: readonly NewRefundLine[]) =>
  tx
    .insertInto('refund_lines')
    .values(
      lines.map((line) => ({
        refund_id: refundId,
        line_id: line.lineId,
        taxable_paise: line.taxablePaise,
        cgst_paise: line.cgstPaise,
        sgst_paise: line.sgstPaise,
        igst_paise: line.igstPaise,
        total_paise: line.totalPaise,
      })),
    )
    .execute()

export type RequestState = (typeof REFUND_REQUEST_STATES)[number]

/** Only for the buyer's paid order that is not fully refunded; false otherwise. */
export const insertRequest = async (tx: Tx, { orderId, reason, at }: { orderId: number; reason: string; at: Date }) =>
  tx
    .insertInto('refund_requests')
    .values({ order_id: orderId, reason, asked_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()

interface Decided {
  id: number
  state: 'granted' | 'declined'
  note: string
  by: number
  refundId: number | null
  at: Date
}

/** Decides a waiting request; false if it was decided meanwhile. */
export const decideRequest = async (tx: Tx, { id, state, note, by, refundId, at }: Decided) =>
  (
    await tx
      .updateTable('refund_requests')
      .set({ state, note, decided_by: by, decided_at: at, refund_id: refundId })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** A waiting request is granted by whatever refunds all that was left of its order. */
export const grantIfFullyRefunded = async (
  tx: Tx,
  { orderId, refundId, by, at }: { orderId: number; refundId: number; by: number | null; at: Date },
) =>
  (
    await tx
      .updateTable('refund_requests')
      .from('orders')
      .set({ state: 'granted', decided_by: by, decided_at: at, refund_id: refundId })
      .whereRef('orders.id', '=', 'refund_requests.order_id')
      .where('order_id', '=', orderId)
      .where('refund_requests.state', '=', 'asked')
      .where(sql<boolean>`total_paise <= refunded_promo_paise + refunded_wallet_paise + refunded_gateway_paise`)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

const REQUEST = [
  'refund_requests.id',
  'refund_requests.order_id as orderId',
  'refund_requests.reason',
  'refund_requests.state',
  'asked_at as askedAt',
  'decided_at as decidedAt',
  'note',
  'orders.total_paise as totalPaise',
  'accounts.id as buyerId',
  'accounts.name as buyerName',
  'accounts.mobile as buyerMobile',
  'decider.name as decidedBy',
] as const

const withFacts = (db: Db | Tx) =>
  db
    .selectFrom('refund_requests')
    .innerJoin('orders', 'orders.id', 'refund_requests.order_id')
    .innerJoin('accounts', 'accounts.id', 'orders.buyer_id')
    .leftJoin('accounts as decider', 'decider.id', 'decided_by')
    .select(REQUEST)
    .select([
      sql<number>`refunded_promo_paise + refunded_wallet_paise + refunded_gateway_paise`.as('refundedPaise'),
      sql<string>`(select string_agg(title_english, ', ' order by position) from order_lines where order_id = orders.id)`.as(
        'title_english',
      ),
      sql<string>`(select string_agg(title_hindi, ', ' order by position) from order_lines where order_id = orders.id)`.as(
        'title_hindi',
      ),
    ])
    .$narrowType<{ state: RequestState }>()

export const requestById = (db: Db | Tx, id: number) =>
  withFacts(db).where('refund_requests.id', '=', id).executeTakeFirst()

export interface RequestFilter {
  state: RequestState | undefined
  person: PersonSearch | undefined
  orderId: number | undefined
}

interface View {
  descending: boolean
  limit: number
  offset: number
}

export const pageOfRequests = (
  db: Db,
  { state, person, orderId }: RequestFilter,
  { descending, limit, offset }: View,
) =>
  withFacts(db)
    .$if(state !== undefined, (all) => all.where('refund_requests.state', '=', state!))
    .$if(orderId !== undefined, (all) => all.where('refund_requests.order_id', '=', orderId!))
    .$if(person !== undefined, (all) => all.where(isPerson('accounts', person!)))
    .orderBy('asked_at', descending ? 'desc' : 'asc')
    .orderBy('refund_requests.id', descending ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Counts matches up to `most`; only a search reads whose orders they are about. */
export const countRequests = async (db: Db, { state, person, orderId }: RequestFilter, most: number) =>
  (
    await db
      .selectFrom((of) =>
        of
          .selectFrom('refund_requests')
          .select(sql.lit(1).as('one'))
          .$if(state !== undefined, (all) => all.where('state', '=', state!))
          .$if(orderId !== undefined, (all) => all.where('order_id', '=', orderId!))
          .$if(person !== undefined, (all) =>
            all.where(({ exists, selectFrom }) =>
              exists(
                selectFrom('orders')
                  .innerJoin('accounts', 'accounts.id', 'orders.buyer_id')
                  .select('orders.id')
                  .whereRef('orders.id', '=', 'refund_requests.order_id')
                  .where(isPerson('accounts', person!)),
              ),
            ),
          )
          .limit(most)
          .as('matching'),
      )
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
