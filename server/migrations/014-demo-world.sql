-- Present only where the demo world was loaded; production mode refuses such a database.
create table demo_world (
  only_row boolean primary key default true constraint demo_world_one_row check (only_row),
  version integer not null,
  loaded_at timestamptz not null
);
