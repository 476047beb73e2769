-- Who did what to what, and why. Written by the transaction that does it; never changed, never removed.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Absent when the house itself acted.
  actor_id bigint,
  actor_type text not null constraint audit_entries_actor_known check (actor_type in ('user', 'consultant', 'admin', 'system')),
  -- A noun and what happened to it: person.suspended, setting.changed.
  action text not null constraint audit_entries_action_shape check (action ~ '^[a-z_]+(\.[a-z_]+)+$'),
  subject_kind text,
  subject_id text,
  before jsonb,
  after jsonb,
  reason text,
  request_id text,
  address text,
  words tsvector generated always as (
    to_tsvector('simple', replace(action, '.', ' ') || ' ' || coalesce(subject_kind, '') || ' ' || coalesce(subject_id, '') || ' ' || coalesce(reason, ''))
  ) stored,
  constraint audit_entries_actor_or_system check ((actor_type = 'system') = (actor_id is null)),
  constraint audit_entries_subject_whole check (subject_kind is not null or subject_id is null)
);
create index audit_entries_newest_first on audit_entries (at desc, id desc);
create index audit_entries_by_actor on audit_entries (actor_id, at desc, id desc);
create index audit_entries_by_action on audit_entries (action, at desc, id desc);
create index audit_entries_by_subject on audit_entries (subject_kind, subject_id, at desc, id desc);
create index audit_entries_by_request on audit_entries (request_id);
create index audit_entries_words on audit_entries using gin (words);

-- Each link hashes the entry together with the link before it, so that no entry can change or vanish unnoticed.
create table audit_chain (
  position bigint primary key constraint audit_chain_counts_from_one check (position > 0),
  entry_id bigint not null constraint audit_chain_once_each unique references audit_entries,
  hash bytea not null
);

-- The text that is hashed. jsonb writes the same value always in the same way; instants are microseconds, whatever the time zone.
create function audit_text(entry audit_entries) returns text language sql stable as $$
  select jsonb_build_array(
    entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.actor_id, entry.actor_type, entry.action,
    entry.subject_kind, entry.subject_id, entry.before, entry.after, entry.reason, entry.request_id, entry.address
  )::text
$$;

-- Runs at commit: links are forged one after the other in the order of commits, and the lock for it is held for that moment only.
create function audit_link() returns trigger language plpgsql as $$
declare
  last audit_chain;
begin
  perform pg_advisory_xact_lock(7261940284);
  select * into last from audit_chain order by position desc limit 1;
  insert into audit_chain (position, entry_id, hash) values (
    coalesce(last.position, 0) + 1, new.id,
    sha256(coalesce(last.hash, ''::bytea) || convert_to(audit_text(new), 'UTF8'))
  );
  return null;
end $$;
create constraint trigger audit_entries_are_chained after insert on audit_entries
  deferrable initially deferred for each row execute function audit_link();

create function audit_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function audit_refuse();
create trigger audit_chain_append_only before update or delete or truncate on audit_chain
  for each statement execute function audit_refuse();
alter table audit_entries enable always trigger audit_entries_append_only;
alter table audit_chain enable always trigger audit_chain_append_only;
