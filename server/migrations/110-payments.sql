-- One intent to pay through the gateway, and how it stands. The gateway's order is made when the person goes to pay.
create table payments (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id),
  purpose text not null constraint payments_purpose_known check (purpose in ('top_up', 'order')),
  -- The top-up or the order; each kind lives in a later domain, so nothing is referenced.
  subject_id bigint not null,
  amount_paise bigint not null constraint payments_amount_positive check (amount_paise > 0),
  refunded_paise bigint not null default 0
    constraint payments_refunds_within_capture check (refunded_paise between 0 and amount_paise),
  -- Ask the bank for a mandate to charge up to this much again.
  mandate_up_to_paise bigint,
  provider text constraint payments_provider_known check (provider in ('razorpay', 'test')),
  provider_order_id text,
  -- The attempt that was captured; `attempt_id` is the last one heard of.
  provider_payment_id text,
  attempt_id text,
  provider_customer_id text,
  provider_token_id text,
  -- When the gateway says the captured attempt began: the day it is reconciled on.
  provider_created_at timestamptz,
  method text constraint payments_method_known check (method in ('upi', 'card', 'netbanking', 'wallet', 'other')),
  fee_paise bigint,
  state text not null default 'created'
    constraint payments_state_known check (state in ('created', 'pending', 'captured', 'failed', 'cancelled')),
  failure_reason text,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- While somebody may still be paying, this is when the gateway is asked next.
  next_poll_at timestamptz,
  polls integer not null default 0,
  -- When the gateway was last asked about it.
  asked_at timestamptz,
  constraint payments_order_is_one_payments unique (provider, provider_order_id),
  constraint payments_captured_once unique (provider, provider_payment_id),
  constraint payments_order_names_its_provider check (provider_order_id is null or provider is not null),
  constraint payments_captured_is_whole
    check ((state = 'captured') = (provider_payment_id is not null) and (state in ('created', 'pending')) = (settled_at is null))
);
create index payments_of_account on payments (account_id, id);
create index payments_to_poll on payments (next_poll_at) where next_poll_at is not null;
create index payments_captured_then on payments (provider, provider_created_at) where state = 'captured';

-- What was heard of payments, by which way, without anything that names a person.
create table payment_notices (
  id bigint generated always as identity primary key,
  payment_id bigint references payments (id),
  source text not null constraint payment_notices_source_known check (source in ('callback', 'webhook', 'poll', 'reconciliation')),
  provider text not null,
  -- Of webhooks: one notice however often it is sent.
  event_id text,
  event text not null,
  provider_payment_id text,
  effect text not null,
  heard_at timestamptz not null,
  constraint payment_notices_heard_once unique (provider, event_id)
);
create index payment_notices_of_payment on payment_notices (payment_id, id);

-- Money on its way back to where it came from.
create table payment_refunds (
  id bigint generated always as identity primary key,
  key text not null constraint payment_refunds_happen_once unique,
  payment_id bigint not null references payments (id),
  -- The attempt it goes back to; not the captured one when somebody paid twice.
  provider_payment_id text not null,
  amount_paise bigint not null constraint payment_refunds_amount_positive check (amount_paise > 0),
  state text not null default 'asked'
    constraint payment_refunds_state_known check (state in ('asked', 'sent', 'done', 'failed')),
  provider_refund_id text,
  attempts integer not null default 0,
  next_try_at timestamptz,
  last_error text,
  asked_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz,
  constraint payment_refunds_waiting_or_settled
    check ((state in ('asked', 'sent')) = (next_try_at is not null) and (state in ('done', 'failed')) = (settled_at is not null))
);
create index payment_refunds_of_payment on payment_refunds (payment_id);
create index payment_refunds_due on payment_refunds (next_try_at) where next_try_at is not null;
create index payment_refunds_of_attempt on payment_refunds (provider_payment_id);
create index payment_refunds_sent_then on payment_refunds (sent_at) where sent_at is not null;

-- The gateway's list against ours, a day at a time.
create table payment_reconciliations (
  id bigint generated always as identity primary key,
  day date not null,
  provider text not null,
  ran_at timestamptz not null,
  gateway_payments integer not null,
  gateway_paise bigint not null,
  our_payments integer not null,
  our_paise bigint not null,
  gateway_refunds_paise bigint not null,
  our_refunds_paise bigint not null,
  fees_paise bigint not null,
  differences integer not null,
  mended integer not null,
  constraint payment_reconciliations_one_a_day unique (day, provider)
);
create table payment_differences (
  id bigint generated always as identity primary key,
  reconciliation_id bigint not null references payment_reconciliations (id) on delete cascade,
  kind text not null,
  payment_id bigint references payments (id),
  provider_id text,
  gateway_paise bigint,
  our_paise bigint,
  mended boolean not null
);
create index payment_differences_of_day on payment_differences (reconciliation_id, id);
