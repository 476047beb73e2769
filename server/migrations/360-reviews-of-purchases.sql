-- A review is about one thing a customer paid for, named by its id of the one sequence: a session, a talk, an answer, a service, a
-- course or a product.
alter table reviews rename column booking_id to subject_id;
alter table reviews rename constraint reviews_one_per_booking to reviews_one_per_subject;
alter table reviews
  add column kind text not null default 'session'
    constraint reviews_kind_known check (kind in ('session', 'talk', 'answer', 'service', 'course', 'product')),
  add column mode text constraint reviews_mode_known check (mode in ('video', 'audio', 'written')),
  add column industry_id bigint references industries on delete set null,
  -- When it took place; readers see the month.
  add column held_at timestamptz,
  add column tags text[] not null default '{}' constraint reviews_tags_known
    check (tags <@ array['clear_answers', 'knew_my_trade', 'on_time', 'spoke_my_language']),
  -- The last change by its author.
  add column edited_at timestamptz,
  add column hidden_by bigint references accounts,
  add column hidden_note text not null default '' constraint reviews_hidden_note_fits check (length(hidden_note) <= 1000),
  add constraint reviews_reply_fits check (length(reply) <= 2000);
update reviews set held_at = created_at;
update reviews set hidden_note = left(hidden_reason, 1000), hidden_reason = 'other' where hidden_reason is not null;
alter table reviews
  alter column kind drop default,
  alter column held_at set not null,
  add constraint reviews_hidden_reason_known
    check (hidden_reason in ('abusive', 'untrue', 'private_details', 'advertising', 'not_about_this', 'other')),
  -- Reviews of courses and products are not reviews of the consultant.
  add column counted boolean not null
    generated always as (hidden_at is null and kind in ('session', 'talk', 'answer', 'service')) stored;

drop index reviews_newest_first;
drop index reviews_by_stars;
create index reviews_newest_first on reviews (consultant_id, created_at desc, id desc) where counted;
create index reviews_by_stars on reviews (consultant_id, rating, created_at desc, id desc) where counted;
create index reviews_without_reply on reviews (consultant_id, created_at desc, id desc) where counted and reply is null;
create index reviews_of_customer on reviews (customer_id, created_at desc, id desc);
create index reviews_of_everyone on reviews (created_at desc, id desc);
create index reviews_hidden on reviews (created_at desc, id desc) where hidden_at is not null;

create or replace function count_stars() returns trigger language plpgsql as $$
begin
  with steps as (
    select consultant_id, rating, 1 as step from after_rows where counted
    union all
    select consultant_id, -rating, -1 from before_rows where counted
  ), deltas as (
    select consultant_id, sum(rating) as stars, sum(step) as reviews from steps group by consultant_id
  )
  update consultants set rating_sum = rating_sum + stars, rating_count = rating_count + reviews
  from deltas where id = consultant_id and (stars <> 0 or reviews <> 0);
  return null;
end $$;
create or replace function count_new_stars() returns trigger language plpgsql as $$
begin
  update consultants set rating_sum = rating_sum + stars, rating_count = rating_count + reviews
  from (select consultant_id, sum(rating) as stars, count(*) as reviews from after_rows where counted group by consultant_id) given
  where id = consultant_id;
  return null;
end $$;
create or replace function count_lost_stars() returns trigger language plpgsql as $$
begin
  update consultants set rating_sum = rating_sum - stars, rating_count = rating_count - reviews
  from (select consultant_id, sum(rating) as stars, count(*) as reviews from before_rows where counted group by consultant_id) lost
  where id = consultant_id;
  return null;
end $$;

-- What people report to staff. Staff decide all open reports of a review at once.
create table review_reports (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews on delete cascade,
  -- None once the reporter's account is deleted.
  reporter_id bigint references accounts on delete set null,
  reason text not null constraint review_reports_reason_known
    check (reason in ('abusive', 'untrue', 'private_details', 'advertising', 'not_about_this', 'other')),
  note text not null default '' constraint review_reports_note_fits check (length(note) <= 1000),
  reported_at timestamptz not null,
  state text not null default 'open' constraint review_reports_state_known check (state in ('open', 'upheld', 'declined')),
  decided_by bigint references accounts,
  decided_at timestamptz,
  constraint review_reports_one_per_person unique (review_id, reporter_id),
  constraint review_reports_decided_or_open check ((state = 'open') = (decided_at is null))
);
create index review_reports_open on review_reports (reported_at) where state = 'open';
create index review_reports_of_reporter on review_reports (reporter_id);

-- A customer who closed the rating popup is not asked again before this instant.
create table review_prompts (
  account_id bigint primary key references accounts on delete cascade,
  quiet_until timestamptz not null
);
