-- What somebody buys. Prices, discounts and taxes are frozen here; money itself moves in the ledger.
create table orders (
  id bigint generated always as identity primary key,
  buyer_id bigint not null references accounts,
  state text not null constraint orders_state_known check (state in ('open', 'paying', 'paid', 'lapsed')),
  created_at timestamptz not null,
  -- Until then an unpaid order may be paid, and what it reserved is kept.
  pay_until timestamptz not null,
  paid_at timestamptz,
  billing_name text not null,
  billing_state text not null references states,
  billing_gstin text,
  billing_address text,
  -- Titles and amounts of what was taken off, in the order it was.
  discounts jsonb not null,
  total_paise bigint not null constraint orders_cost_something_or_nothing check (total_paise >= 0),
  -- What each purse bears: of an unpaid order what it would.
  promo_paise bigint not null default 0,
  wallet_paise bigint not null default 0,
  gateway_paise bigint not null default 0,
  refunded_promo_paise bigint not null default 0,
  refunded_wallet_paise bigint not null default 0,
  refunded_gateway_paise bigint not null default 0,
  hold_id bigint references ledger_holds,
  payment_id bigint,
  constraint orders_paid_at_some_time check ((state = 'paid') = (paid_at is not null)),
  constraint orders_are_paid_whole check (state <> 'paid' or promo_paise + wallet_paise + gateway_paise = total_paise),
  constraint orders_refund_what_was_paid check (
    refunded_promo_paise between 0 and promo_paise
    and refunded_wallet_paise between 0 and wallet_paise
    and refunded_gateway_paise between 0 and gateway_paise
  )
);
create index orders_of_buyer on orders (buyer_id, id desc);
create index orders_newest_first on orders (created_at desc, id desc);
create index orders_unpaid on orders (pay_until) where state in ('open', 'paying');

create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  position smallint not null,
  kind text not null,
  item_id bigint not null,
  title_english text not null,
  title_hindi text not null,
  sac text not null constraint order_lines_sac_shape check (sac ~ '^[0-9]{4,8}$'),
  -- Absent for what the platform sells itself.
  consultant_id bigint references accounts,
  price_paise bigint not null,
  discount_paise bigint not null,
  taxable_paise bigint not null,
  gst_rate_bp integer not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  total_paise bigint not null,
  refunded_paise bigint not null default 0,
  state text not null default 'unpaid'
    constraint order_lines_state_known check (state in ('unpaid', 'waiting', 'fulfilled', 'completed', 'refused', 'revoked')),
  -- Of a line that could not be given at once: when it is tried again.
  next_try_at timestamptz,
  completed_at timestamptz,
  constraint order_lines_one_each unique (order_id, position),
  constraint order_lines_discount_within check (discount_paise between 0 and price_paise),
  constraint order_lines_taxable_is_what_is_left check (taxable_paise = price_paise - discount_paise),
  constraint order_lines_taxed_here_or_there check (cgst_paise - sgst_paise in (0, 1) and sgst_paise >= 0 and igst_paise >= 0
    and (igst_paise = 0 or cgst_paise = 0)),
  constraint order_lines_add_up check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise),
  constraint order_lines_refund_once check (refunded_paise between 0 and total_paise),
  constraint order_lines_completed_at_some_time check (state <> 'completed' or completed_at is not null)
);
create index order_lines_waiting on order_lines (next_try_at) where state = 'waiting';
create index order_lines_of_item on order_lines (item_id, kind);
create index order_lines_of_consultant on order_lines (consultant_id, id desc) where consultant_id is not null;

create table refunds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  at timestamptz not null,
  reason text not null constraint refunds_say_why check (length(reason) between 1 and 1000),
  -- Absent when the house refunds by itself.
  by_id bigint references accounts,
  total_paise bigint not null constraint refunds_give_something check (total_paise > 0),
  -- Where it went.
  to_source_paise bigint not null,
  to_wallet_paise bigint not null,
  to_promo_paise bigint not null,
  constraint refunds_add_up check (total_paise = to_source_paise + to_wallet_paise + to_promo_paise)
);
create index refunds_of_order on refunds (order_id);

create table refund_lines (
  refund_id bigint not null references refunds,
  line_id bigint not null references order_lines,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  total_paise bigint not null,
  primary key (refund_id, line_id),
  constraint refund_lines_add_up check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise and total_paise > 0)
);

create table refund_requests (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  reason text not null,
  state text not null default 'asked' constraint refund_requests_state_known check (state in ('asked', 'granted', 'declined')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references accounts,
  note text not null default '',
  refund_id bigint references refunds,
  constraint refund_requests_decided_or_open check ((state = 'asked') = (decided_at is null)),
  constraint refund_requests_granted_by_a_refund check ((state = 'granted') = (refund_id is not null))
);
create unique index refund_requests_one_open on refund_requests (order_id) where state = 'asked';
create index refund_requests_oldest_first on refund_requests (state, asked_at, id);
create index refund_requests_of_order on refund_requests (order_id, id desc);

-- Money set aside for what is metered, until it is known how much was used.
create table authorisations (
  id bigint generated always as identity primary key,
  buyer_id bigint not null references accounts,
  kind text not null,
  item_id bigint not null,
  hold_id bigint not null references ledger_holds,
  state text not null default 'open' constraint authorisations_state_known check (state in ('open', 'captured', 'voided')),
  order_id bigint references orders,
  created_at timestamptz not null,
  constraint authorisations_captured_into_an_order check ((state = 'captured') = (order_id is not null))
);
