-- What a review is listed under, besides the consultant: the course or product that was bought.
alter table reviews add column item_id bigint;
update reviews set item_id = e.course_id from course_enrolments e where reviews.kind = 'course' and e.id = reviews.subject_id;
create index reviews_of_items on reviews (kind, item_id, created_at desc, id desc) where item_id is not null and hidden_at is null;
