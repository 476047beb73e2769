-- Pictures that staff uploaded for covers and texts. One that no article shows is removed after a day.
create table article_pictures (
  name text primary key,
  added_at timestamptz not null
);
create index article_pictures_by_age on article_pictures (added_at);

alter table articles
  -- Shown instead of the drawing.
  add column cover text constraint articles_cover_is_stored references article_pictures,
  -- What the picture shows, for people who cannot see it.
  add column cover_alt text not null default '',
  add constraint articles_public_covers_are_described
    check (published_at is null or cover is null or cover_alt <> '');
create index articles_of_covers on articles (cover);
