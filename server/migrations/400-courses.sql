-- Courses are sold by the platform; the trainer is a consultant without a share. What a course is called and costs applies at once;
-- its curriculum is published in versions.
create table courses (
  id bigint primary key default nextval('sellable_ids'),
  slug slug not null constraint courses_slug_is_unique unique,
  industry_id bigint not null references industries,
  consultant_id bigint not null references consultants,
  title_english text not null,
  title_hindi text not null,
  summary_english text not null,
  summary_hindi text not null,
  -- What a learner can do afterwards, one line each.
  outcomes_english text[] not null,
  outcomes_hindi text[] not null,
  -- ISO 639 codes of what is spoken in it.
  languages text[] not null constraint courses_are_spoken check (cardinality(languages) > 0),
  price_paise bigint not null constraint courses_have_a_price check (price_paise > 0),
  drawing text not null,
  tint text not null,
  state text not null default 'draft' constraint courses_state_known check (state in ('draft', 'published', 'withdrawn')),
  withdrawn_reason text,
  current_version_id bigint,
  first_published_at timestamptz,
  -- People with access now or earlier; maintained by a trigger.
  learners integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint courses_are_titled check (title_english <> '' and title_hindi <> ''),
  constraint courses_withdrawal_has_a_reason check (state <> 'withdrawn' or length(withdrawn_reason) > 0),
  constraint courses_published_with_content
    check (state = 'draft' or (current_version_id is not null and first_published_at is not null))
);
create index courses_of_industries on courses (industry_id) where state = 'published';
create index courses_of_trainers on courses (consultant_id);

-- A published version never changes: attempts at its quizzes and certificates refer to it.
create table course_versions (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses,
  -- None while it is a draft.
  number integer,
  content jsonb not null,
  lessons integer not null,
  quizzes integer not null,
  film_seconds integer not null,
  saved_at timestamptz not null,
  published_at timestamptz,
  constraint course_versions_of_course unique (id, course_id),
  constraint course_versions_numbered unique (course_id, number),
  constraint course_versions_numbered_when_published check ((number is null) = (published_at is null))
);
create unique index course_versions_one_draft on course_versions (course_id) where published_at is null;
alter table courses add constraint courses_current_version
  foreign key (current_version_id, id) references course_versions (id, course_id);

-- What stays of a lesson from version to version: progress belongs to it.
create table course_lessons (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses,
  created_at timestamptz not null
);
create index course_lessons_of_course on course_lessons (course_id);

-- A film of a lesson in one or two qualities. Another cut is another film.
create table course_films (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses,
  seconds integer not null constraint course_films_have_a_length check (seconds > 0),
  created_at timestamptz not null
);
create index course_films_of_course on course_films (course_id);
create table course_film_files (
  film_id bigint not null references course_films,
  quality text not null constraint course_film_files_quality_known check (quality in ('low', 'high')),
  file_id bigint not null constraint course_film_files_file_unique unique references stored_files,
  bytes bigint not null,
  attached_at timestamptz not null,
  primary key (film_id, quality)
);
create table course_film_captions (
  film_id bigint not null references course_films,
  language text not null constraint course_film_captions_language_known check (language in ('en', 'hi')),
  vtt text not null,
  primary key (film_id, language)
);

-- The education programme of an industry or of a sector. Its id in a cart is that of the industry or sector.
create table programmes (
  id bigint primary key,
  industry_id bigint constraint programmes_industry_unique unique references industries,
  sector_id bigint constraint programmes_sector_unique unique references sectors,
  price_paise bigint not null constraint programmes_have_a_price check (price_paise > 0),
  offered boolean not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  constraint programmes_of_an_industry_or_a_sector
    check (num_nonnulls(industry_id, sector_id) = 1 and id = coalesce(industry_id, sector_id))
);

-- What people bought, one row for each order line.
create table learning_purchases (
  id bigint generated always as identity primary key,
  line_id bigint not null constraint learning_purchases_one_per_line unique references order_lines,
  order_id bigint not null references orders,
  account_id bigint not null references accounts,
  kind text not null constraint learning_purchases_kind_known check (kind in ('course', 'industry', 'sector')),
  item_id bigint not null,
  bought_at timestamptz not null,
  -- When the time for a refund was over.
  completed_at timestamptz,
  -- When it was refunded.
  ended_at timestamptz
);
create unique index learning_purchases_owned_once on learning_purchases (account_id, item_id) where ended_at is null;
create index learning_purchases_of_programmes on learning_purchases (item_id, bought_at) where ended_at is null and kind <> 'course';
create index learning_purchases_to_complete on learning_purchases (bought_at) where completed_at is null and ended_at is null;

-- Access to a course, for life: by a purchase of the course, or of a programme that contained it or was at most a year old when the
-- course was published. The id is from the one sequence, because an enrolment can be reviewed.
create table course_enrolments (
  id bigint primary key default nextval('sellable_ids'),
  purchase_id bigint not null references learning_purchases,
  course_id bigint not null references courses,
  account_id bigint not null references accounts,
  granted_at timestamptz not null,
  constraint course_enrolments_once unique (purchase_id, course_id)
);
create index course_enrolments_of_learners on course_enrolments (account_id, course_id);
create index course_enrolments_of_courses on course_enrolments (course_id);

create function count_course_learner() returns trigger language plpgsql as $$
begin
  update courses set learners = learners + 1
  where id = new.course_id and not exists (
    select from course_enrolments e where e.account_id = new.account_id and e.course_id = new.course_id and e.id <> new.id
  );
  return null;
end $$;
create trigger course_enrolments_counted after insert on course_enrolments
  for each row execute function count_course_learner();

-- What was paid for something contained was credited to the line of a larger programme.
create table programme_credits (
  purchase_id bigint not null references learning_purchases,
  line_id bigint not null references order_lines,
  primary key (purchase_id, line_id)
);
