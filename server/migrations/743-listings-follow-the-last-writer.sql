-- A listing is computed from several tables. Of two concurrent changes of one consultant, the later one waited for the
-- listing's row and then wrote what it had read before waiting, such as a free time that was gone. It reads again now:
-- each statement has a snapshot of its own, and the rows are locked since the first one wrote them. Locking the row of
-- the consultant instead would deadlock with changes that lock it last.
alter function relist_consultants(bigint[]) rename to write_listings;

create function relist_consultants(ids bigint[]) returns void language plpgsql as $$
begin
  perform write_listings(ids);
  perform write_listings(ids);
end $$;
