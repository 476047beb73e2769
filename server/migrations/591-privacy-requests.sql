-- Why an account could not be deleted on its day; the person and staff read it until it is deleted.
alter table deletion_requests add column postponed_because text
  constraint deletion_requests_reason_named check (postponed_because ~ '^[a-z_]{1,60}$');

-- The list of the back office, newest first.
create index deletion_requests_listed on deletion_requests (requested_at, id);
create index data_exports_listed on data_exports (requested_at, id);
