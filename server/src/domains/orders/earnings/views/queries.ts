import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

export interface Span {
  consultantId: number
  from: Date | undefined
  before: Date | undefined
}

const within = ({ from, before }: Span, column: RawBuilder<unknown>) =>
  sql`${from ? sql`and ${column} >= ${from}` : sql``} ${before ? sql`and ${column} < ${before}` : sql``}`

const frozen = sql`exists (select from earning_freezes f where f.line_id = e.line_id)`

/**
 * Earnings, refund deductions, and charges for compensation credits, as one list. The withdrawal that paid an earning
 * follows from running sums: money is withdrawn in the order in which it became ready.
 */
const entriesOf = (span: Span) => sql`
  with kept as (
    select e.id, e.net_paise - coalesce(sum(r.net_paise), 0) as left_paise, coalesce(sum(r.paid_paise), 0) as back_paise,
      count(r.id) > 0 as touched
    from earnings e left join earning_reversals r on r.earning_id = e.id
    where e.consultant_id = ${span.consultantId} group by e.id
  ), charged as (
    select coalesce(sum(paise), 0) as paise from earning_charges where consultant_id = ${span.consultantId}
  ), ready as (
    select e.id, sum(kept.left_paise) over (order by e.released_at, e.id) - (select paise from charged) as upto
    from earnings e join kept on kept.id = e.id where e.released_at is not null
  ), left_house as (
    select id, sum(amount_paise) over (order by asked_at, id) as upto from withdrawals
    where consultant_id = ${span.consultantId} and state not in ('failed', 'refused', 'cancelled')
  ), entries as (
    select e.id, 'earned' as entry, e.line_id, e.order_id, e.kind, e.title_english, e.title_hindi, e.earned_at as at,
      e.gross_paise, e.commission_paise, e.commission_gst_paise, e.tcs_paise, e.tds_paise, e.passed_tax_paise,
      e.delivery_paise, e.net_paise,
      e.commission_bp, e.commission_gst_bp, e.tcs_bp, e.tds_bp, e.release_at, w.id as paid_by,
      case when kept.touched and kept.back_paise >= e.paid_paise then 'taken_back'
        when e.released_at is null then case when ${frozen} then 'frozen' else 'on_hold' end
        when w.id is not null then 'paid' else 'ready' end as state
    from earnings e join kept on kept.id = e.id left join ready on ready.id = e.id
    left join lateral (select id from left_house where upto >= ready.upto order by upto limit 1) w on kept.left_paise > 0
    where e.consultant_id = ${span.consultantId} ${within(span, sql`e.earned_at`)}
    union all
    select r.id, 'refunded', e.line_id, e.order_id, e.kind, e.title_english, e.title_hindi, r.at,
      -r.gross_paise, -r.commission_paise, -r.commission_gst_paise, -r.tcs_paise, -r.tds_paise, -r.passed_tax_paise,
      -r.delivery_paise, -r.net_paise,
      e.commission_bp, e.commission_gst_bp, e.tcs_bp, e.tds_bp, e.release_at, null,
      case when r.owed_paise > 0 then 'owed' else 'taken_back' end
    from earning_reversals r join earnings e on e.id = r.earning_id
    where r.consultant_id = ${span.consultantId} ${within(span, sql`r.at`)}
    union all
    select c.id, 'charged', null, c.order_id, c.kind, c.title_english, c.title_hindi, c.at,
      0, 0, 0, 0, 0, 0, 0, -c.paise, 0, 0, 0, 0, c.at, null, case when c.owed_paise > 0 then 'owed' else 'taken_back' end
    from earning_charges c where c.consultant_id = ${span.consultantId} ${within(span, sql`c.at`)}
  )`

/** The number of the session or talk that an order paid for; otherwise the order number. */
const reference = sql`coalesce(
  (select b.number from bookings b where b.order_id = entries.order_id limit 1),
  (select b.number from order_lines l join booking_extensions x on x.line_id = l.id join bookings b on b.id = x.booking_id
    where l.order_id = entries.order_id limit 1),
  (select t.number from order_lines l join talks t on t.line_id = l.id where l.order_id = entries.order_id limit 1),
  'ORD-' || entries.order_id)`

export interface EntryRow {
  id: number
  entry: 'earned' | 'refunded' | 'charged'
  orderId: number
  kind: string
  title_english: string
  title_hindi: string
  quantity: number
  customer: string
  reference: string
  at: Date
  grossPaise: number
  commissionPaise: number
  commissionGstPaise: number
  tcsPaise: number
  tdsPaise: number
  passedTaxPaise: number
  deliveryPaise: number
  netPaise: number
  commissionBp: number
  commissionGstBp: number
  tcsBp: number
  tdsBp: number
  releaseAt: Date
  paidBy: number | null
  state: 'on_hold' | 'frozen' | 'ready' | 'paid' | 'taken_back' | 'owed'
}

export const earningEntries = async (db: Db, span: Span, { limit, offset }: { limit: number; offset: number }) =>
  (
    await sql<EntryRow>`${entriesOf(span)}
      select id, entry, order_id as "orderId", kind, title_english, title_hindi,
        coalesce((select l.quantity from order_lines l where l.id = line_id), 1) as quantity,
        coalesce((select a.name from orders o join accounts a on a.id = o.buyer_id where o.id = order_id), '') as customer,
        ${reference} as reference, at, gross_paise as "grossPaise",
        commission_paise as "commissionPaise", commission_gst_paise as "commissionGstPaise", tcs_paise as "tcsPaise",
        tds_paise as "tdsPaise", passed_tax_paise as "passedTaxPaise", delivery_paise as "deliveryPaise",
        net_paise as "netPaise", commission_bp as "commissionBp", commission_gst_bp as "commissionGstBp", tcs_bp as "tcsBp", tds_bp as "tdsBp", release_at as "releaseAt",
        paid_by as "paidBy", state
      from (select * from entries order by at desc, entry desc, id desc limit ${limit} offset ${offset}) entries
      order by at desc, entry desc, id desc`.execute(db)
  ).rows

export interface Sums {
  items: number
  grossPaise: number
  commissionPaise: number
  commissionGstPaise: number
  tcsPaise: number
  tdsPaise: number
  passedTaxPaise: number
  deliveryPaise: number
  netPaise: number
  chargedPaise: number
}

/** Totals of the period, less refunds and charges. */
export const earningSums = async (db: Db | Tx, span: Span) =>
  (
    await sql<Sums>`${entriesOf(span)}
      select count(*)::integer as items, coalesce(sum(gross_paise), 0)::bigint as "grossPaise",
        coalesce(sum(commission_paise), 0)::bigint as "commissionPaise",
        coalesce(sum(commission_gst_paise), 0)::bigint as "commissionGstPaise",
        coalesce(sum(tcs_paise), 0)::bigint as "tcsPaise", coalesce(sum(tds_paise), 0)::bigint as "tdsPaise",
        coalesce(sum(passed_tax_paise), 0)::bigint as "passedTaxPaise",
        coalesce(sum(delivery_paise), 0)::bigint as "deliveryPaise", coalesce(sum(net_paise), 0)::bigint as "netPaise",
        coalesce(-sum(net_paise) filter (where entry = 'charged'), 0)::bigint as "chargedPaise"
      from entries`.execute(db)
  ).rows[0]!

const refunded = (column: 'total_paise' | 'taxable_paise') =>
  sql<number>`coalesce((select sum(${sql.ref(`r.${column}`)}) from refund_lines r where r.line_id = order_lines.id), 0)::bigint`

/** Paid lines that are not earned yet, with their refunds so far. */
export const linesToEarn = (db: Db | Tx, lineIds: readonly number[]) =>
  db
    .selectFrom('order_lines')
    .select([
      'id',
      'shipping_paise as shippingPaise',
      'discount_paise as discountPaise',
      'consultant_discount_paise as consultantDiscountPaise',
      'taxable_paise as taxablePaise',
      'total_paise as totalPaise',
      refunded('total_paise').as('backTotalPaise'),
      refunded('taxable_paise').as('backTaxablePaise'),
    ])
    .where('id', 'in', lineIds)
    .execute()

/** The frozen part of what is on hold. */
export const frozenPaise = async (db: Db | Tx, consultantId: number) =>
  (
    await sql<{ paise: number }>`
      select coalesce(sum(e.net_paise - coalesce(r.back, 0)), 0)::bigint as paise from earnings e
      left join lateral (select sum(net_paise) as back from earning_reversals where earning_id = e.id) r on true
      where e.consultant_id = ${consultantId} and ${frozen} and e.released_at is null`.execute(db)
  ).rows[0]!.paise

/** The part of reserved withdrawals that awaits approval. */
export const requestedWithdrawalsPaise = async (db: Db | Tx, consultantId: number) =>
  (
    await db
      .selectFrom('withdrawals')
      .select(sql<number>`coalesce(sum(amount_paise), 0)::bigint`.as('paise'))
      .where('consultant_id', '=', consultantId)
      .where('state', '=', 'asked')
      .executeTakeFirstOrThrow()
  ).paise

export interface MonthRow {
  month: string
  kind: string
  netPaise: number
  grossPaise: number
}

/** Net of refunds in the same month, by month in India and kind of work. */
export const earningMonths = async (db: Db, span: Span) =>
  (
    await sql<MonthRow>`${entriesOf(span)}
      select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, kind, sum(net_paise)::bigint as "netPaise",
        sum(gross_paise)::bigint as "grossPaise"
      from entries group by 1, 2 order by 1, 2`.execute(db)
  ).rows
