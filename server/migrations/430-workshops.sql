-- Workshops are sold by the platform; the trainer is a consultant without a share.
create table workshops (
  -- Also the id of the cart item.
  id bigint primary key default nextval('sellable_ids'),
  slug slug not null constraint workshops_slug_is_unique unique,
  consultant_id bigint not null references consultants,
  title_english text not null,
  title_hindi text not null,
  about_english text not null,
  about_hindi text not null,
  included_english text not null,
  included_hindi text not null,
  agenda jsonb not null,
  languages text[] not null constraint workshops_are_spoken check (cardinality(languages) > 0),
  place text not null constraint workshops_place_known check (place in ('online', 'venue')),
  city_english text not null,
  city_hindi text not null,
  venue_english text not null,
  venue_hindi text not null,
  directions_english text not null,
  directions_hindi text not null,
  -- Set by staff; attendees are led to it.
  meeting_url text not null constraint workshops_meeting_is_https check (meeting_url = '' or meeting_url like 'https://%'),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  seats integer not null constraint workshops_have_seats check (seats between 1 and 1000),
  -- Sold, reserved by an unpaid order, or offered to the waiting list.
  seats_taken integer not null default 0,
  price_paise bigint not null constraint workshops_have_a_price check (price_paise > 0),
  drawing text not null,
  tint text not null,
  state text not null default 'draft'
    constraint workshops_state_known check (state in ('draft', 'published', 'withdrawn', 'cancelled')),
  cancelled_reason text,
  -- When the time was last changed after the first sale.
  rescheduled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint workshops_are_titled check (title_english <> '' and title_hindi <> ''),
  constraint workshops_end_after_start check (ends_at > starts_at),
  constraint workshops_not_oversold check (seats_taken between 0 and seats),
  constraint workshops_cancellation_has_a_reason check (state <> 'cancelled' or length(cancelled_reason) > 0)
);
create index workshops_to_come on workshops (ends_at) where state = 'published';
create index workshops_by_date on workshops (starts_at);
create index workshops_of_trainers on workshops (consultant_id);

-- Names of attendees for the next order of a person.
create table workshop_attendee_drafts (
  account_id bigint not null references accounts,
  workshop_id bigint not null references workshops,
  names text[] not null,
  saved_at timestamptz not null,
  primary key (account_id, workshop_id)
);

-- Waiting for a seat of a full workshop. An offered seat counts as taken.
create table workshop_waiters (
  id bigint generated always as identity primary key,
  workshop_id bigint not null references workshops,
  account_id bigint not null references accounts,
  -- taken: ordered. passed: let go to the next. lapsed: not taken in time.
  state text not null constraint workshop_waiters_state_known check (state in ('waiting', 'offered', 'taken', 'passed', 'lapsed', 'left')),
  joined_at timestamptz not null,
  offer_until timestamptz,
  constraint workshop_waiters_offered_until check (state <> 'offered' or offer_until is not null)
);
create unique index workshop_waiters_one_each on workshop_waiters (workshop_id, account_id) where state in ('waiting', 'offered');
create index workshop_waiters_in_order on workshop_waiters (workshop_id, joined_at, id) where state = 'waiting';
create index workshop_waiters_offers on workshop_waiters (offer_until) where state = 'offered';
create index workshop_waiters_of_account on workshop_waiters (account_id);

-- Seats of an order line: held until it is paid, then sold.
create table workshop_purchases (
  line_id bigint primary key references order_lines,
  order_id bigint not null references orders,
  workshop_id bigint not null references workshops,
  account_id bigint not null references accounts,
  seats integer not null constraint workshop_purchases_have_seats check (seats > 0),
  state text not null constraint workshop_purchases_state_known check (state in ('held', 'released', 'sold', 'ended')),
  held_until timestamptz not null,
  bought_at timestamptz,
  completed_at timestamptz,
  -- When the buyer was last notified that the time has changed.
  notified_at timestamptz,
  -- The reminder sent last, in hours before the start.
  reminded_hours smallint,
  constraint workshop_purchases_sold_when check (state not in ('sold', 'ended') or bought_at is not null)
);
create index workshop_purchases_of_workshop on workshop_purchases (workshop_id, state);
create index workshop_purchases_of_account on workshop_purchases (account_id);
create index workshop_purchases_held on workshop_purchases (held_until) where state = 'held';
create index workshop_purchases_to_complete on workshop_purchases (workshop_id) where state = 'sold' and completed_at is null;

create sequence workshop_ticket_numbers;

create table workshop_tickets (
  id bigint generated always as identity primary key,
  number text not null constraint workshop_tickets_number_unique unique,
  line_id bigint not null references workshop_purchases,
  workshop_id bigint not null references workshops,
  -- Which one of the line, from 1: the shares of its price add up exactly.
  position integer not null,
  seat integer not null,
  name text not null,
  state text not null default 'valid' constraint workshop_tickets_state_known check (state in ('valid', 'given_up', 'refunded')),
  -- First scan at the door, or first opening of the meeting.
  attended_at timestamptz,
  constraint workshop_tickets_one_each unique (line_id, position)
);
create unique index workshop_tickets_one_per_seat on workshop_tickets (workshop_id, seat) where state = 'valid';

-- Every scan at the door. The first one checks the ticket in; others are flagged.
create table workshop_scans (
  id bigint generated always as identity primary key,
  scan_id uuid not null constraint workshop_scans_stored_once unique,
  ticket_id bigint not null references workshop_tickets,
  scanned_at timestamptz not null,
  stored_at timestamptz not null,
  scanned_by bigint not null references accounts
);
create index workshop_scans_of_ticket on workshop_scans (ticket_id, scanned_at, id);
