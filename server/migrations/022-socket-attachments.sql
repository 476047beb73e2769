-- Events between processes that are too large for NOTIFY; the adapter of Socket.IO writes and clears it.
create table socket_io_attachments (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  payload bytea not null
);
