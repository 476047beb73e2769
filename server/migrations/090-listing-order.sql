-- The stars as if ten more reviews had given four each, in tenths: a few reviews cannot outrank many good ones.
alter table consultants add column best_rank smallint not null
  generated always as (((rating_sum + 40) * 10 + (rating_count + 10) / 2) / (rating_count + 10)) stored;
create index consultants_speaking on consultants using gin (languages) where approval = 'approved';
create index consultants_in_city on consultants (lower(city)) where approval = 'approved';

alter table consultant_industries
  add column best_rank smallint not null default 40,
  -- As next_free_times keeps it; what a card shows is computed anew.
  add column next_free_at timestamptz,
  add column notice_minutes integer not null default 0,
  -- The cheapest of each mode they offer.
  add column video_fee_paise integer,
  add column audio_fee_paise integer,
  add column written_fee_paise integer;

-- One index for each level and order, so that a page is read from its first row to its last whatever the size.
do $$
declare
  place text[];
  sort text[];
begin
  foreach place slice 1 in array array[
    ['in_industry', 'industry_id, ', ''], ['in_sector', 'sector_id, ', ' and leads_sector'],
    ['in_type', 'category_type_id, ', ' and leads_type'], ['anywhere', '', ' and leads_all']]
  loop
    foreach sort slice 1 in array array[
      ['best', 'best_rank desc, next_free_at'], ['soonest', 'next_free_at, best_rank desc'],
      ['fee', 'lowest_fee_paise, best_rank desc'], ['video_fee', 'video_fee_paise, best_rank desc'],
      ['audio_fee', 'audio_fee_paise, best_rank desc'], ['written_fee', 'written_fee_paise, best_rank desc']]
    loop
      execute format('create index listed_%s_by_%s on consultant_industries (%s%s, consultant_id) where listed%s',
        place[1], sort[1], place[2], sort[2], place[3]);
    end loop;
  end loop;
end $$;

create or replace function relist_consultants(ids bigint[]) returns void language sql as $$
  update consultants c set lowest_fee_paise = cheapest.fee_paise
  from (select id, (select min(fee_paise) from consultant_fees where consultant_id = id) as fee_paise from unnest(ids) as id) cheapest
  where c.id = cheapest.id and c.lowest_fee_paise is distinct from cheapest.fee_paise;

  update consultant_industries ci
  set listed = fact.listed, leads_sector = fact.leads_sector, leads_type = fact.leads_type, leads_all = fact.leads_all,
      rating_average = fact.rating_average, rating_count = fact.rating_count, best_rank = fact.best_rank,
      experience_years = fact.experience_years, next_free_at = fact.next_free_at,
      notice_minutes = fact.notice_minutes, lowest_fee_paise = fact.lowest_fee_paise,
      video_fee_paise = fact.video, audio_fee_paise = fact.audio, written_fee_paise = fact.written
  from (
    select place.consultant_id, place.industry_id,
      c.approval = 'approved' and a.suspended_at is null and a.deleted_at is null as listed,
      place.industry_id = min(place.industry_id) over (partition by c.id, place.sector_id) as leads_sector,
      place.industry_id = min(place.industry_id) over (partition by c.id, place.category_type_id) as leads_type,
      place.industry_id = min(place.industry_id) over (partition by c.id) as leads_all,
      c.rating_average, c.rating_count, c.best_rank, c.experience_years, free.at as next_free_at,
      coalesce(free.notice_minutes, 0) as notice_minutes, c.lowest_fee_paise, fee.video, fee.audio, fee.written
    from consultant_industries place
    join consultants c on c.id = place.consultant_id
    join accounts a on a.id = c.id
    left join next_free_times free on free.consultant_id = c.id
    left join (
      select consultant_id,
        min(fee_paise) filter (where mode = 'video') as video,
        min(fee_paise) filter (where mode = 'audio') as audio,
        min(fee_paise) filter (where mode = 'written') as written
      from consultant_fees where consultant_id = any (ids) group by consultant_id
    ) fee on fee.consultant_id = c.id
    where place.consultant_id = any (ids)
  ) fact
  where ci.consultant_id = fact.consultant_id and ci.industry_id = fact.industry_id
    and (ci.listed, ci.leads_sector, ci.leads_type, ci.leads_all,
         ci.rating_average, ci.rating_count, ci.best_rank, ci.experience_years, ci.next_free_at, ci.notice_minutes,
         ci.lowest_fee_paise, ci.video_fee_paise, ci.audio_fee_paise, ci.written_fee_paise)
      is distinct from
        (fact.listed, fact.leads_sector, fact.leads_type, fact.leads_all,
         fact.rating_average, fact.rating_count, fact.best_rank, fact.experience_years, fact.next_free_at, fact.notice_minutes,
         fact.lowest_fee_paise, fact.video, fact.audio, fact.written);
$$;

create function relist_freed() returns trigger language plpgsql as $$
begin
  perform relist_consultants(array(
    select consultant_id from new_rows join old_rows using (consultant_id)
    where (new_rows.at, new_rows.notice_minutes) is distinct from (old_rows.at, old_rows.notice_minutes)));
  return null;
end $$;
create trigger relist_on_next_free after update on next_free_times
  referencing old table as old_rows new table as new_rows for each statement execute function relist_freed();

-- Who is there already gets the new figures.
select relist_consultants(array(select id from consultants));
