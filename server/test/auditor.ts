import { checkBooks, trialBalance } from '#server/domains/ledger/public.ts'
import type { World } from './world.ts'

/**
 * An independent recalculation: each ledger account is compared with its source documents. Returns the differences as
 * text; empty if correct.
 */
export async function audit({ db, pool }: Pick<World, 'db' | 'pool'>): Promise<string[]> {
  const drift = await checkBooks(db)
  const { totalPaise } = await trialBalance(db)
  const { rows } = await pool.query<{ finding: string }>(QUESTIONS.join(' union all '))
  return [
    ...drift.map((found) => `drift: ${JSON.stringify(found)}`),
    ...(totalPaise === 0 ? [] : [`the books sum to ${totalPaise}`]),
    ...rows.map(({ finding }) => finding),
  ]
}

const QUESTIONS = [
  // For each order the orders account has what is paid, not refunded and not earned.
  `select 'order ' || o.id || ' has ' || coalesce(t.paise, 0) || ' in the orders account, not ' || l.paise as finding from orders o
    join lateral (select sum(case when o.state <> 'paid' or state = 'completed' then 0 else total_paise - refunded_paise - earned.paise end) as paise
      from order_lines join lateral (select coalesce(sum(e.paid_paise), 0) - (select coalesce(sum(r.paid_paise), 0) from earning_reversals r
        join earnings of_line on of_line.id = r.earning_id where of_line.line_id = order_lines.id) as paise
        from earnings e where e.line_id = order_lines.id) earned on true
      where order_id = o.id) l on true
    left join lateral (select sum(e.amount_paise) as paise from ledger_movements m join ledger_entries e on e.movement_id = m.id
      join ledger_accounts a on a.id = e.account_id and a.kind = 'orders' where m.order_id = o.id) t on true
    where coalesce(t.paise, 0) <> coalesce(l.paise, 0)`,
  // What is owed for gift cards are those that can be redeemed.
  `select 'the book of gift cards has ' || b.paise || ', not ' || c.paise from
    (select coalesce(sum(e.amount_paise), 0) as paise from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.kind = 'gift_cards') b,
    (select coalesce(sum(amount_paise), 0) as paise from gift_cards where state = 'active') c where b.paise <> c.paise`,
  // Credit notes equal refunds, and never exceed the invoice.
  `select 'order ' || o.id || ' was invoiced ' || coalesce(d.invoiced, 0) || ', credited ' || coalesce(d.credited, 0)
    from orders o left join lateral (select sum(total_paise) filter (where kind = 'invoice') as invoiced,
      sum(total_paise) filter (where kind = 'credit_note') as credited from documents where order_id = o.id) d on true
    where o.state = 'paid' and (d.invoiced is distinct from o.total_paise
      or coalesce(d.credited, 0) <> refunded_promo_paise + refunded_wallet_paise + refunded_gateway_paise)`,
  // Of each tax of each line no more is refunded than was charged, and all of it with the whole line.
  `select 'line ' || l.id || ' gave back other taxes' from order_lines l
    join lateral (select sum(cgst_paise) as cgst, sum(sgst_paise) as sgst, sum(igst_paise) as igst, sum(total_paise) as total,
      min(least(taxable_paise, cgst_paise, sgst_paise, igst_paise)) as least from refund_lines where line_id = l.id) r on true
    where r.total <> l.refunded_paise or r.least < 0 or r.cgst > l.cgst_paise or r.sgst > l.sgst_paise or r.igst > l.igst_paise
      or r.total = l.total_paise and (r.cgst, r.sgst, r.igst) <> (l.cgst_paise, l.sgst_paise, l.igst_paise)`,
  // CGST and SGST are equal in every part, and earnings have the same tax as the documents.
  `select 'refund ' || r.refund_id || ' of line ' || r.line_id || ' halves its tax unevenly' from refund_lines r
    join order_lines l on l.id = r.line_id where r.cgst_paise <> r.sgst_paise and l.cgst_paise = l.sgst_paise`,
  `select 'line ' || l.id || ' earned with another tax than its papers say' from order_lines l
    join lateral (select sum(sale_tax_paise) as tax from earnings where line_id = l.id having count(*) > 0) e on true
    left join lateral (select sum(r.sale_tax_paise) as tax from earning_reversals r join earnings of_line on of_line.id = r.earning_id
      where of_line.line_id = l.id) v on true
    left join lateral (select sum(cgst_paise + sgst_paise + igst_paise) as tax from refund_lines where line_id = l.id) r on true
    where l.state in ('completed', 'revoked')
      and e.tax - coalesce(v.tax, 0) <> l.cgst_paise + l.sgst_paise + l.igst_paise - coalesce(r.tax, 0)`,
  `select kind || ' of ' || year || ' has a gap' from documents group by kind, year, supplier_id having count(*) <> max(sequence)`,
  // Consultants' balances on hold and reserved match their earnings and withdrawals.
  `select 'pending of ' || a.owner_id || ' is ' || a.balance_paise from ledger_accounts a where a.kind = 'earnings_pending'
    and a.balance_paise <> (select coalesce(sum(e.net_paise - coalesce(r.back, 0)), 0) from earnings e
      left join lateral (select sum(from_pending_paise) as back from earning_reversals where earning_id = e.id) r on true
      where e.consultant_id = a.owner_id and e.released_at is null)`,
  `select 'under way to ' || a.owner_id || ' is ' || a.balance_paise from ledger_accounts a where a.kind = 'payout'
    and a.balance_paise <> (select coalesce(sum(amount_paise), 0) from withdrawals
      where consultant_id = a.owner_id and state in ('asked', 'approved', 'sending'))`,
  // Nobody keeps earnings of something fully refunded, and discounts are paid only for what is earned.
  `select 'line ' || l.id || ' was called off and still earns ' || e.net_paise - coalesce(v.net, 0) from earnings e
    join order_lines l on l.id = e.line_id
    left join lateral (select sum(gross_paise) as gross, sum(net_paise) as net from earning_reversals where earning_id = e.id) v on true
    where l.state = 'revoked' and e.gross_paise <> coalesce(v.gross, 0)`,
  `select 'line ' || e.line_id || ' took back more than it earned' from earnings e
    join earning_reversals r on r.earning_id = e.id group by e.id
    having sum(r.gross_paise) > e.gross_paise or sum(r.net_paise) > e.net_paise or sum(r.discount_paise) > e.discount_paise`,
  `select 'the book of discounts has ' || b.paise || ', not ' || -w.paise from
    (select coalesce(sum(e.amount_paise), 0) as paise from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.kind = 'discounts') b,
    (select coalesce(sum(discount_paise), 0) - (select coalesce(sum(discount_paise), 0) from earning_reversals) as paise from earnings) w
    where b.paise <> -w.paise`,
  // The bank received exactly what is marked paid, and balances are what was earned and not paid out.
  `select 'withdrawal ' || w.id || ' is ' || w.state || ', the bank has ' || coalesce(b.paise, 0) from withdrawals w
    left join lateral (select sum(e.amount_paise) as paise from ledger_movements m join ledger_entries e on e.movement_id = m.id
      join ledger_accounts a on a.id = e.account_id and a.kind = 'bank' where m.payout_id = w.id) b on true
    where coalesce(b.paise, 0) <> case when w.state = 'paid' then w.amount_paise else 0 end`,
  `select 'consultant ' || p.owner_id || ' has ' || p.paise from (select owner_id, sum(balance_paise) as paise from ledger_accounts
      where kind in ('earnings_pending', 'earnings', 'payout', 'debt') group by owner_id) p
    where p.paise <> (select coalesce(sum(net_paise), 0) from earnings where consultant_id = p.owner_id)
      - (select coalesce(sum(net_paise), 0) from earning_reversals where consultant_id = p.owner_id)
      - (select coalesce(sum(paise), 0) from earning_charges where consultant_id = p.owner_id)
      - (select coalesce(sum(amount_paise), 0) from withdrawals where consultant_id = p.owner_id and state = 'paid')`,
  `select 'payment ' || p.id || ' gave back ' || p.refunded_paise from payments p where p.refunded_paise <>
    (select coalesce(sum(amount_paise), 0) from payment_refunds r where r.payment_id = p.id and r.provider_payment_id = p.provider_payment_id)`,
  // What each source took off a line adds up to its discount, and is given back where nothing is left.
  `select 'line ' || l.id || ' has discounts of ' || coalesce(d.paise, 0) || ', not ' || l.discount_paise from order_lines l
    left join lateral (select sum(paise) as paise from line_discounts where line_id = l.id) d on true
    where coalesce(d.paise, 0) <> l.discount_paise`,
  `select 'line ' || l.id || ' of a lapsed order keeps its discounts' from line_discounts d join order_lines l on l.id = d.line_id
    where d.given_back_at is null and l.state = 'lapsed'`,
  // A coupon counts uses by orders that are paid or payable.
  `select 'coupon ' || c.code || ' counts ' || c.used from coupons c where c.used <> (select count(*) from coupon_uses u
    join orders o on o.id = u.order_id where u.coupon_id = c.id and u.given_back_at is null and o.state <> 'lapsed')`,
  `select 'order ' || o.id || ' keeps its coupon though nothing of it is left' from orders o join coupon_uses u on u.order_id = o.id
    where o.state = 'paid' and u.given_back_at is null and not exists (select from order_lines l where l.order_id = o.id
      and (l.state not in ('refused', 'revoked') or l.refunded_paise < l.total_paise))`,
  `select 'coupon ' || p.coupon_id || ' of ' || p.account_id || ' counts ' || p.used from coupon_people p where p.used <>
    (select count(*) from coupon_uses u where u.coupon_id = p.coupon_id and u.account_id = p.account_id and u.given_back_at is null)`,
]
