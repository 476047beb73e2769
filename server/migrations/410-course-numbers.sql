-- Numbers per course: how far its learners are, and which questions they answer wrongly.
create index lesson_reads_of_lessons on lesson_reads (lesson_id);
create index quiz_attempts_of_versions on quiz_attempts (version_id, lesson_id, submitted_at desc) where submitted_at is not null;
