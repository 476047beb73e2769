-- Where a consultant works, and what a listing needs to order them without visiting a million people.
-- Sector and type are copied from the industry; everything from `listed` on is written by relist_consultants only.
create table consultant_industries (
  consultant_id bigint not null references consultants on delete cascade,
  industry_id bigint not null,
  sector_id bigint not null,
  category_type_id bigint not null,
  listed boolean not null default false,
  -- One row of each consultant stands for them in a sector, in a type and among all, so that nobody is listed twice.
  leads_sector boolean not null default false,
  leads_type boolean not null default false,
  leads_all boolean not null default false,
  rating_average real,
  rating_count integer not null default 0,
  experience_years smallint not null default 0,
  lowest_fee_paise integer,
  primary key (consultant_id, industry_id),
  constraint consultant_industries_follow_the_catalogue foreign key (industry_id, sector_id, category_type_id)
    references industries (id, sector_id, category_type_id) on update cascade
);
create index listed_in_industry_by_rating on consultant_industries
  (industry_id, rating_average desc nulls last, rating_count desc, consultant_id) where listed;
create index listed_in_sector_by_rating on consultant_industries
  (sector_id, rating_average desc nulls last, rating_count desc, consultant_id) where listed and leads_sector;
create index listed_in_type_by_rating on consultant_industries
  (category_type_id, rating_average desc nulls last, rating_count desc, consultant_id) where listed and leads_type;
create index listed_by_rating on consultant_industries
  (rating_average desc nulls last, rating_count desc, consultant_id) where listed and leads_all;

-- How many are listed at all. Its one row is also the gate: whoever changes counts holds it, so no two wait for each other.
create table listing_totals (
  only_row boolean primary key default true constraint listing_totals_one_row check (only_row),
  consultants_count integer not null default 0
);
insert into listing_totals default values;

create function relist_consultants(ids bigint[]) returns void language sql as $$
  update consultants c set lowest_fee_paise = cheapest.fee_paise
  from (select id, (select min(fee_paise) from consultant_fees where consultant_id = id) as fee_paise from unnest(ids) as id) cheapest
  where c.id = cheapest.id and c.lowest_fee_paise is distinct from cheapest.fee_paise;

  update consultant_industries ci
  set listed = fact.listed, leads_sector = fact.leads_sector, leads_type = fact.leads_type, leads_all = fact.leads_all,
      rating_average = fact.rating_average, rating_count = fact.rating_count,
      experience_years = fact.experience_years, lowest_fee_paise = fact.lowest_fee_paise
  from (
    select place.consultant_id, place.industry_id,
      c.approval = 'approved' and a.suspended_at is null and a.deleted_at is null as listed,
      place.industry_id = min(place.industry_id) over (partition by c.id, place.sector_id) as leads_sector,
      place.industry_id = min(place.industry_id) over (partition by c.id, place.category_type_id) as leads_type,
      place.industry_id = min(place.industry_id) over (partition by c.id) as leads_all,
      c.rating_average, c.rating_count, c.experience_years, c.lowest_fee_paise
    from consultant_industries place
    join consultants c on c.id = place.consultant_id
    join accounts a on a.id = c.id
    where place.consultant_id = any (ids)
  ) fact
  where ci.consultant_id = fact.consultant_id and ci.industry_id = fact.industry_id
    and (ci.listed, ci.leads_sector, ci.leads_type, ci.leads_all,
         ci.rating_average, ci.rating_count, ci.experience_years, ci.lowest_fee_paise)
      is distinct from
        (fact.listed, fact.leads_sector, fact.leads_type, fact.leads_all,
         fact.rating_average, fact.rating_count, fact.experience_years, fact.lowest_fee_paise);
$$;

-- Whatever a listing shows or depends on relists its consultant, whoever writes it.
create function relist_this_person() returns trigger language plpgsql as $$
begin
  perform relist_consultants(array[new.id]);
  return null;
end $$;

create trigger relist_on_standing after update of approval, rating_sum, rating_count, experience_years on consultants
  for each row execute function relist_this_person();
create trigger relist_on_suspension after update of suspended_at, deleted_at on accounts
  for each row when (new.type = 'consultant'
    and (old.suspended_at, old.deleted_at) is distinct from (new.suspended_at, new.deleted_at))
  execute function relist_this_person();

create function relist_new_owners() returns trigger language plpgsql as $$
begin
  perform relist_consultants(array(select distinct consultant_id from new_rows));
  return null;
end $$;
create function relist_old_owners() returns trigger language plpgsql as $$
begin
  perform relist_consultants(array(select distinct consultant_id from old_rows));
  return null;
end $$;

create trigger relist_on_new_fee after insert on consultant_fees
  referencing new table as new_rows for each statement execute function relist_new_owners();
create trigger relist_on_changed_fee after update on consultant_fees
  referencing new table as new_rows for each statement execute function relist_new_owners();
create trigger relist_on_dropped_fee after delete on consultant_fees
  referencing old table as old_rows for each statement execute function relist_old_owners();
create trigger relist_on_new_industry after insert on consultant_industries
  referencing new table as new_rows for each statement execute function relist_new_owners();
create trigger relist_on_dropped_industry after delete on consultant_industries
  referencing old table as old_rows for each statement execute function relist_old_owners();

create function relist_moved() returns trigger language plpgsql as $$
begin
  perform relist_consultants(array[new.consultant_id]);
  return null;
end $$;
create trigger relist_on_moved_industry after update of sector_id, category_type_id on consultant_industries
  for each row when (old.sector_id <> new.sector_id or old.category_type_id <> new.category_type_id)
  execute function relist_moved();

-- Counts follow the listed rows by their difference, so a count and the list behind its link cannot disagree.
create type listed_place as (
  consultant_id bigint, industry_id bigint, sector_id bigint, category_type_id bigint,
  leads_sector boolean, leads_type boolean, leads_all boolean
);

create function count_listed() returns trigger language plpgsql as $$
declare
  before listed_place[] := '{}';
  after listed_place[] := '{}';
begin
  if tg_op <> 'INSERT' then
    before := array(select row(consultant_id, industry_id, sector_id, category_type_id, leads_sector, leads_type, leads_all)::listed_place
      from old_rows where listed);
  end if;
  if tg_op <> 'DELETE' then
    after := array(select row(consultant_id, industry_id, sector_id, category_type_id, leads_sector, leads_type, leads_all)::listed_place
      from new_rows where listed);
  end if;
  if before = after then return null; end if;

  perform 1 from listing_totals for update;
  with steps as (
    (select *, 1 as step from unnest(after) except all select *, 1 from unnest(before))
    union all
    (select *, -1 from unnest(before) except all select *, -1 from unnest(after))
  ), in_industries as (
    update industries set consultants_count = consultants_count + delta
    from (select industry_id, sum(step) as delta from steps group by industry_id) d where id = d.industry_id and delta <> 0
  ), in_sectors as (
    update sectors set consultants_count = consultants_count + delta
    from (select sector_id, sum(step) as delta from steps where leads_sector group by sector_id) d where id = d.sector_id and delta <> 0
  ), in_types as (
    update category_types set consultants_count = consultants_count + delta
    from (select category_type_id, sum(step) as delta from steps where leads_type group by category_type_id) d
    where id = d.category_type_id and delta <> 0
  )
  update listing_totals set consultants_count = consultants_count + delta
  from (select coalesce(sum(step), 0) as delta from steps where leads_all) d where delta <> 0;
  return null;
end $$;

create trigger count_on_insert after insert on consultant_industries
  referencing new table as new_rows for each statement execute function count_listed();
create trigger count_on_update after update on consultant_industries
  referencing old table as old_rows new table as new_rows for each statement execute function count_listed();
create trigger count_on_delete after delete on consultant_industries
  referencing old table as old_rows for each statement execute function count_listed();
