-- What customers say after a session. Staff may hide one with a reason; a hidden one counts nowhere.
create table reviews (
  id bigint generated always as identity primary key,
  consultant_id bigint not null references consultants on delete cascade,
  -- The completed session it is about: one review each. None for a session that was held before there were bookings here.
  booking_id bigint constraint reviews_one_per_booking unique,
  -- None once the customer has left; their words stay.
  customer_id bigint references accounts on delete set null,
  -- As it is shown: 'Owner, masala unit, Nashik' or a first name and a city, never the whole name.
  author text not null constraint reviews_author_is_named check (author <> ''),
  rating smallint not null constraint reviews_rating_in_stars check (rating between 1 and 5),
  comment text not null default '' constraint reviews_comment_fits check (length(comment) <= 4000),
  -- The language it is written in.
  language text not null default 'en' constraint reviews_language_known check (language in ('en', 'hi')),
  reply text,
  replied_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint reviews_reply_has_its_time check ((reply is null) = (replied_at is null) and reply <> ''),
  constraint reviews_hidden_for_a_reason check ((hidden_at is null) = (hidden_reason is null) and hidden_reason <> '')
);
create index reviews_newest_first on reviews (consultant_id, created_at desc, id desc) where hidden_at is null;
create index reviews_by_stars on reviews (consultant_id, rating, created_at desc, id desc) where hidden_at is null;

-- Stars and their number follow the rows by their difference, so an average can only be true.
create function count_stars() returns trigger language plpgsql as $$
begin
  with steps as (
    select consultant_id, rating, 1 as step from after_rows where hidden_at is null
    union all
    select consultant_id, -rating, -1 from before_rows where hidden_at is null
  ), deltas as (
    select consultant_id, sum(rating) as stars, sum(step) as reviews from steps group by consultant_id
  )
  update consultants set rating_sum = rating_sum + stars, rating_count = rating_count + reviews
  from deltas where id = consultant_id and (stars <> 0 or reviews <> 0);
  return null;
end $$;
create function count_new_stars() returns trigger language plpgsql as $$
begin
  update consultants set rating_sum = rating_sum + stars, rating_count = rating_count + reviews
  from (select consultant_id, sum(rating) as stars, count(*) as reviews from after_rows where hidden_at is null group by consultant_id) given
  where id = consultant_id;
  return null;
end $$;
create function count_lost_stars() returns trigger language plpgsql as $$
begin
  update consultants set rating_sum = rating_sum - stars, rating_count = rating_count - reviews
  from (select consultant_id, sum(rating) as stars, count(*) as reviews from before_rows where hidden_at is null group by consultant_id) lost
  where id = consultant_id;
  return null;
end $$;
create trigger stars_on_insert after insert on reviews
  referencing new table as after_rows for each statement execute function count_new_stars();
create trigger stars_on_update after update on reviews
  referencing old table as before_rows new table as after_rows for each statement execute function count_stars();
create trigger stars_on_delete after delete on reviews
  referencing old table as before_rows for each statement execute function count_lost_stars();
