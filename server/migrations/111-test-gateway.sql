-- The books of the gateway that a demo has built in; empty in production. The product reads them only through its edge.
create table test_gateway_orders (
  id text primary key,
  payment_id bigint not null,
  paise bigint not null,
  wants_mandate boolean not null,
  customer_id text,
  return_to text not null default '/',
  language text not null default 'en',
  created_at timestamptz not null
);
create index test_gateway_orders_newest on test_gateway_orders (created_at);
create table test_gateway_payments (
  id text primary key,
  order_id text not null references test_gateway_orders (id) on delete cascade,
  paise bigint not null,
  state text not null constraint test_gateway_payments_state_known check (state in ('pending', 'captured', 'failed')),
  method text not null,
  reason text,
  token_id text,
  -- A pending payment that the bank confirms by itself, then.
  confirms_at timestamptz,
  created_at timestamptz not null
);
create index test_gateway_payments_of_order on test_gateway_payments (order_id);
create index test_gateway_payments_then on test_gateway_payments (created_at);
create table test_gateway_refunds (
  id text primary key,
  key text not null constraint test_gateway_refunds_happen_once unique,
  payment_id text not null references test_gateway_payments (id) on delete cascade,
  paise bigint not null,
  created_at timestamptz not null
);
create index test_gateway_refunds_of_payment on test_gateway_refunds (payment_id);
create index test_gateway_refunds_then on test_gateway_refunds (created_at);
