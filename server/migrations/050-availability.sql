-- How a consultant plans, apart from the usual week; what is null follows the setting of the house.
-- The lengths they offer are those that have a fee: there is no second list that could disagree.
create table availability_settings (
  consultant_id bigint primary key references consultants on delete cascade,
  buffer_before_minutes smallint constraint availability_buffer_before_is_sane check (buffer_before_minutes between 0 and 240),
  buffer_after_minutes smallint constraint availability_buffer_after_is_sane check (buffer_after_minutes between 0 and 240),
  notice_minutes integer constraint availability_notice_is_sane check (notice_minutes between 0 and 43200),
  days_ahead smallint constraint availability_days_ahead_are_sane check (days_ahead between 1 and 365),
  most_a_day smallint constraint availability_most_a_day_is_positive check (most_a_day > 0)
);

-- Hours of one date that replace those of its weekday.
create table day_hours (
  consultant_id bigint not null references consultants on delete cascade,
  on_day date not null,
  from_minute smallint not null,
  to_minute smallint not null,
  primary key (consultant_id, on_day, from_minute),
  constraint day_hours_lie_within_a_day check (0 <= from_minute and from_minute < to_minute and to_minute <= 1440),
  constraint day_hours_do_not_overlap exclude using gist
    (consultant_id with =, on_day with =, int4range(from_minute, to_minute) with &&)
);

-- Days without any hours; they win over everything above.
create table days_off (
  id bigint generated always as identity primary key,
  consultant_id bigint not null references consultants on delete cascade,
  days daterange not null constraint days_off_have_both_ends
    check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  note text not null default '',
  constraint days_off_do_not_overlap exclude using gist (consultant_id with =, days with &&)
);

-- What takes a consultant's time. Nothing of ours can overlap there: the database itself refuses a second booking.
create table busy_times (
  id bigint generated always as identity primary key,
  consultant_id bigint not null references consultants on delete cascade,
  kind text not null constraint busy_times_kind_known check (kind in ('hold', 'booking', 'call', 'external')),
  -- The session itself; a call that still runs has no end.
  during tstzrange not null,
  -- The session with the buffers it was made with.
  blocked tstzrange not null,
  -- A hold frees its time at this instant by itself; whoever claims the time removes the lapsed row.
  lapses_at timestamptz,
  constraint busy_times_have_a_beginning check (not isempty(during) and not lower_inf(during) and not lower_inf(blocked)),
  constraint busy_times_block_at_least_themselves check (blocked @> during),
  constraint busy_times_only_holds_lapse check ((kind = 'hold') = (lapses_at is not null)),
  constraint slot_taken exclude using gist (consultant_id with =, blocked with &&) where (kind <> 'external')
);
create index busy_times_of_consultant on busy_times using gist (consultant_id, blocked);

-- When the next slot begins, to order and filter by. A card computes its own.
-- Until refresh_at the next slot begins at `at`, or, once that is nearer than their notice, as soon as the notice allows.
create table next_free_times (
  consultant_id bigint primary key references consultants on delete cascade,
  at timestamptz,
  notice_minutes integer not null default 0,
  refresh_at timestamptz not null default '-infinity'
);
create index next_free_in_order on next_free_times (at, consultant_id) where at is not null;
create index next_free_due on next_free_times (refresh_at);
insert into next_free_times (consultant_id) select id from consultants;

-- Whatever decides the next free slot marks it as due, whoever writes it.
create function next_free_for_new_consultants() returns trigger language plpgsql as $$
begin
  insert into next_free_times (consultant_id) select id from new_rows;
  return null;
end $$;
create trigger next_free_on_new_consultant after insert on consultants
  referencing new table as new_rows for each statement execute function next_free_for_new_consultants();

create function next_free_of_this_consultant() returns trigger language plpgsql as $$
begin
  update next_free_times set refresh_at = '-infinity' where consultant_id = new.id and refresh_at > '-infinity';
  return null;
end $$;
create trigger next_free_on_standing after update of approval, time_zone on consultants
  for each row when ((old.approval, old.time_zone) is distinct from (new.approval, new.time_zone))
  execute function next_free_of_this_consultant();

create trigger next_free_on_suspension after update of suspended_at, deleted_at on accounts
  for each row when (new.type = 'consultant'
    and (old.suspended_at, old.deleted_at) is distinct from (new.suspended_at, new.deleted_at))
  execute function next_free_of_this_consultant();

create function next_free_of_owners() returns trigger language plpgsql as $$
begin
  update next_free_times set refresh_at = '-infinity'
  where consultant_id in (select consultant_id from changed_rows) and refresh_at > '-infinity';
  return null;
end $$;

do $$
declare
  decisive text;
begin
  foreach decisive in array array['weekly_hours', 'day_hours', 'days_off', 'busy_times', 'availability_settings', 'consultant_fees'] loop
    execute format('create trigger next_free_on_insert after insert on %I
      referencing new table as changed_rows for each statement execute function next_free_of_owners()', decisive);
    execute format('create trigger next_free_on_update after update on %I
      referencing new table as changed_rows for each statement execute function next_free_of_owners()', decisive);
    execute format('create trigger next_free_on_delete after delete on %I
      referencing old table as changed_rows for each statement execute function next_free_of_owners()', decisive);
  end loop;
end $$;
