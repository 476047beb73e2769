-- What staff hide leaves menus and search; links, bookings and consultants keep it.
-- The version rises with every change, so that of two editors the second is told.
alter table sectors add column hidden boolean not null default false, add column version integer not null default 1;
alter table industries add column hidden boolean not null default false, add column version integer not null default 1;

alter table sectors add constraint sectors_titles_given
  check (length(title_english) between 1 and 120 and length(title_hindi) between 1 and 120);
alter table industries add constraint industries_titles_given
  check (length(title_english) between 1 and 120 and length(title_hindi) between 1 and 120);

-- Slugs that a sector or an industry had once: links that carry them still arrive.
create table old_slugs (
  kind text not null constraint old_slugs_kind_known check (kind in ('sector', 'industry')),
  slug slug not null,
  target_id bigint not null,
  primary key (kind, slug)
);

-- An industry that moves takes its consultants along in one go, however many they are.
drop trigger relist_on_moved_industry on consultant_industries;
drop function relist_moved();
create function relist_moved() returns trigger language plpgsql as $$
declare
  moved bigint[] := array(
    select distinct n.consultant_id from new_rows n join old_rows o using (consultant_id, industry_id)
    where n.sector_id <> o.sector_id or n.category_type_id <> o.category_type_id);
begin
  if cardinality(moved) > 0 then perform relist_consultants(moved); end if;
  return null;
end $$;
create trigger relist_on_moved_industry after update on consultant_industries
  referencing old table as old_rows new table as new_rows for each statement execute function relist_moved();
-- For moving one, and for knowing that none is left before it is deleted.
create index consultant_industries_by_industry on consultant_industries (industry_id);
