import { type ExpressionBuilder, sql } from 'kysely'
import type { ArticleLanguage } from '#contract/content/constants.ts'
import type { COVER_DRAWINGS, COVER_TINTS } from '#contract/talks/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import type { DB } from '#server/platform/db/schema.gen.ts'
import { PICTURES } from './rules.ts'

type Drawing = (typeof COVER_DRAWINGS)[number]
type Tint = (typeof COVER_TINTS)[number]

/** Every article with its author; those of the editorial team have none. */
export const articles = (db: Db | Tx) =>
  db
    .selectFrom('articles as article')
    .leftJoin('consultants as writer', 'writer.id', 'article.consultant_id')
    .leftJoin('accounts as account', 'account.id', 'article.consultant_id')

export type ArticleBuilder = ExpressionBuilder<
  { article: DB['articles']; writer: DB['consultants']; account: DB['accounts'] } & DB,
  'article' | 'writer' | 'account'
>

/** Whether the author is listed, or the editorial team. */
export const AUTHOR_IS_LISTED = sql<boolean>`(article.consultant_id is null or
  (writer.approval = 'approved' and account.suspended_at is null and account.deleted_at is null))`

/** Public articles: those whose time has come, of listed authors. */
const shown = (db: Db | Tx, now: Date) => articles(db).where('article.published_at', '<=', now).where(AUTHOR_IS_LISTED)

type Cover = { url: string; alt: string } | null
type Author = { id: number; name: string; slug: string; thumbnail: string | null } | null

export const onCard = (eb: ArticleBuilder) => [
  ...(['article.id', 'article.title', 'article.summary', 'article.tags', 'article.minutes'] as const),
  eb.ref('article.slug').$castTo<string>().as('slug'),
  eb.ref('article.language').$castTo<ArticleLanguage>().as('language'),
  eb.ref('article.drawing').$castTo<Drawing>().as('drawing'),
  eb.ref('article.tint').$castTo<Tint>().as('tint'),
  sql<Author>`case when writer.id is not null then json_build_object(
    'id', writer.id, 'name', account.name, 'slug', writer.slug, 'thumbnail', account.thumbnail) end`.as('author'),
  sql<Cover>`case when article.cover is not null then json_build_object(
    'url', ${PICTURES}::text || article.cover, 'alt', article.cover_alt) end`.as('cover'),
]

const published = (eb: ArticleBuilder) => eb.ref('article.published_at').$notNull().as('publishedAt')

export interface Wanted {
  language: ArticleLanguage
  only: ArticleLanguage | undefined
  tag?: string | undefined
  search?: string | undefined
}

/** Each text once: in the reader's language if it is published in it. */
const inLanguage = ({ language, only }: Wanted, now: Date) =>
  only
    ? sql<boolean>`article.language = ${only}`
    : sql<boolean>`(article.language = ${language} or not exists (
        select from articles as other where other.pair_id = article.pair_id and other.language = ${language}
          and other.published_at <= ${now}))`

const matching = ({ tag, search }: Wanted) => {
  const part = containing(search ?? '')
  const found = sql`concat_ws(' ', article.title, article.summary, array_to_string(article.tags, ' '), account.name) ilike ${part}`
  return sql<boolean>`${search ? found : sql`true`} and ${tag ? sql`${tag} = any(article.tags)` : sql`true`}`
}

const wanted = (db: Db, query: Wanted, now: Date) => shown(db, now).where(inLanguage(query, now)).where(matching(query))

export const publicArticles = (db: Db, query: Wanted, now: Date, part: { limit: number; offset: number }) =>
  wanted(db, query, now)
    .select(onCard)
    .select(published)
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(part.limit)
    .offset(part.offset)
    .execute()

export const countPublic = async (db: Db, query: Wanted, now: Date) =>
  (
    await wanted(db, query, now)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** The most used tags of a list. */
export const tagsOf = async (db: Db, { language, only }: Wanted, now: Date, limit: number) => {
  const rows = await wanted(db, { language, only }, now).select(sql<string>`unnest(article.tags)`.as('tag')).execute()
  const counts = new Map<string, number>()
  for (const { tag } of rows) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || a.localeCompare(b))
    .slice(0, limit)
    .map(([tag]) => tag)
}

/** Articles that share the most tags with one, then the newest. */
export const relatedTo = (
  db: Db,
  { id, pairId, tags, language }: { id: number; pairId: string; tags: string[]; language: ArticleLanguage },
  now: Date,
  limit: number,
) =>
  wanted(db, { language, only: undefined }, now)
    .select(onCard)
    .select(published)
    .where('article.id', '<>', id)
    .where('article.pair_id', '<>', pairId)
    .orderBy(
      sql`(select count(*) from unnest(article.tags) as shared (tag) where shared.tag = any(${tags}::text[]))`,
      'desc',
    )
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(limit)
    .execute()

const page = (db: Db, now: Date) =>
  shown(db, now)
    .select(onCard)
    .select(published)
    .select(['article.html', 'article.updated_at as updatedAt', 'article.pair_id as pairId'])

/** By its current or a former slug in one language. */
export const articleAt = (db: Db, { language, slug }: { language: ArticleLanguage; slug: string }, now: Date) =>
  page(db, now)
    .where('article.language', '=', language)
    .where((eb) =>
      eb.or([
        eb('article.slug', '=', slug),
        eb(
          'article.id',
          'in',
          eb
            .selectFrom('article_slugs')
            .select('article_id')
            .where('article_slugs.language', '=', language)
            .where('article_slugs.slug', '=', slug),
        ),
      ]),
    )
    .executeTakeFirst()

/** The same text in another language, if it is public. */
export const articleOfPair = (db: Db, pairId: string, language: ArticleLanguage, now: Date) =>
  page(db, now).where('article.pair_id', '=', pairId).where('article.language', '=', language).executeTakeFirst()

/** Every page, for the sitemap. */
export const articlePages = (db: Db, now: Date, limit: number) =>
  shown(db, now)
    .select((eb) => [
      eb.ref('article.language').$castTo<ArticleLanguage>().as('language'),
      eb.ref('article.slug').$castTo<string>().as('slug'),
      'article.updated_at as updatedAt',
    ])
    .orderBy('article.id')
    .limit(limit)
    .execute()

/** Marks scheduled articles whose time has come; returns whether there were any. */
export const markAppeared = async (tx: Tx, now: Date) =>
  (
    await tx
      .updateTable('articles')
      .set({ appeared: true })
      .where('published_at', '<=', now)
      .where('appeared', 'is', false)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** What a consultant wrote, for their data export. */
export const articlesBy = (db: Db | Tx, consultantId: number) =>
  db
    .selectFrom('articles')
    .select(['language', 'title', 'summary', 'html', 'tags', 'published_at as publishedAt'])
    .where('consultant_id', '=', consultantId)
    .orderBy('id')
    .execute()
