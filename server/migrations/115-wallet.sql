-- Money a customer adds to the wallet: one payment each, and a receipt once it has come.
create table top_ups (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id),
  payment_id bigint constraint top_ups_one_payment_each unique references payments (id),
  amount_paise bigint not null constraint top_ups_amount_positive check (amount_paise > 0),
  -- Asked for by the wallet itself.
  automatic boolean not null default false,
  created_at timestamptz not null,
  credited_at timestamptz
);
create index top_ups_of_account on top_ups (account_id, created_at desc);

-- When a wallet tops itself up, and the mandate by which the bank lets it.
create table wallet_auto_refills (
  account_id bigint primary key references accounts (id),
  state text not null constraint wallet_auto_refills_state_known check (state in ('off', 'awaiting_mandate', 'on', 'paused')),
  below_paise bigint not null constraint wallet_auto_refills_below_positive check (below_paise > 0),
  amount_paise bigint not null constraint wallet_auto_refills_amount_positive check (amount_paise > 0),
  mandate_payment_id bigint references payments (id),
  customer_id text,
  token_id text,
  method text,
  -- The refill on its way; there is never a second one.
  running_payment_id bigint references payments (id),
  failures integer not null default 0,
  last_tried_at timestamptz,
  last_refill_at timestamptz,
  changed_at timestamptz not null,
  constraint wallet_auto_refills_on_needs_a_mandate check (state <> 'on' or (customer_id is not null and token_id is not null))
);
create index wallet_auto_refills_watched on wallet_auto_refills (account_id) where state = 'on';
