-- What customers said and let us repeat. The first one is shown large.
create table testimonials (
  id bigint generated always as identity primary key,
  quote_english text not null constraint testimonials_quote_is_said check (quote_english <> '' and quote_hindi <> ''),
  quote_hindi text not null,
  author_english text not null,
  author_hindi text not null,
  about_english text not null default '',
  about_hindi text not null default '',
  rating smallint not null constraint testimonials_rating_in_stars check (rating between 1 and 5),
  position integer not null,
  published boolean not null default true
);
create index testimonials_in_order on testimonials (position, id) where published;
