-- The rooms that somebody came into. A row is the gate of its room: whoever changes seats or flows holds it, and holds it
-- before the booking or the talk, so that nobody waits for another in a circle.
create table rooms (
  slug text primary key constraint rooms_slug_shape check (slug ~ '^[a-z0-9]{16,40}$'),
  kind text not null constraint rooms_kind_known check (kind in ('booking', 'talk')),
  -- The booking or the talk.
  item_id bigint not null,
  -- When the house ends it; none for a talk, which ends otherwise.
  closes_at timestamptz,
  ended_at timestamptz,
  ended_why text constraint rooms_ended_why_known check (ended_why in ('over', 'left', 'no_money', 'staff')),
  constraint rooms_ended_for_a_reason check ((ended_at is null) = (ended_why is null))
);
create index rooms_of_item on rooms (kind, item_id);
create index rooms_closing on rooms (closes_at) where ended_at is null;

-- Who sits in a room: one seat for each side. The newest connection has it; a seat that is not seen for a lease is empty.
create sequence room_seat_numbers;
create table room_seats (
  room text not null references rooms,
  role text not null constraint room_seats_role_known check (role in ('customer', 'consultant')),
  account_id bigint not null references accounts,
  -- Rises with everyone who sits down, so that an older connection is known as such.
  seat bigint not null default nextval('room_seat_numbers') constraint room_seats_numbers_are_unique unique,
  -- The loaded page: the same one after a lost connection goes on with its media.
  peer_id text not null constraint room_seats_peer_shape check (peer_id ~ '^[A-Za-z0-9_-]{8,64}$'),
  connection_id text not null,
  joined_at timestamptz not null,
  seen_at timestamptz not null,
  -- False while the socket is lost and the lease lasts.
  present boolean not null default true,
  -- As that side says: media can go both ways.
  connected boolean not null default false,
  audio boolean not null default false,
  video boolean not null default false,
  screen boolean not null default false,
  quality text constraint room_seats_quality_known check (quality in ('good', 'weak', 'bad')),
  primary key (room, role)
);
create index room_seats_by_sight on room_seats (seen_at);
create index room_seats_of_account on room_seats (account_id);

-- The stretches during which both sides were connected, as the server saw it: what a talk is paid by.
create table room_flows (
  id bigint generated always as identity primary key,
  room text not null references rooms,
  from_at timestamptz not null,
  to_at timestamptz,
  -- Whose side ended it; the house, when the room or its money was over.
  ended_by text constraint room_flows_ended_by_known check (ended_by in ('customer', 'consultant', 'both', 'house')),
  constraint room_flows_end_after_they_begin check (to_at >= from_at),
  constraint room_flows_ended_by_somebody check ((to_at is null) = (ended_by is null))
);
create index room_flows_of_room on room_flows (room, from_at);
create unique index room_flows_one_open on room_flows (room) where to_at is null;

-- What somebody notes during a call, for nobody else.
create table room_notes (
  room text not null,
  account_id bigint not null references accounts,
  text text not null constraint room_notes_are_short check (length(text) between 1 and 5000),
  updated_at timestamptz not null,
  primary key (room, account_id)
);
create index room_notes_of_account on room_notes (account_id);
