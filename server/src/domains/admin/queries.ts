import { sql } from 'kysely'
import type { Db } from '#server/platform/db/db.ts'

export const consultantsNow = async (db: Db, now: Date) =>
  db
    .selectFrom('listing_totals')
    .select((eb) => [
      'consultants_count as listed',
      eb
        .selectFrom('presence_leases')
        .select(sql<number>`count(distinct consultant_id)::integer`.as('online'))
        .where('expires_at', '>', now)
        .where((where) =>
          where.exists(
            where
              .selectFrom('consultant_industries')
              .select('industry_id')
              .whereRef('consultant_industries.consultant_id', '=', 'presence_leases.consultant_id')
              .where('listed', '=', true),
          ),
        )
        .as('online'),
    ])
    .$narrowType<{ online: number }>()
    .executeTakeFirstOrThrow()

export interface Waiting {
  queue:
    | 'approvals'
    | 'payouts'
    | 'refundRequests'
    | 'refundProposals'
    | 'appeals'
    | 'credits'
    | 'payments'
    | 'reportedReviews'
    | 'reportedPeople'
    | 'enquiries'
    | 'returns'
    | 'disputes'
  count: number
  oldestAt: Date | null
  paise: number
}

/** Each queue has a partial index of waiting rows, so the cost depends on what waits and not on the table size. */
export const waiting = async (db: Db) => {
  const asked = sql`count(*)::integer as count, min(asked_at) as "oldestAt"`
  const { rows } = await sql<Waiting>`
    select 'approvals' as queue, count(*)::integer as count, min(approval_changed_at) as "oldestAt", 0::bigint as paise
      from consultants join accounts using (id) where approval = 'submitted' and deleted_at is null
    union all
    select 'payouts', ${asked}, coalesce(sum(amount_paise), 0)::bigint from withdrawals where state = 'asked'
    union all
    select 'refundRequests', ${asked}, 0 from refund_requests where state = 'asked'
    union all
    select 'refundProposals', count(*)::integer, min(proposed_at), coalesce(sum(paise), 0)::bigint
      from refund_proposals where state = 'waiting'
    union all
    select 'appeals', ${asked}, 0 from booking_appeals where state = 'open'
    union all
    select 'credits', count(*)::integer, min(at), coalesce(sum(promised_paise - given_paise), 0)::bigint
      from booking_credits where given_paise < promised_paise and decided_at is null
    union all
    select 'payments', coalesce(sum(differences - mended), 0)::integer, min(ran_at), 0
      from payment_reconciliations where differences > mended
    union all
    select 'reportedReviews', count(distinct review_id)::integer, min(reported_at), 0 from review_reports where state = 'open'
    union all
    select 'reportedPeople', count(*)::integer, min(reported_at), 0 from person_reports where state = 'open'
    union all
    select 'enquiries', count(*)::integer, min(created_at), 0 from enquiries
      where escalated_at is not null and status in ('new', 'assigned')
    union all
    select 'returns', count(*)::integer, min(at), 0 from (
      select (select max(at) from product_return_events event where event.return_id = product_returns.id) as at
        from product_returns where state = 'escalated'
      union all
      select missing_at from product_shipments where state = 'shipped' and missing_at is not null) as goods
    union all
    select 'disputes', count(*)::integer,
      min((select max(at) from service_order_entries entry where entry.service_order_id = service_orders.id and kind = 'disputed')), 0
      from service_orders where state = 'disputed'`.execute(db)
  return rows
}
