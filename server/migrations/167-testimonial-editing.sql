-- Staff write and order what customers said; of two editors the second is told.
alter table testimonials add column version integer not null default 1;
alter table testimonials add constraint testimonials_author_is_named
  check (author_english <> '' and author_hindi <> '');
