-- Where the demo keeps what it would have sent. Production neither writes nor shows it.
create table demo_inbox (
  id bigint generated always as identity primary key,
  outbox_id bigint not null constraint demo_inbox_once_each unique,
  channel text not null,
  recipient text not null,
  subject text,
  body text not null,
  language text not null,
  otp text,
  kept_at timestamptz not null
);
create index demo_inbox_by_recipient on demo_inbox (recipient, id desc);
create index demo_inbox_by_age on demo_inbox (kept_at);
