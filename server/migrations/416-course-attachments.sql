-- Files that learners download: a template, a checklist. Lessons of a version name them.
create table course_attachments (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses,
  name text not null constraint course_attachments_are_named check (name <> ''),
  kind text not null constraint course_attachments_kind_known check (kind in ('pdf', 'jpeg', 'png', 'webp', 'docx', 'xlsx')),
  bytes bigint not null,
  file_id bigint not null constraint course_attachments_file_unique unique references stored_files,
  created_at timestamptz not null
);
create index course_attachments_of_course on course_attachments (course_id);

-- Lessons that were written before have none.
update course_versions v set content = jsonb_set(content, '{chapters}', (
  select coalesce(jsonb_agg(jsonb_set(chapter, '{lessons}', (
    select coalesce(jsonb_agg(lesson || '{"attachments": []}' order by at), '[]')
    from jsonb_array_elements(chapter -> 'lessons') with ordinality lessons (lesson, at)
  )) order by place), '[]')
  from jsonb_array_elements(v.content -> 'chapters') with ordinality chapters (chapter, place)
));
