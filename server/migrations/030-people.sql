-- When somebody last used the product, to a quarter of an hour: sessions are forgotten, this stays.
alter table accounts add column last_seen_at timestamptz;
update accounts set last_seen_at = (select max(last_used_at) from sessions where account_id = accounts.id);

-- What staff find a person by: the words of name and email, and the mobile from either end ('~' marks the turned one,
-- since no word can begin with it).
create function account_words(name text, mobile text, email text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple', translate(name || ' ' || coalesce(email, ''), '@._-+''&/', '        '))
    || case when mobile = '' then ''::tsvector else array_to_tsvector(array[mobile, '~' || reverse(mobile)]) end;

create index accounts_by_words on accounts using gin (account_words(name, mobile, email));
create index accounts_by_name on accounts (lower(name), id);
create index accounts_last_seen_first on accounts (last_seen_at desc nulls last, id desc);
create index accounts_of_type_newest_first on accounts (type, created_at desc, id desc);
create index accounts_by_city on accounts (lower(city) text_pattern_ops);
create index accounts_suspended on accounts (suspended_at) where suspended_at is not null;
create index accounts_deleted on accounts (deleted_at) where deleted_at is not null;
create index accounts_guests on accounts (created_at desc, id desc) where profile_completed_at is null;
create index deletion_requests_by_account on deletion_requests (account_id, requested_at desc);
