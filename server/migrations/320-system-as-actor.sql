-- The actor behind what happens automatically is called 'system', and people are notified.
alter table booking_events drop constraint booking_events_role_known;
alter table booking_events drop constraint booking_events_by_a_person_or_the_house;
update booking_events set by_role = 'system' where by_role = 'house';
alter table booking_events
  add constraint booking_events_role_known check (by_role in ('customer', 'consultant', 'staff', 'system')),
  add constraint booking_events_person_unless_system check ((by_role = 'system') = (by_id is null));

alter table room_flows drop constraint room_flows_ended_by_known;
update room_flows set ended_by = 'system' where ended_by = 'house';
alter table room_flows add constraint room_flows_ended_by_known check (ended_by in ('customer', 'consultant', 'both', 'system'));

alter table talks drop constraint talks_ended_by_known;
update talks set ended_by = 'system' where ended_by = 'house';
alter table talks add constraint talks_ended_by_known check (ended_by in ('customer', 'consultant', 'system', 'staff'));

alter table talk_events drop constraint talk_events_by_known;
update talk_events set by = 'system' where by = 'house';
alter table talk_events add constraint talk_events_by_known check (by in ('customer', 'consultant', 'system', 'staff'));

alter table slot_watches rename column told_at to notified_at;
alter table slot_watches rename constraint slot_watches_told_are_closed to slot_watches_notified_are_closed;
alter table booking_reminders rename column told_at to notified_at;
alter table library_reminders rename column told_of to notified_of;
alter table ledger_accounts rename constraint ledger_purse_covers to ledger_balance_covers_holds;
