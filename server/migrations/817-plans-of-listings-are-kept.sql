-- The statements that keep listings, cards and names were planned anew at each call, which took longer than running them, and they ran for an
-- empty list of consultants too: at every booking, because it marks the consultant's next free time. Their plans are kept now. PostgreSQL
-- makes them for ten consultants, so that many are as many calls of ten.
drop function relist_consultants(bigint[]);
drop function write_listings(bigint[]);
drop function rename_consultants(bigint[]);

-- Twice, because the first time may wait for a concurrent change of the same listing and write what it had read before: each statement has a
-- snapshot of its own.
create function relist_consultants(ids bigint[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  few bigint[];
begin
  if cardinality(ids) > 1 then ids := array(select distinct id from unnest(ids) as id order by id); end if;
  for n in 1 .. cardinality(ids) by 10 loop
    few := ids[n : n + 9];
    for turn in 1 .. 2 loop
      update consultants c set lowest_fee_paise = cheapest.fee_paise
      from (select id, (select min(fee_paise) from consultant_fees where consultant_id = id) as fee_paise from unnest(few) as id) cheapest
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
          from consultant_fees where consultant_id = any (few) group by consultant_id
        ) fee on fee.consultant_id = c.id
        where place.consultant_id = any (few)
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
    end loop;
  end loop;
end $$;

create function rename_consultants(ids bigint[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  few bigint[];
begin
  if cardinality(ids) > 1 then ids := array(select distinct id from unnest(ids) as id order by id); end if;
  for n in 1 .. cardinality(ids) by 10 loop
    few := ids[n : n + 9];
    with named as (
      select a.id, k.key, c.rating_average, c.rating_count
      from consultants c join accounts a on a.id = c.id, lateral name_keys_of(a.name) k(key)
      where c.id = any (few)
        and exists (select from consultant_industries ci where ci.consultant_id = c.id and ci.listed)
    ), gone as (
      delete from consultant_name_keys old where old.consultant_id = any (few)
        and not exists (select from named where named.id = old.consultant_id and named.key = old.key)
    ), words as (
      insert into name_words select distinct key from named where key !~ ' ' on conflict do nothing
    )
    insert into consultant_name_keys select id, key, rating_average, rating_count from named
    on conflict (consultant_id, key) do update
      set rating_average = excluded.rating_average, rating_count = excluded.rating_count
      where (consultant_name_keys.rating_average, consultant_name_keys.rating_count)
        is distinct from (excluded.rating_average, excluded.rating_count);
  end loop;
end $$;

-- The row of the consultant is locked first, so that of two concurrent changes the later one sees what the earlier one wrote.
create or replace function write_cards(ids bigint[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  few bigint[];
begin
  if cardinality(ids) > 1 then ids := array(select distinct id from unnest(ids) as id order by id); end if;
  for n in 1 .. cardinality(ids) by 10 loop
    few := ids[n : n + 9];
    perform from consultants where id = any (few) order by id for no key update;
    insert into consultant_cards as stored
    select c.id,
      (select row_to_json(shown) from (select
        c.id, c.slug, a.name, c.headline, c.headline_hindi as "headlineHindi",
        coalesce(a.thumbnail, '/media/portraits/plain/' || c.id || '.svg') as thumbnail,
        coalesce(c.city, '') as city, coalesce(s.title_english, '') as state, c.languages,
        c.experience_years as "experienceYears",
        (select coalesce(json_agg(row_to_json(fee) order by array_position(array['video', 'audio', 'written'], fee.mode)), '[]')
         from (select distinct on (mode) mode, minutes, fee_paise as "feePaise" from consultant_fees
           where consultant_id = c.id order by mode, fee_paise, minutes) fee) as fees,
        c.lowest_fee_paise as "lowestFeePaise", c.talk_rate_paise as "talkRatePaise",
        c.rating_average as "ratingAverage", c.rating_count as "ratingCount",
        c.taking_calls as "takingCalls", c.time_zone as "timeZone") shown)::text,
      array(select industry_id from consultant_industries where consultant_id = c.id order by industry_id),
      video.minutes, video.fee_paise, audio.minutes, audio.fee_paise
    from consultants c
    join accounts a on a.id = c.id
    left join states s on s.code = c.state_code
    left join lateral (select minutes, fee_paise from consultant_fees
      where consultant_id = c.id and mode = 'video' order by minutes limit 1) video on true
    left join lateral (select minutes, fee_paise from consultant_fees
      where consultant_id = c.id and mode = 'audio' order by minutes limit 1) audio on true
    where c.id = any (few)
    on conflict (consultant_id) do update
    set card = excluded.card, industry_ids = excluded.industry_ids,
      video_minutes = excluded.video_minutes, video_fee_paise = excluded.video_fee_paise,
      audio_minutes = excluded.audio_minutes, audio_fee_paise = excluded.audio_fee_paise
    where stored is distinct from excluded;
  end loop;
end $$;
