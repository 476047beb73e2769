-- A person's private documents. The bytes are in stored_files, encrypted; these rows are what the owner sees.
create table locker_groups (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  title text not null constraint locker_groups_are_titled check (length(title) between 1 and 60),
  -- Documents in it that are not in the trash; maintained by a trigger.
  documents integer not null default 0 constraint locker_groups_count_valid check (documents >= 0),
  created_at timestamptz not null,
  constraint locker_groups_of_owner unique (id, account_id)
);
create unique index locker_group_title_taken on locker_groups (account_id, lower(title));

create table locker_documents (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  group_id bigint,
  name text not null constraint locker_documents_are_named check (length(name) between 1 and 160),
  kind text not null
    constraint locker_documents_kind_known check (kind in ('pdf', 'jpeg', 'png', 'webp', 'docx', 'xlsx')),
  bytes bigint not null constraint locker_documents_have_content check (bytes > 0),
  file_id bigint not null constraint locker_documents_file_unique unique references stored_files,
  -- Where it was added, if not in the locker itself: a session, a talk.
  origin_kind text,
  origin_id bigint,
  created_at timestamptz not null,
  trashed_at timestamptz,
  constraint locker_documents_of_owner unique (id, account_id),
  constraint locker_documents_origin_complete check ((origin_kind is null) = (origin_id is null)),
  -- A document lies only in a group of its owner; without the group it stays in the locker.
  constraint locker_documents_group foreign key (group_id, account_id)
    references locker_groups (id, account_id) on delete set null (group_id)
);
create index locker_documents_newest on locker_documents (account_id, created_at desc, id desc) where trashed_at is null;
create index locker_documents_in_group on locker_documents (group_id, created_at desc, id desc) where trashed_at is null;
create index locker_documents_trash on locker_documents (account_id, trashed_at desc, id desc) where trashed_at is not null;
create index locker_documents_to_remove on locker_documents (trashed_at) where trashed_at is not null;

-- What a locker holds, the trash included. Whoever adds a document locks this row first, so that the quota holds.
create table locker_usage (
  account_id bigint primary key references accounts,
  bytes bigint not null default 0 constraint locker_usage_bytes_valid check (bytes >= 0),
  documents integer not null default 0 constraint locker_usage_documents_valid check (documents >= 0),
  trashed integer not null default 0 constraint locker_usage_trashed_valid check (trashed >= 0)
);

create function count_locker_document() returns trigger language plpgsql as $$
declare
  gone boolean := tg_op <> 'INSERT';
  came boolean := tg_op <> 'DELETE';
begin
  if gone then
    update locker_usage set
      bytes = bytes - old.bytes,
      documents = documents - (old.trashed_at is null)::int,
      trashed = trashed - (old.trashed_at is not null)::int
    where account_id = old.account_id;
    if old.trashed_at is null and old.group_id is not null then
      update locker_groups set documents = documents - 1 where id = old.group_id;
    end if;
  end if;
  if came then
    insert into locker_usage as usage (account_id, bytes, documents, trashed)
    values (new.account_id, new.bytes, (new.trashed_at is null)::int, (new.trashed_at is not null)::int)
    on conflict (account_id) do update set
      bytes = usage.bytes + excluded.bytes,
      documents = usage.documents + excluded.documents,
      trashed = usage.trashed + excluded.trashed;
    if new.trashed_at is null and new.group_id is not null then
      update locker_groups set documents = documents + 1 where id = new.group_id;
    end if;
  end if;
  return null;
end $$;
create trigger locker_documents_counted after insert or delete or update of bytes, trashed_at, group_id
  on locker_documents for each row execute function count_locker_document();
