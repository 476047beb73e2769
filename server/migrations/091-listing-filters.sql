-- What filters ask stands in the index of the usual order, so that rows that do not fit are passed over without a visit.
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
      include (notice_minutes, rating_average, experience_years, lowest_fee_paise, video_fee_paise, audio_fee_paise, written_fee_paise)
      where listed%s', place[1], place[2], place[3]);
  end loop;
end $$;
