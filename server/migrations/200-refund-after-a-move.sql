-- The most of what was paid that a cancellation by the customer still gives back: whoever moved the session late keeps no better
-- terms than they had at that moment, however far away the new time is.
alter table bookings
  add column refund_most_percent smallint not null default 100
    constraint bookings_refund_a_share check (refund_most_percent between 0 and 100),
  add constraint bookings_refund_less_only_once_moved check (refund_most_percent = 100 or moves > 0);

create function bookings_keep_refund_most() returns trigger language plpgsql as $$
begin
  raise exception 'the most that booking % gives back never rises', new.id
    using errcode = 'check_violation', constraint = 'bookings_refund_most_never_rises';
end $$;
create trigger bookings_refund_most_never_rises before update of refund_most_percent on bookings
  for each row when (new.refund_most_percent > old.refund_most_percent) execute function bookings_keep_refund_most();
