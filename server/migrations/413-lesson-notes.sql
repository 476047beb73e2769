-- What learners write down for themselves during a lesson.
create table lesson_notes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  lesson_id bigint not null references course_lessons,
  -- Where in the film; none in a text or quiz.
  second integer constraint lesson_notes_second_fits check (second between 0 and 1000000),
  text text not null constraint lesson_notes_text_fits check (length(text) between 1 and 2000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index lesson_notes_of_learner on lesson_notes (account_id, lesson_id);
