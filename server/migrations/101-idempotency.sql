-- Answers to calls that must not happen twice, written by the transaction that did the deed.
create table idempotency_keys (
  account_id bigint not null,
  endpoint text not null,
  key text collate "C" not null,
  -- SHA-256 of what was sent: the same key with anything else is refused.
  body_hash bytea not null,
  at timestamptz not null,
  -- Given before the transaction ends, so nobody else ever sees a row without them.
  status smallint,
  answer text,
  primary key (account_id, endpoint, key)
) with (fillfactor = 70);
create index idempotency_keys_by_age on idempotency_keys (at);
