create sequence certificate_numbers;

-- A certificate states what was true when it was issued; nothing of it changes with the course or the account.
create table certificates (
  id bigint generated always as identity primary key,
  number text not null constraint certificates_numbered_once unique,
  -- Random: whoever has it can check the certificate.
  code text not null constraint certificates_code_unique unique,
  account_id bigint not null references accounts,
  course_id bigint not null references courses,
  version_id bigint not null references course_versions,
  name text not null,
  title_english text not null,
  title_hindi text not null,
  trainer text not null,
  lessons integer not null,
  watched_seconds integer not null,
  -- None if the course has no quiz.
  quiz_percent integer,
  started_on date not null,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text,
  -- None if a refund revoked it.
  revoked_by bigint references accounts,
  constraint certificates_revoked_with_a_reason check ((revoked_at is null) = (revoked_reason is null))
);
create unique index certificates_one_per_course on certificates (account_id, course_id) where revoked_at is null;
create index certificates_newest on certificates (issued_at desc, id desc);
