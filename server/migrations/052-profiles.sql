-- What a profile shows besides the words of the consultant.
alter table consultants
  add column education text not null default '',
  -- Memberships, licences and numbers of a profession, in their own words.
  add column registrations text not null default '';

-- Films of a consultant, at houses whose players may stand in our pages.
create table consultant_videos (
  id bigint generated always as identity primary key,
  consultant_id bigint not null references consultants on delete cascade,
  title text not null constraint consultant_videos_have_a_title check (title <> ''),
  url text not null constraint consultant_videos_stand_at_known_houses
    check (url ~ '^https://(www\.youtube\.com/watch\?v=[\w-]{6,20}|youtu\.be/[\w-]{6,20}|vimeo\.com/\d{5,12})$'),
  position integer not null default 1
);
create index consultant_videos_in_order on consultant_videos (consultant_id, position, id);

-- An address that once led to a consultant goes on leading there.
create table former_slugs (
  slug slug primary key,
  consultant_id bigint not null references consultants on delete cascade
);
create index former_slugs_of_consultant on former_slugs (consultant_id);

create function remember_slug() returns trigger language plpgsql as $$
begin
  delete from former_slugs where slug = new.slug;
  insert into former_slugs (slug, consultant_id) values (old.slug, old.id)
  on conflict (slug) do update set consultant_id = excluded.consultant_id;
  return null;
end $$;
create trigger remember_former_slug after update of slug on consultants
  for each row when (old.slug <> new.slug) execute function remember_slug();
