-- Tax and fees in hundredths of a percent, each from a day on (of India). A rate is never changed: another follows it.
create table rates (
  kind text not null constraint rates_kind_known
    check (kind in ('gst', 'commission', 'gst_on_commission', 'tcs', 'tds', 'tds_without_pan')),
  from_on date not null,
  rate_bp integer not null constraint rates_are_shares check (rate_bp between 0 and 10000),
  -- Absent for those the house began with.
  set_by bigint references accounts,
  set_at timestamptz not null,
  reason text not null,
  constraint rates_one_a_day primary key (kind, from_on)
);
create function rates_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a rate is never changed' using errcode = 'restrict_violation';
end $$;
create trigger rates_are_never_changed before update or truncate on rates
  for each statement execute function rates_stay();

insert into rates (kind, from_on, rate_bp, set_at, reason) values
  ('gst', '2017-07-01', coalesce((select (value #>> '{}')::integer * 100 from settings where key = 'gstPercent'), 1800),
    '2017-07-01T00:00:00+05:30', 'GST on professional services'),
  ('commission', '2017-07-01', 2000, '2017-07-01T00:00:00+05:30', 'Commission of the platform'),
  ('gst_on_commission', '2017-07-01', 1800, '2017-07-01T00:00:00+05:30', 'GST on the commission'),
  ('tcs', '2017-07-01', 50, '2017-07-01T00:00:00+05:30', 'Tax collected at source, section 52 of the CGST Act'),
  ('tds', '2017-07-01', 10, '2017-07-01T00:00:00+05:30', 'Tax deducted at source, section 194-O'),
  ('tds_without_pan', '2017-07-01', 500, '2017-07-01T00:00:00+05:30', 'Tax deducted at source where no PAN is known');
delete from settings where key = 'gstPercent';
