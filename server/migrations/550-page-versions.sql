-- Texts of public pages that staff wrote. Until the first version of a page is published, visitors read its built-in text.
create table page_versions (
  id bigint generated always as identity primary key,
  page text not null
    constraint page_versions_page_known check (page in ('about', 'privacy', 'terms', 'disclaimer', 'testimonials')),
  -- Counted per page; none while it is a draft.
  number integer,
  -- What the page and the consents of people call it: the day of its publication.
  label text,
  title_english text not null default '',
  title_hindi text not null default '',
  line_english text not null default '',
  line_hindi text not null default '',
  -- HTML, sanitised before it is stored.
  html_english text not null default '',
  html_hindi text not null default '',
  -- What is new, for those who are asked to agree again.
  changes_english text not null default '',
  changes_hindi text not null default '',
  asks_consent boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null,
  published_at timestamptz,
  published_by bigint references accounts,
  constraint page_versions_numbered unique (page, number),
  constraint page_versions_labelled unique (page, label),
  constraint page_versions_published_at_once
    check (num_nulls(number, label, published_at, published_by) in (0, 4)),
  constraint page_versions_are_in_both_languages
    check (published_at is null or (title_english <> '' and title_hindi <> ''
      and (line_english = '') = (line_hindi = '') and (html_english = '') = (html_hindi = '')
      and (html_english <> '' or page = 'testimonials'))),
  constraint page_versions_consent_names_changes
    check (not asks_consent or (page in ('terms', 'privacy') and changes_english <> '' and changes_hindi <> ''))
);
create unique index page_versions_one_draft on page_versions (page) where published_at is null;

-- People agreed to a version as it was published.
create function page_versions_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a published version of a page is never changed' using errcode = 'restrict_violation';
end $$;
create trigger page_versions_stay before update or delete on page_versions
  for each row when (old.published_at is not null) execute function page_versions_stay();
