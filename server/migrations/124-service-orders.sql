-- A service that somebody bought, and how far it has come.
create table service_orders (
  id bigint generated always as identity primary key,
  line_id bigint not null constraint service_orders_one_per_line unique references order_lines,
  order_id bigint not null references orders,
  service_id bigint not null references services,
  buyer_id bigint not null references accounts,
  state text not null default 'ordered' constraint service_orders_state_known check (state in ('ordered', 'done', 'cancelled')),
  ordered_at timestamptz not null,
  -- As promised when it was bought, in days of India.
  due_on date not null,
  done_at timestamptz,
  cancelled_at timestamptz,
  constraint service_orders_done_at_some_time check (state <> 'done' or done_at is not null)
);
create index service_orders_of_buyer on service_orders (buyer_id, id desc);
