-- The authenticator app of a member of staff. The secret is sealed (platform/sealed.ts).
create table second_factors (
  account_id bigint primary key references accounts,
  secret bytea not null,
  -- Absent until the first code proved that the app really holds the secret.
  enrolled_at timestamptz,
  -- The half minute of the last code that was taken; an older or equal one is never taken again.
  last_step bigint not null default 0,
  wrong_in_a_row integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null
);

-- For the day the phone is lost: each works once, and only its keyed hash is kept.
create table recovery_codes (
  account_id bigint not null references second_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Between the OTP and the second factor: proves the first, opens nothing by itself.
create table staff_tickets (
  token_hash bytea primary key,
  account_id bigint not null references accounts,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_tickets_by_age on staff_tickets (expires_at);

-- When this device last showed the second factor; what moves money asks for a recent one.
alter table sessions add column second_factor_at timestamptz;

alter table sessions drop constraint sessions_end_reason_known;
alter table sessions add constraint sessions_end_reason_known
  check (end_reason in ('logout', 'signed_out', 'mobile_changed', 'suspended', 'deleted', 'second_factor_reset'));

-- Whoever signed in with one factor only signs in again with two.
delete from sessions where account_id in (select id from accounts where type = 'admin');
