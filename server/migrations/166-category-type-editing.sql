-- Of two editors of a category type the second is told, as with sectors and industries.
alter table category_types add column version integer not null default 1;
alter table category_types add constraint category_types_titles_given
  check (length(title_english) between 1 and 120 and length(title_hindi) between 1 and 120);
