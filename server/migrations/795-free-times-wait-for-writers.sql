-- Cards and lists show the stored run of free slots, so it must not miss a booking. A run that was computed while a
-- transaction had taken a slot without being committed stayed marked as current: that transaction had found the row due
-- already and left it alone. It locks the row now. Either the refresh skips the row until the transaction ends, or the
-- transaction waits for the refresh, and its second statement sees that the row has to be marked again. An approval and a
-- suspension wait for each other here, too: each of them alone left the listing as it was, and together they listed a
-- suspended consultant.
create or replace function next_free_of_owners() returns trigger language plpgsql as $$
begin
  perform from next_free_times where consultant_id in (select consultant_id from changed_rows)
    order by consultant_id for no key update;
  update next_free_times set refresh_at = '-infinity'
  where consultant_id in (select consultant_id from changed_rows) and refresh_at > '-infinity';
  return null;
end $$;

create or replace function next_free_of_this_consultant() returns trigger language plpgsql as $$
begin
  perform from next_free_times where consultant_id = new.id for no key update;
  update next_free_times set refresh_at = '-infinity' where consultant_id = new.id and refresh_at > '-infinity';
  return null;
end $$;

-- Runs from before 741 without an end: nothing would have refreshed them, so every list computed them again.
update next_free_times set refresh_at = '-infinity' where computed_with = '' and refresh_at = 'infinity';
