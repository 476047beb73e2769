-- Stars of a course, from the reviews of its learners that are not hidden.
alter table courses
  add column rating_sum integer not null default 0,
  add column rating_count integer not null default 0,
  add constraint courses_stars_fit_reviews check (rating_sum between rating_count and rating_count * 5);

create function count_course_stars() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.kind = 'course' and old.hidden_at is null then
    update courses set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1
    from course_enrolments e where e.id = old.subject_id and courses.id = e.course_id;
  end if;
  if tg_op <> 'DELETE' and new.kind = 'course' and new.hidden_at is null then
    update courses set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
    from course_enrolments e where e.id = new.subject_id and courses.id = e.course_id;
  end if;
  return null;
end $$;
create trigger course_stars after insert or update of rating, hidden_at or delete on reviews
  for each row execute function count_course_stars();

-- Owners of a programme hear of its new courses; a job sends that in batches.
alter table course_enrolments add column to_announce boolean not null default false;
create index course_enrolments_to_announce on course_enrolments (id) where to_announce;
