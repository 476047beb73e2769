-- Whom a message is for, so that staff find it after the person has changed their number.
alter table outbox add column account_id bigint constraint outbox_account references accounts (id);

-- The list of deliveries in the back office; events over sockets are not listed.
create index outbox_listed on outbox (created_at, id) where channel <> 'socket';
create index outbox_listed_by_state on outbox (state, created_at, id) where channel <> 'socket';
create index outbox_listed_by_recipient on outbox (recipient, created_at, id) where channel <> 'socket';
create index outbox_listed_by_account on outbox (account_id, created_at, id) where channel <> 'socket';
