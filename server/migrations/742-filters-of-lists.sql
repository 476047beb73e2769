-- "Free today" compares days in the consultant's zone: looked up, that was one read of `consultants` for each candidate.
alter table consultant_industries add column time_zone text not null default 'Asia/Kolkata';

create or replace function relist_consultants(ids bigint[]) returns void language sql as $$
  update consultants c set lowest_fee_paise = cheapest.fee_paise
  from (select id, (select min(fee_paise) from consultant_fees where consultant_id = id) as fee_paise from unnest(ids) as id) cheapest
  where c.id = cheapest.id and c.lowest_fee_paise is distinct from cheapest.fee_paise;

  update consultant_industries ci
  set listed = fact.listed, leads_sector = fact.leads_sector, leads_type = fact.leads_type, leads_all = fact.leads_all,
      rating_average = fact.rating_average, rating_count = fact.rating_count, best_rank = fact.best_rank,
      experience_years = fact.experience_years, city = fact.city, languages = fact.languages, time_zone = fact.time_zone,
      next_free_at = fact.next_free_at, notice_minutes = fact.notice_minutes, lowest_fee_paise = fact.lowest_fee_paise,
      video_fee_paise = fact.video, audio_fee_paise = fact.audio, written_fee_paise = fact.written
  from (
    select place.consultant_id, place.industry_id,
      c.approval = 'approved' and a.suspended_at is null and a.deleted_at is null as listed,
      place.industry_id = min(place.industry_id) over (partition by c.id, place.sector_id) as leads_sector,
      place.industry_id = min(place.industry_id) over (partition by c.id, place.category_type_id) as leads_type,
      place.industry_id = min(place.industry_id) over (partition by c.id) as leads_all,
      c.rating_average, c.rating_count, c.best_rank, c.experience_years, lower(c.city) as city, c.languages, c.time_zone,
      free.at as next_free_at, coalesce(free.notice_minutes, 0) as notice_minutes, c.lowest_fee_paise,
      fee.video, fee.audio, fee.written
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
         ci.rating_average, ci.rating_count, ci.best_rank, ci.experience_years, ci.city, ci.languages, ci.time_zone,
         ci.next_free_at, ci.notice_minutes,
         ci.lowest_fee_paise, ci.video_fee_paise, ci.audio_fee_paise, ci.written_fee_paise)
      is distinct from
        (fact.listed, fact.leads_sector, fact.leads_type, fact.leads_all,
         fact.rating_average, fact.rating_count, fact.best_rank, fact.experience_years, fact.city, fact.languages, fact.time_zone,
         fact.next_free_at, fact.notice_minutes,
         fact.lowest_fee_paise, fact.video, fact.audio, fact.written);
$$;

drop trigger relist_on_profile on consultants;
create trigger relist_on_profile
  after update of approval, rating_sum, rating_count, experience_years, city, languages, time_zone on consultants
  for each row execute function relist_this_person();

update consultant_industries place set time_zone = c.time_zone
from consultants c where c.id = place.consultant_id and c.time_zone <> place.time_zone;

do $$
declare
  place text[];
begin
  foreach place slice 1 in array array[
    ['in_industry', 'industry_id, ', ''], ['in_sector', 'sector_id, ', ' and leads_sector'],
    ['in_type', 'category_type_id, ', ' and leads_type'], ['anywhere', '', ' and leads_all']]
  loop
    execute format('drop index listed_%s_by_best', place[1]);
    execute format('create index listed_%s_by_best on consultant_industries (%sbest_rank desc, next_free_at, consultant_id)
      include (notice_minutes, rating_average, experience_years, city, languages, time_zone,
        lowest_fee_paise, video_fee_paise, audio_fee_paise, written_fee_paise)
      where listed%s', place[1], place[2], place[3]);
  end loop;
end $$;

-- For small cities within a type, and for people found by name.
create index listed_in_type_in_city on consultant_industries
  (category_type_id, city, best_rank desc, next_free_at, consultant_id) where listed and leads_type;
create index listed_people on consultant_industries (consultant_id)
  include (best_rank, next_free_at, notice_minutes, rating_average, rating_count, experience_years, city, languages, time_zone,
    lowest_fee_paise, video_fee_paise, audio_fee_paise, written_fee_paise)
  where listed and leads_all;
