-- The card of each consultant, ready to be sent: lists read it instead of joining five tables for each row. What changes
-- with the clock or while the app runs (the next free slot, presence) and the titles of the catalogue are added to it.
create table consultant_cards (
  consultant_id bigint primary key references consultants on delete cascade,
  -- A JSON object.
  card text not null,
  -- In id order.
  industry_ids integer[] not null,
  -- The shortest session of each mode they offer, and its fee.
  video_minutes smallint,
  video_fee_paise integer,
  audio_minutes smallint,
  audio_fee_paise integer
);

-- The row of the consultant is locked first, so that of two concurrent changes the later one sees what the earlier one
-- wrote: each statement here has a snapshot of its own.
create function write_cards(ids bigint[]) returns void language plpgsql as $$
begin
  perform from consultants where id = any (ids) order by id for no key update;
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
  where c.id = any (ids)
  on conflict (consultant_id) do update
  set card = excluded.card, industry_ids = excluded.industry_ids,
    video_minutes = excluded.video_minutes, video_fee_paise = excluded.video_fee_paise,
    audio_minutes = excluded.audio_minutes, audio_fee_paise = excluded.audio_fee_paise
  where stored is distinct from excluded;
end $$;

create function write_card_of_this_person() returns trigger language plpgsql as $$
begin
  perform write_cards(array[new.id]);
  return null;
end $$;
create function write_cards_of_new_rows() returns trigger language plpgsql as $$
begin
  perform write_cards(array(select distinct consultant_id from new_rows));
  return null;
end $$;
create function write_cards_of_old_rows() returns trigger language plpgsql as $$
begin
  perform write_cards(array(select distinct consultant_id from old_rows));
  return null;
end $$;
create function write_cards_of_moved_rows() returns trigger language plpgsql as $$
begin
  perform write_cards(array[old.consultant_id, new.consultant_id]);
  return null;
end $$;
create function write_cards_of_state() returns trigger language plpgsql as $$
begin
  perform write_cards(array(select id from consultants where state_code = new.code));
  return null;
end $$;

create trigger write_card_on_new_consultant after insert on consultants
  for each row execute function write_card_of_this_person();
create trigger write_card_on_profile after update on consultants
  for each row when (
    (old.slug, old.headline, old.headline_hindi, old.city, old.state_code, old.languages, old.experience_years,
     old.lowest_fee_paise, old.talk_rate_paise, old.rating_average, old.rating_count, old.taking_calls, old.time_zone)
    is distinct from
    (new.slug, new.headline, new.headline_hindi, new.city, new.state_code, new.languages, new.experience_years,
     new.lowest_fee_paise, new.talk_rate_paise, new.rating_average, new.rating_count, new.taking_calls, new.time_zone))
  execute function write_card_of_this_person();
create trigger write_card_on_name_or_photo after update of name, thumbnail on accounts
  for each row when (new.type = 'consultant' and (old.name, old.thumbnail) is distinct from (new.name, new.thumbnail))
  execute function write_card_of_this_person();

create trigger write_card_on_new_fee after insert on consultant_fees
  referencing new table as new_rows for each statement execute function write_cards_of_new_rows();
create trigger write_card_on_changed_fee after update on consultant_fees
  referencing new table as new_rows for each statement execute function write_cards_of_new_rows();
create trigger write_card_on_dropped_fee after delete on consultant_fees
  referencing old table as old_rows for each statement execute function write_cards_of_old_rows();

create trigger write_card_on_new_industry after insert on consultant_industries
  referencing new table as new_rows for each statement execute function write_cards_of_new_rows();
create trigger write_card_on_dropped_industry after delete on consultant_industries
  referencing old table as old_rows for each statement execute function write_cards_of_old_rows();
create trigger write_card_on_moved_industry after update of consultant_id, industry_id on consultant_industries
  for each row when ((old.consultant_id, old.industry_id) is distinct from (new.consultant_id, new.industry_id))
  execute function write_cards_of_moved_rows();

create trigger write_cards_on_state after update on states
  for each row when (old.title_english is distinct from new.title_english) execute function write_cards_of_state();

select write_cards(array(select id from consultants));

-- The run of slots that begins at `at`, a quarter of an hour apart, and the settings it was computed with. Rows from
-- before have none and are computed anew by whoever reads them, until they are refreshed.
alter table next_free_times add column last_at timestamptz, add column computed_with text not null default '';
