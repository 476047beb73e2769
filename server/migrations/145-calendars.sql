-- The private address of a person's calendar. Only the hash of its secret is here: whoever reads the database cannot read calendars.
create table calendar_feeds (
  account_id bigint primary key references accounts on delete cascade,
  secret_hash bytea not null constraint calendar_feeds_secret_is_unique unique,
  renewed_at timestamptz not null
);

-- "Tell me when a slot frees": the days are those of the consultant's calendar.
create table slot_watches (
  id bigint generated always as identity primary key,
  customer_id bigint not null references accounts on delete cascade,
  consultant_id bigint not null references consultants on delete cascade,
  mode text not null constraint slot_watches_mode_known check (mode in ('video', 'audio')),
  minutes smallint not null constraint slot_watches_length_known check (minutes in (15, 30, 45, 60)),
  from_day date not null,
  to_day date not null,
  time_zone text not null,
  created_at timestamptz not null,
  told_at timestamptz,
  closed_at timestamptz,
  constraint slot_watches_days_in_order check (from_day <= to_day),
  constraint slot_watches_told_are_closed check (told_at is null or closed_at is not null)
);
create unique index slot_watches_one_open on slot_watches (customer_id, consultant_id, mode, minutes) where closed_at is null;
create index slot_watches_open on slot_watches (consultant_id) where closed_at is null;
