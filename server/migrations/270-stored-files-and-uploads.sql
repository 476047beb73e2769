-- Files that are encrypted in the store. Each has a key of its own, wrapped by the master secret, and one or more parts.
create table stored_files (
  id bigint generated always as identity primary key,
  -- Random; the parts lie below it in the store.
  folder text not null,
  wrapped_key bytea not null,
  bytes bigint not null default 0,
  created_at timestamptz not null,
  -- Set by the domain that took the file over; a file that nobody claims is removed after a day.
  claimed_at timestamptz,
  -- Set when its owner no longer needs it; the next sweep removes it from the store.
  released_at timestamptz,
  constraint stored_files_folder_unique unique (folder),
  constraint stored_files_bytes_valid check (bytes >= 0)
);

create index stored_files_to_remove on stored_files (created_at) where claimed_at is null or released_at is not null;

create table stored_file_parts (
  file_id bigint not null references stored_files on delete cascade,
  -- Where in the file the part begins.
  start_byte bigint not null,
  bytes bigint not null,
  -- The random start of the nonces of its frames, and the end of its name in the store.
  nonce bytea not null,
  constraint stored_file_parts_pkey primary key (file_id, start_byte),
  constraint stored_file_parts_bytes_valid check (start_byte >= 0 and bytes > 0)
);

-- Files on their way. Nobody sees one before the domain that asked for it has checked and claimed it.
create table uploads (
  -- Random: whoever was not given the address does not find it.
  id text primary key,
  account_id bigint not null references accounts,
  purpose text not null,
  -- What the file is for, in the words of its purpose: a talk, a folder.
  subject_id bigint,
  file_id bigint not null references stored_files,
  bytes bigint not null,
  received_bytes bigint not null default 0,
  created_at timestamptz not null,
  last_byte_at timestamptz not null,
  constraint uploads_file_unique unique (file_id),
  constraint uploads_within_declared_size check (bytes > 0 and received_bytes between 0 and bytes)
);

create index uploads_account on uploads (account_id);
create index uploads_last_byte on uploads (last_byte_at);

drop table library_uploads;
