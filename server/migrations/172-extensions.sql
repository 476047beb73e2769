-- Some minutes more of a session that is on: claimed for a short while, paid within it, then part of the session.
create table booking_extensions (
  -- What an order's line names as its item, kind 'extension'.
  id bigint primary key default nextval('sellable_ids'),
  booking_id bigint not null references bookings,
  customer_id bigint not null references accounts,
  consultant_id bigint not null references accounts,
  minutes smallint not null constraint booking_extensions_last_a_while check (minutes between 5 and 60),
  -- From the end of the session, as it was when they were claimed.
  during tstzrange not null,
  -- Before discounts and tax, as it was then.
  price_paise bigint not null constraint booking_extensions_cost_something check (price_paise > 0),
  state text not null constraint booking_extensions_state_known check (state in ('held', 'given', 'lapsed', 'taken_back')),
  -- Until then it is to be paid; from then on it is over, whether anybody has written that down or not.
  held_until timestamptz not null,
  order_id bigint references orders,
  line_id bigint constraint booking_extensions_one_per_line unique references order_lines,
  created_at timestamptz not null,
  given_at timestamptz,
  constraint booking_extensions_last_their_minutes check (upper(during) - lower(during) = minutes * interval '1 minute'),
  constraint booking_extensions_given_are_paid
    check ((state in ('given', 'taken_back')) = (line_id is not null) and (line_id is null) = (given_at is null))
);
create unique index booking_extensions_one_held on booking_extensions (booking_id) where state = 'held';
create index booking_extensions_of_booking on booking_extensions (booking_id, id);
create index booking_extensions_lapsing on booking_extensions (held_until) where state = 'held';
create index booking_extensions_of_customer on booking_extensions (customer_id) where state = 'held';

alter table bookings
  add column extended_minutes smallint not null default 0
    constraint bookings_extended_within_limit check (extended_minutes between 0 and 120),
  drop constraint bookings_last_their_minutes,
  add constraint bookings_last_their_minutes
    check (upper(during) - lower(during) = (minutes + extended_minutes) * interval '1 minute');

-- The consultant's time that is kept for the minutes while they are not paid.
alter table busy_times
  add column extension_id bigint constraint busy_times_one_per_extension unique references booking_extensions,
  add constraint busy_times_of_extensions_are_holds check (extension_id is null or kind = 'hold' and booking_id is null);
