create table favourites (
  account_id bigint not null references accounts on delete cascade,
  consultant_id bigint not null references consultants on delete cascade,
  added_at timestamptz not null,
  primary key (account_id, consultant_id)
);
create index favourites_newest_first on favourites (account_id, added_at desc, consultant_id);
create index favourites_of_consultant on favourites (consultant_id);
