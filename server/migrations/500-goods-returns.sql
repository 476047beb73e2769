-- A customer sends goods back. It can be asked for until seven days after the delivery, which is part of the reference to it.
alter table product_shipments add constraint product_shipments_delivered_once unique (id, delivered_at);

create table product_returns (
  id bigint primary key default nextval('sellable_ids'),
  shipment_id bigint not null,
  delivered_at timestamptz not null,
  account_id bigint not null references accounts,
  consultant_id bigint not null references consultants,
  state text not null constraint product_returns_state_known
    check (state in ('asked', 'accepted', 'sent', 'declined', 'escalated', 'refunded', 'rejected', 'withdrawn', 'closed')),
  reason text not null constraint product_returns_reason_known
    check (reason in ('damaged', 'wrong', 'defective', 'incomplete', 'not_as_described')),
  details text not null,
  asked_at timestamptz not null,
  -- Whoever has to act next does so by then; then it continues automatically.
  act_by timestamptz,
  carrier text,
  tracking_number text,
  -- Said by the seller who received it.
  can_be_sold_again boolean,
  closed_at timestamptz,
  foreign key (shipment_id, delivered_at) references product_shipments (id, delivered_at),
  constraint product_returns_within_window check (asked_at >= delivered_at and asked_at < delivered_at + interval '168 hours'),
  constraint product_returns_closed_at check
    ((state in ('refunded', 'rejected', 'withdrawn', 'closed')) = (closed_at is not null)),
  constraint product_returns_act_by check ((state in ('asked', 'accepted', 'sent', 'declined')) = (act_by is not null)),
  constraint product_returns_tracked check (state <> 'sent' or (carrier is not null and tracking_number is not null)),
  constraint product_returns_resold check (can_be_sold_again is null or state = 'refunded')
);
create unique index product_returns_one_open on product_returns (shipment_id) where closed_at is null;
create index product_returns_of_shipment on product_returns (shipment_id, id desc);
create index product_returns_of_account on product_returns (account_id, id desc);
create index product_returns_of_consultant on product_returns (consultant_id, id desc);
create index product_returns_due on product_returns (act_by, id) where act_by is not null;

-- What happened to a return, for both sides.
create table product_return_events (
  id bigint generated always as identity primary key,
  return_id bigint not null references product_returns,
  at timestamptz not null,
  kind text not null,
  by_role text not null constraint product_return_events_by_known
    check (by_role in ('customer', 'consultant', 'staff', 'system')),
  note text not null
);
create index product_return_events_of_return on product_return_events (return_id, id);

alter table earning_freezes
  drop constraint earning_freezes_why_known,
  add constraint earning_freezes_why_known check (why in ('refund_request', 'appeal', 'goods_return'));

alter table refunds
  drop constraint refunds_reason_code_known,
  add constraint refunds_reason_code_known check (reason_code in (
    'not_needed', 'time_unsuitable', 'booked_by_mistake', 'found_elsewhere', 'other',
    'unwell', 'emergency', 'time_clash', 'outside_expertise', 'refunded_in_full',
    'cancelled_by_customer', 'cancelled_by_consultant', 'cancelled_by_platform',
    'session_missed', 'refunded_by_staff', 'not_available', 'paid_already', 'slot_taken', 'time_passed', 'customer_busy',
    'answer_overdue', 'nobody_accepted', 'follow_up_late', 'package_ended', 'goods_returned'));
