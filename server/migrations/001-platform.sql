-- What staff may change without a deployment: name, help desk, fees, limits. Absent keys mean the default in code.
create table settings (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by bigint
);

-- Sliding windows of calls: the newest marks of one source, at most as many as its cap.
create table call_marks (
  key text primary key,
  marks timestamptz[] not null,
  stale_at timestamptz not null
);
create index call_marks_by_staleness on call_marks (stale_at);
