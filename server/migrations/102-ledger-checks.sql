-- What each look at the books found: the newest tells staff how they stand.
create table ledger_checks (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  entries bigint not null,
  total_paise bigint not null,
  -- The first places where something differs; an empty list when nothing does.
  drift jsonb not null
);
create index ledger_checks_newest_first on ledger_checks (at desc, id desc);
