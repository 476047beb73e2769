create sequence booking_numbers;

-- A session of a customer with a consultant, from the moment its time is taken. Money is the till's; the time that a consultant
-- gives is in busy_times, the time that a customer gives is here.
create table bookings (
  -- What an order's line names as its item, kind 'booking'.
  id bigint primary key default nextval('sellable_ids'),
  number text not null constraint bookings_number_is_unique unique
    constraint bookings_number_shape check (number ~ '^PM-[0-9]{2}-[0-9]{5,}$'),
  -- The slug of /room/{slug}: whoever does not know it cannot guess it.
  room text not null constraint bookings_room_is_unique unique constraint bookings_room_shape check (room ~ '^[a-z0-9]{16,40}$'),
  customer_id bigint not null references accounts,
  consultant_id bigint not null references accounts,
  mode text not null constraint bookings_mode_known check (mode in ('video', 'audio')),
  minutes smallint not null constraint bookings_length_known check (minutes in (15, 30, 45, 60)),
  during tstzrange not null,
  state text not null constraint bookings_state_known
    check (state in ('held', 'confirmed', 'in_call', 'completed', 'expired', 'cancelled', 'no_show')),
  -- Until then a hold is to be paid; from then on it is over, whether anybody has written that down or not.
  held_until timestamptz not null,
  cancelled_by text constraint bookings_cancelled_by_known check (cancelled_by in ('customer', 'consultant', 'platform')),
  no_show_of text constraint bookings_no_show_of_known check (no_show_of in ('customer', 'consultant', 'both')),
  -- When it was read from the join log how the session went, and when the money that waited for it moved.
  judged_at timestamptz,
  settled_at timestamptz,
  industry_id bigint references industries,
  brief text not null default '' constraint bookings_brief_is_short check (length(brief) <= 2000),
  -- Before discounts and tax, as it was when the time was taken.
  price_paise bigint not null constraint bookings_cost_something check (price_paise > 0),
  order_id bigint references orders,
  line_id bigint constraint bookings_one_per_line unique references order_lines,
  moves smallint not null default 0 constraint bookings_moved_within_limit check (moves between 0 and 2),
  moved_by text constraint bookings_moved_by_known check (moved_by in ('customer', 'consultant', 'platform')),
  -- The consultant moved it: until then the customer may decline.
  may_decline_until timestamptz,
  -- Of the calendar entry.
  sequence integer not null default 0,
  follows_id bigint references bookings,
  customer_zone text not null default 'Asia/Kolkata',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint bookings_have_both_ends check (not lower_inf(during) and not upper_inf(during)),
  constraint bookings_last_their_minutes check (upper(during) - lower(during) = minutes * interval '1 minute'),
  constraint bookings_are_between_two check (customer_id <> consultant_id),
  constraint bookings_cancelled_by_somebody check ((state = 'cancelled') = (cancelled_by is not null)),
  constraint bookings_missed_by_somebody check ((state = 'no_show') = (no_show_of is not null)),
  constraint bookings_given_are_paid check (state in ('held', 'expired', 'cancelled') or line_id is not null),
  constraint bookings_paid_by_an_order check ((line_id is null) = (order_id is null)),
  constraint bookings_judged_when_over check ((state in ('completed', 'no_show')) <= (judged_at is not null)),
  constraint customer_in_two_places exclude using gist (customer_id with =, during with &&)
    where (state in ('held', 'confirmed', 'in_call'))
);
create index bookings_of_customer on bookings (customer_id, lower(during) desc, id desc);
create index bookings_of_consultant on bookings (consultant_id, lower(during) desc, id desc);
create index bookings_newest_first on bookings (created_at desc, id desc);
create index bookings_lapsing on bookings (held_until) where state = 'held';
create index bookings_to_come on bookings (lower(during)) where state in ('confirmed', 'in_call');
create index bookings_ending on bookings (upper(during)) where state in ('confirmed', 'in_call');
create index bookings_waiting_for_appeals on bookings (judged_at) where state = 'no_show' and settled_at is null;
create index bookings_that_follow on bookings (follows_id) where follows_id is not null;
create index bookings_of_order on bookings (order_id) where order_id is not null;

alter table busy_times
  add column booking_id bigint constraint busy_times_one_per_booking unique references bookings,
  add constraint busy_times_of_bookings_are_sessions check (booking_id is null or kind in ('hold', 'booking'));

-- Every change of a booking: who, when and why. Nothing here is changed.
create table booking_events (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  at timestamptz not null,
  kind text not null constraint booking_events_kind_shape check (kind ~ '^[a-z_]{3,40}$'),
  from_state text,
  to_state text not null,
  -- Absent when the house did it by itself.
  by_id bigint references accounts,
  by_role text not null constraint booking_events_role_known check (by_role in ('customer', 'consultant', 'staff', 'house')),
  reason text not null default '' constraint booking_events_reason_is_short check (length(reason) <= 1000),
  data jsonb not null default '{}',
  constraint booking_events_by_a_person_or_the_house check ((by_role = 'house') = (by_id is null))
);
create index booking_events_of_booking on booking_events (booking_id, id);

create table booking_messages (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  from_id bigint not null references accounts,
  text text not null constraint booking_messages_say_something check (length(text) between 1 and 2000),
  at timestamptz not null,
  read_at timestamptz
);
create index booking_messages_of_booking on booking_messages (booking_id, id desc);
create index booking_messages_unread on booking_messages (booking_id, from_id) where read_at is null;

-- What a consultant writes down about a customer, for nobody else.
create table customer_notes (
  consultant_id bigint not null references accounts,
  customer_id bigint not null references accounts,
  text text not null constraint customer_notes_are_short check (length(text) <= 5000),
  updated_at timestamptz not null,
  primary key (consultant_id, customer_id)
);

-- Who was in the room and when: what a no-show is read from.
create table room_visits (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  account_id bigint not null references accounts,
  role text not null constraint room_visits_role_known check (role in ('customer', 'consultant')),
  joined_at timestamptz not null,
  left_at timestamptz,
  constraint room_visits_end_after_they_begin check (left_at >= joined_at)
);
create index room_visits_of_booking on room_visits (booking_id, joined_at);

create table booking_appeals (
  id bigint generated always as identity primary key,
  booking_id bigint not null constraint booking_appeals_one_each unique references bookings,
  by_id bigint not null references accounts,
  reason text not null constraint booking_appeals_say_why check (length(reason) between 1 and 1000),
  asked_at timestamptz not null,
  state text not null default 'open' constraint booking_appeals_state_known check (state in ('open', 'upheld', 'declined')),
  decided_by bigint references accounts,
  decided_at timestamptz,
  note text not null default '',
  constraint booking_appeals_decided_or_open check ((state = 'open') = (decided_at is null))
);
create index booking_appeals_open on booking_appeals (asked_at) where state = 'open';
