-- Short announcements on the site, written by staff.
create table banners (
  id bigint generated always as identity primary key,
  text_english text not null constraint banners_text_is_written check (text_english <> ''),
  text_hindi text not null default '',
  -- A path on this site, or an https address.
  link text constraint banners_link_is_safe check (link ~ '^(/([^/\\]|$)|https://)'),
  label_english text not null default '',
  label_hindi text not null default '',
  tone text not null constraint banners_tone_known check (tone in ('information', 'offer', 'warning')),
  places text[] not null constraint banners_places_known
    check (cardinality(places) > 0 and places <@ array['public', 'home', 'customer', 'consultant']),
  published boolean not null default false,
  starts_at timestamptz,
  -- Null: until it is withdrawn.
  ends_at timestamptz,
  -- The first of those that apply to a page is shown on it; warnings come before others.
  position integer not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  constraint banners_end_after_they_begin check (ends_at > starts_at),
  constraint banners_only_links_are_labelled
    check (case when link is null then label_english = '' and label_hindi = '' else label_english <> '' end),
  constraint banners_public_ones_are_complete
    check (not published
      or (starts_at is not null and text_hindi <> '' and (link is null or label_hindi <> '')))
);
create index banners_in_order on banners (position, id) where published;
