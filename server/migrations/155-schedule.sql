-- A calendar that a consultant keeps elsewhere: what stands in it takes their time here too, as busy_times of kind 'external'.
create table external_calendars (
  consultant_id bigint primary key references consultants on delete cascade,
  -- Sealed: whoever knows such an address reads the whole calendar.
  address bytea not null,
  -- What may be shown of it.
  host text not null constraint external_calendars_host_is_named check (host <> ''),
  added_at timestamptz not null,
  tried_at timestamptz not null,
  -- The last time it could be read; what stands in busy_times is from then.
  read_at timestamptz not null,
  -- Why the last try failed; none, it did not.
  problem text constraint external_calendars_problem_known check (problem in
    ('refused', 'unreachable', 'missing', 'too_slow', 'too_large', 'not_a_calendar', 'outside_demo')),
  etag text,
  -- Of the times it brought: an unchanged calendar rewrites nothing.
  digest bytea not null,
  busy_count integer not null constraint external_calendars_busy_count_is_sane check (busy_count >= 0),
  next_read_at timestamptz not null,
  constraint external_calendars_problem_is_of_a_later_try check (problem is null or tried_at > read_at)
);
create index external_calendars_due on external_calendars (next_read_at);
