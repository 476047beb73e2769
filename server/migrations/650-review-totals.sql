-- Stars of all visible reviews of consultants, for the home page: an average over all consultants would read every one of them.
create table review_totals (
  only_row boolean primary key default true constraint review_totals_one_row check (only_row),
  rating_sum bigint not null,
  rating_count bigint not null,
  constraint review_totals_fit_reviews check (rating_sum between rating_count and rating_count * 5)
);
insert into review_totals (rating_sum, rating_count)
  select coalesce(sum(rating), 0), count(*) from reviews where counted;

create function count_all_stars() returns trigger language plpgsql as $$
declare
  stars bigint := 0;
  given bigint := 0;
begin
  if tg_op <> 'DELETE' then
    select coalesce(sum(rating), 0), count(*) into stars, given from after_rows where counted;
  end if;
  if tg_op <> 'INSERT' then
    select stars - coalesce(sum(rating), 0), given - count(*) into stars, given from before_rows where counted;
  end if;
  update review_totals set rating_sum = rating_sum + stars, rating_count = rating_count + given
  where stars <> 0 or given <> 0;
  return null;
end $$;
create trigger totals_on_insert after insert on reviews
  referencing new table as after_rows for each statement execute function count_all_stars();
create trigger totals_on_update after update on reviews
  referencing old table as before_rows new table as after_rows for each statement execute function count_all_stars();
create trigger totals_on_delete after delete on reviews
  referencing old table as before_rows for each statement execute function count_all_stars();
