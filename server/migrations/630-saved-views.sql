-- Search, filters and order of a back-office list that one member of staff saved under a name.
create table saved_views (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  list text not null,
  name text not null,
  query text not null,
  is_default boolean not null default false,
  saved_at timestamptz not null
);
create unique index saved_views_one_per_name on saved_views (account_id, list, lower(name));
create unique index saved_views_one_default on saved_views (account_id, list) where is_default;
