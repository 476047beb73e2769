-- Articles that visitors read. Each is in one language; one text in both languages is two articles of the same pair.
create table articles (
  id bigint generated always as identity primary key,
  pair_id uuid not null default gen_random_uuid(),
  language text not null constraint articles_language_known check (language in ('en', 'hi')),
  slug slug not null,
  title text not null constraint articles_are_titled check (title <> ''),
  summary text not null default '',
  -- HTML, sanitised before it is stored.
  html text not null default '',
  tags text[] not null default '{}',
  drawing text not null,
  tint text not null,
  -- Null for the editorial team.
  consultant_id bigint references consultants,
  minutes smallint not null constraint articles_minutes_positive check (minutes > 0),
  -- Null for a draft; in the future for a scheduled one.
  published_at timestamptz,
  -- Whether the stored pages were discarded when it became public.
  appeared boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint articles_slug_is_unique unique (language, slug),
  constraint articles_once_per_language unique (pair_id, language),
  constraint articles_public_ones_are_complete
    check (published_at is null or (summary <> '' and html <> '' and cardinality(tags) > 0))
);
create index articles_newest on articles (published_at desc, id desc) where published_at is not null;
create index articles_of_consultants on articles (consultant_id);
create index articles_to_appear on articles (published_at) where published_at is not null and not appeared;

-- Former addresses, which lead to the current one.
create table article_slugs (
  language text not null,
  slug slug not null,
  article_id bigint not null references articles,
  primary key (language, slug)
);
create index article_slugs_of_articles on article_slugs (article_id);
