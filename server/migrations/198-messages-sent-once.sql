-- A message carries an id that its writer's page made, so that one sent again after a lost answer is the one that is here.
alter table booking_messages add column client_id text;
alter table booking_messages add constraint booking_messages_sent_once unique (booking_id, from_id, client_id);
alter table talk_messages add column client_id text;
alter table talk_messages add constraint talk_messages_sent_once unique (talk_id, from_id, client_id);
