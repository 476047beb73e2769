-- What must happen outside: written by the transaction that decides it, sent after its commit, at least once.
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null constraint outbox_channel_known check (channel in ('sms', 'mail', 'push', 'socket')),
  -- A mobile, an email address, a push subscription as JSON, or a room of sockets.
  recipient text not null,
  -- A name in the table of messages, or the name of a socket event.
  message text not null,
  language text not null constraint outbox_language_known check (language in ('en', 'hi')),
  -- Emptied as soon as the row is settled when they hold a code.
  params jsonb,
  state text not null default 'waiting' constraint outbox_state_known check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  -- While a process is sending, this is when its claim lapses and another may take over.
  next_try_at timestamptz not null,
  -- After this it is worth nothing to the reader and is dropped.
  expires_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint outbox_waiting_or_settled check ((state = 'waiting') = (settled_at is null))
);
create index outbox_due on outbox (channel, next_try_at, id) where state = 'waiting';
create index outbox_settled on outbox (settled_at) where state <> 'waiting';

create function outbox_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', channel) from (select distinct channel from added) as channels;
  return null;
end $$;
create trigger outbox_tells_dispatchers after insert on outbox
  referencing new table as added for each statement execute function outbox_tell();
