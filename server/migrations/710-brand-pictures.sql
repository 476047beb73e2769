-- Logos and app icons that staff uploaded. One that was never saved as part of the brand is removed after a day; the
-- others stay, because emails that were sent show them.
create table brand_pictures (
  name text primary key,
  added_at timestamptz not null,
  used_at timestamptz
);
create index brand_pictures_unused on brand_pictures (added_at) where used_at is null;
