-- What a learner has watched of a film: unique seconds, as merged ranges. One row for each film of a lesson.
create table film_progress (
  account_id bigint not null references accounts,
  lesson_id bigint not null references course_lessons,
  film_id bigint not null references course_films,
  watched int4multirange not null default '{}',
  watched_seconds integer not null default 0,
  -- Where to resume.
  position_seconds integer not null default 0,
  updated_at timestamptz not null,
  primary key (account_id, lesson_id, film_id)
);
create index film_progress_of_lessons on film_progress (lesson_id);

-- An open player. Addresses of films belong to it.
create table film_plays (
  id text primary key,
  account_id bigint not null references accounts,
  lesson_id bigint not null references course_lessons,
  film_id bigint not null references course_films,
  opened_at timestamptz not null,
  -- The last request of the player.
  seen_at timestamptz not null,
  ended_at timestamptz
);
create index film_plays_of_learner on film_plays (account_id, seen_at) where ended_at is null;
create index film_plays_by_age on film_plays (seen_at);

-- One place counts at a time: the player opened last. Time up to counted_until has been counted or is lost.
create table learner_clocks (
  account_id bigint primary key references accounts,
  play_id text not null,
  counted_until timestamptz not null
);

create table lesson_reads (
  account_id bigint not null references accounts,
  lesson_id bigint not null references course_lessons,
  read_at timestamptz not null,
  primary key (account_id, lesson_id)
);

create table quiz_attempts (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  lesson_id bigint not null references course_lessons,
  -- The questions are those of this version.
  version_id bigint not null references course_versions,
  number integer not null,
  -- The order in which questions and options are shown, as positions in the version.
  arrangement jsonb not null,
  -- By position of the question.
  answers jsonb not null default '{}',
  started_at timestamptz not null,
  -- None without a timer.
  due_at timestamptz,
  submitted_at timestamptz,
  right_answers integer,
  percent integer constraint quiz_attempts_percent_within check (percent between 0 and 100),
  passed boolean,
  constraint quiz_attempts_numbered unique (account_id, lesson_id, number),
  constraint quiz_attempts_marked_when_submitted
    check (num_nulls(submitted_at, right_answers, percent, passed) in (0, 4))
);
create unique index quiz_attempts_one_open on quiz_attempts (account_id, lesson_id) where submitted_at is null;
create index quiz_attempts_of_lessons on quiz_attempts (lesson_id);
