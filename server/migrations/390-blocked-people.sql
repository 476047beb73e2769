-- Neither of the two can book, call or ask the other.
create table account_blocks (
  blocker_id bigint not null references accounts on delete cascade,
  blocked_id bigint not null references accounts on delete cascade,
  blocked_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  constraint account_blocks_not_oneself check (blocker_id <> blocked_id)
);
create index account_blocks_of_blocked on account_blocks (blocked_id);

create table person_reports (
  id bigint generated always as identity primary key,
  person_id bigint not null references accounts on delete cascade,
  -- None once the reporter's account is deleted.
  reporter_id bigint references accounts on delete set null,
  reason text not null constraint person_reports_reason_known
    check (reason in ('abusive', 'outside_payment', 'false_claims', 'spam', 'other')),
  note text not null default '' constraint person_reports_note_fits check (length(note) <= 1000),
  reported_at timestamptz not null,
  state text not null default 'open' constraint person_reports_state_known check (state in ('open', 'upheld', 'declined')),
  decided_by bigint references accounts,
  decided_at timestamptz,
  decision_note text not null default '' constraint person_reports_decision_note_fits check (length(decision_note) <= 1000),
  constraint person_reports_not_oneself check (person_id <> reporter_id),
  constraint person_reports_decided_or_open check ((state = 'open') = (decided_at is null))
);
-- A decided person can be reported again.
create unique index person_reports_one_open on person_reports (person_id, reporter_id) where state = 'open';
create index person_reports_open on person_reports (reported_at, id) where state = 'open';
create index person_reports_newest_first on person_reports (reported_at desc, id desc);
create index person_reports_of_person on person_reports (person_id);
create index person_reports_of_reporter on person_reports (reporter_id, reported_at desc);
