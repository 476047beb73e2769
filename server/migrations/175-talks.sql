create sequence talk_numbers;

-- A talk by the minute, from the first ring. Money is the till's: what is set aside ahead is its authorisation. How long both
-- were connected is in room_flows and nowhere else.
create table talks (
  -- What an order's line names as its item, kind 'talk'.
  id bigint primary key default nextval('sellable_ids'),
  number text not null constraint talks_number_is_unique unique
    constraint talks_number_shape check (number ~ '^CALL-[0-9]{2}-[0-9]{5,}$'),
  -- The slug of /room/{slug}: whoever does not know it cannot guess it.
  room text not null constraint talks_room_is_unique unique constraint talks_room_shape check (room ~ '^[a-z0-9]{16,40}$'),
  customer_id bigint not null references accounts,
  consultant_id bigint not null references accounts,
  mode text not null constraint talks_mode_known check (mode in ('video', 'audio')),
  subject text not null default '' constraint talks_subject_is_short check (length(subject) <= 200),
  -- A minute before tax, as it was when it rang.
  rate_paise integer not null constraint talks_rate_is_positive check (rate_paise > 0),
  state text not null constraint talks_state_known
    check (state in ('ringing', 'live', 'ended', 'declined', 'missed', 'cancelled')),
  rang_at timestamptz not null,
  -- From then on a ring is over, whether anybody has written that down or not.
  ring_until timestamptz not null,
  answered_at timestamptz,
  ended_at timestamptz,
  ended_by text constraint talks_ended_by_known check (ended_by in ('customer', 'consultant', 'house', 'staff')),
  why text constraint talks_why_known
    check (why in ('hung_up', 'no_money', 'limit', 'next_session', 'nobody_connected', 'staff', 'hold_lapsed')),
  limit_seconds integer constraint talks_limit_is_positive check (limit_seconds > 0),
  -- So many connected seconds the money that is set aside pays for.
  paid_seconds integer not null constraint talks_paid_ahead check (paid_seconds > 0),
  held_paise bigint not null,
  -- When more was last tried to set aside; the last warning given, in minutes left.
  tried_at timestamptz,
  warned smallint constraint talks_warnings_known check (warned in (1, 3)),
  authorisation_id bigint not null references authorisations,
  -- What it came to.
  billed_seconds integer,
  price_paise bigint,
  balance_after_paise bigint,
  order_id bigint references orders,
  line_id bigint constraint talks_one_per_line unique references order_lines,
  billing_state text not null references states,
  changed_at timestamptz not null,
  constraint talks_are_between_two check (customer_id <> consultant_id),
  constraint talks_paid_within_their_limit check (limit_seconds is null or paid_seconds <= limit_seconds),
  constraint talks_live_were_answered check ((state in ('live', 'ended')) = (answered_at is not null)),
  constraint talks_over_at_some_time check ((state in ('ringing', 'live')) = (ended_at is null)),
  constraint talks_ended_for_a_reason check ((state = 'ended') = (why is not null)),
  constraint talks_ended_are_billed check ((state = 'ended') = (billed_seconds is not null and price_paise is not null)),
  -- Never more than was set aside.
  constraint talks_billed_within_what_was_paid check (billed_seconds between 0 and paid_seconds),
  constraint talks_cost_nothing_or_have_an_order check ((coalesce(price_paise, 0) > 0) = (order_id is not null)),
  constraint talks_paid_by_a_line check ((order_id is null) = (line_id is null))
);
-- One expert rings or talks once at a time, and so does a customer.
create unique index expert_busy on talks (consultant_id) where state in ('ringing', 'live');
create unique index customer_in_a_talk on talks (customer_id) where state in ('ringing', 'live');
create index talks_going_on on talks (state, ring_until) where state in ('ringing', 'live');
create index talks_of_customer on talks (customer_id, rang_at desc, id desc);
create index talks_of_consultant on talks (consultant_id, rang_at desc, id desc);
create index talks_newest_first on talks (rang_at desc, id desc);

alter table busy_times
  add column talk_id bigint constraint busy_times_one_per_talk unique references talks,
  add constraint busy_times_of_talks_are_calls check (talk_id is null or kind = 'call');

-- What happened to a talk besides what its own row says: money set aside, warnings. Nothing here is changed.
create table talk_events (
  id bigint generated always as identity primary key,
  talk_id bigint not null references talks,
  at timestamptz not null,
  kind text not null constraint talk_events_kind_shape check (kind ~ '^[a-z_]{3,40}$'),
  by text not null constraint talk_events_by_known check (by in ('customer', 'consultant', 'house', 'staff')),
  paise bigint,
  seconds integer,
  reason text not null default '' constraint talk_events_reason_is_short check (length(reason) <= 500)
);
create index talk_events_of_talk on talk_events (talk_id, id);

create table talk_messages (
  id bigint generated always as identity primary key,
  talk_id bigint not null references talks,
  from_id bigint not null references accounts,
  text text not null constraint talk_messages_say_something check (length(text) between 1 and 2000),
  at timestamptz not null
);
create index talk_messages_of_talk on talk_messages (talk_id, id);

-- The line for an expert who is on a call; the first is offered their turn when the expert is free.
create table talk_queue (
  id bigint generated always as identity primary key,
  consultant_id bigint not null references accounts,
  customer_id bigint not null references accounts,
  asked_at timestamptz not null,
  -- It is their turn, and nobody else's, until then.
  offered_until timestamptz,
  constraint talk_queue_one_place_each unique (consultant_id, customer_id)
);
create unique index talk_queue_one_turn on talk_queue (consultant_id) where offered_until is not null;
create index talk_queue_in_order on talk_queue (consultant_id, id);
create index talk_queue_of_customer on talk_queue (customer_id);
