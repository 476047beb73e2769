-- What a person's open pages were told lately, for a page whose line was not open.
create index outbox_told on outbox (recipient, settled_at) where channel = 'socket';
