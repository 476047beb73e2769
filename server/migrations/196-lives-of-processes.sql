-- The process whose socket a seat came by, as it calls itself while it lives: a stretch that somebody ends from outside the room
-- is counted no further than a process that is gone has seen.
alter table room_seats add column life integer;
