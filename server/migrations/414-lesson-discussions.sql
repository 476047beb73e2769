-- Questions of learners about a lesson, and the answers below them. All learners of the course read them.
create table lesson_posts (
  id bigint generated always as identity primary key,
  lesson_id bigint not null references course_lessons,
  -- The question that it answers; none for a question.
  question_id bigint references lesson_posts on delete cascade,
  author_id bigint not null references accounts,
  text text not null constraint lesson_posts_text_fits check (length(text) between 1 and 2000),
  posted_at timestamptz not null,
  -- The last word is the learner's.
  awaits_trainer boolean not null,
  hidden_at timestamptz,
  hidden_by bigint references accounts,
  hidden_reason text constraint lesson_posts_hidden_reason_fits check (length(hidden_reason) <= 500),
  constraint lesson_posts_only_questions_wait check (question_id is null or not awaits_trainer),
  constraint lesson_posts_hidden_with_a_reason
    check ((hidden_at is null) = (hidden_reason is null) and (hidden_at is null) = (hidden_by is null))
);
create index lesson_posts_questions on lesson_posts (lesson_id, posted_at desc, id desc) where question_id is null;
create index lesson_posts_answers on lesson_posts (question_id, id) where question_id is not null;
create index lesson_posts_of_author on lesson_posts (author_id);
create index lesson_posts_newest on lesson_posts (posted_at desc, id desc);
