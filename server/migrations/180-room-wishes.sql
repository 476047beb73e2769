-- The seat somebody took by pressing Join, where this one is only its page coming back; null where it is that seat itself. What
-- a person wished last has the seat, whichever of their devices comes back last.
alter table room_seats add column first_seat bigint;

-- A session that is called off ends its room.
alter table rooms drop constraint rooms_ended_why_known;
alter table rooms add constraint rooms_ended_why_known
  check (ended_why in ('over', 'left', 'no_money', 'staff', 'called_off'));
