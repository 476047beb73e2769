import { type Insertable, sql } from 'kysely'
import type { ArticleLanguage, ArticleState } from '#contract/content/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import type { Articles } from '#server/platform/db/schema.gen.ts'
import { lockSlugs } from '#server/platform/db/titled-rows.ts'
import { AUTHOR_IS_LISTED, articles, onCard } from '../queries.ts'

export interface Filter {
  search: string | undefined
  state: ArticleState | undefined
  language: ArticleLanguage | undefined
}

const STATES = {
  draft: () => sql<boolean>`article.published_at is null`,
  scheduled: (now: Date) => sql<boolean>`article.published_at > ${now}`,
  published: (now: Date) => sql<boolean>`article.published_at <= ${now}`,
}

const narrowed = (db: Db, { search, state, language }: Filter, now: Date) => {
  const part = containing(search ?? '')
  const found = sql`concat_ws(' ', article.title, array_to_string(article.tags, ' '), account.name) ilike ${part}`
  return articles(db)
    .where(sql<boolean>`${search ? found : sql`true`}`)
    .where(state ? STATES[state](now) : sql<boolean>`true`)
    .where(sql<boolean>`${language ? sql`article.language = ${language}` : sql`true`}`)
}

const sortable = {
  updatedAt: 'article.updated_at',
  publishedAt: 'article.published_at',
  title: 'article.title',
} as const
export type Sort = keyof typeof sortable

interface View {
  sort: Sort
  descending: boolean
  limit: number
  offset: number
}

export const articlesMatching = (db: Db, filter: Filter, now: Date, { sort, descending, limit, offset }: View) =>
  narrowed(db, filter, now)
    .select(onCard)
    .select(['article.published_at as publishedAt', 'article.updated_at as updatedAt'])
    .orderBy(sortable[sort], (order) => (descending ? order.desc().nullsLast() : order.asc().nullsLast()))
    .orderBy('article.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countMatching = async (db: Db, filter: Filter, now: Date) =>
  (
    await narrowed(db, filter, now)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** One article with everything staff may change. */
export const staffArticle = (db: Db | Tx, id: number) =>
  articles(db)
    .select(onCard)
    .select([
      ...(['article.html', 'article.version', 'article.published_at as publishedAt'] as const),
      'article.updated_at as updatedAt',
      sql<{ id: number; language: ArticleLanguage; slug: string } | null>`(
        select json_build_object('id', other.id, 'language', other.language, 'slug', other.slug) from articles as other
        where other.pair_id = article.pair_id and other.id <> article.id)`.as('translation'),
    ])
    .where('article.id', '=', id)
    .executeTakeFirst()

export const articleForChange = (tx: Tx, id: number) =>
  articles(tx)
    .selectAll('article')
    .select(AUTHOR_IS_LISTED.as('authorIsListed'))
    .where('article.id', '=', id)
    .forUpdate('article')
    .executeTakeFirst()

export const isConsultant = (tx: Tx, id: number) =>
  tx.selectFrom('consultants').select('id').where('id', '=', id).executeTakeFirst()

/**
 * Current and former slugs that are equal to one or continue it with a number, except those of one article. Until the
 * transaction ends nobody else chooses one in this language.
 */
export const slugsLike = async (tx: Tx, language: ArticleLanguage, wanted: string, exceptId = 0) => {
  await lockSlugs(tx, `articles in ${language}`)
  const { rows } = await sql<{ slug: string }>`
    select slug from articles where language = ${language} and id <> ${exceptId}
      and (slug = ${wanted} or slug like ${`${wanted}-%`})
    union select slug from article_slugs where language = ${language} and article_id <> ${exceptId}
      and (slug = ${wanted} or slug like ${`${wanted}-%`})`.execute(tx)
  return new Set(rows.map(({ slug }) => slug))
}

export type Words = Omit<Insertable<Articles>, 'id' | 'language' | 'pair_id' | 'created_at' | 'updated_at' | 'version'>

interface Origin {
  language: ArticleLanguage
  pairId: string | undefined
}

/** Undefined if the text already exists in this language. */
export const insertArticle = (tx: Tx, { language, pairId }: Origin, words: Words, now: Date) =>
  tx
    .insertInto('articles')
    .values({ ...words, language, ...(pairId && { pair_id: pairId }), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.constraint('articles_once_per_language').doNothing())
    .returning('id')
    .executeTakeFirst()

/** Updates only the expected version; returns whether it did. */
export const updateArticle = async (
  tx: Tx,
  { id, version }: { id: number; version: number },
  change: Partial<Words>,
  now: Date,
) =>
  (
    await tx
      .updateTable('articles')
      .set({ ...change, version: version + 1, updated_at: now })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** The former slug leads to the article; the new one no longer does as a former one. */
export async function keepSlug(
  tx: Tx,
  id: number,
  language: ArticleLanguage,
  { former, now }: Record<'former' | 'now', string>,
) {
  await tx
    .deleteFrom('article_slugs')
    .where('language', '=', language)
    .where('slug', '=', now)
    .where('article_id', '=', id)
    .execute()
  await tx
    .insertInto('article_slugs')
    .values({ language, slug: former, article_id: id })
    .onConflict((conflict) => conflict.columns(['language', 'slug']).doNothing())
    .execute()
}

export const insertPicture = (db: Db, name: string, now: Date) =>
  db.insertInto('article_pictures').values({ name, added_at: now }).execute()

/** Those of the names that are stored. They stay until the transaction ends: the clean-up skips or waits. */
export const lockPictures = (db: Db | Tx, names: string[]) =>
  db.selectFrom('article_pictures').select('name').where('name', 'in', names).orderBy('name').forKeyShare().execute()

const IS_SHOWN = sql<boolean>`(exists (
  select from articles where cover = picture.name or position(picture.name in html) > 0)
  or exists (select from page_versions where position(picture.name in html_english || html_hindi) > 0))`

/** Names of pictures that were added before a time and that nothing shows, oldest first. */
export const unusedPictures = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('article_pictures as picture')
    .select('name')
    .where('added_at', '<', before)
    .where(sql<boolean>`not ${IS_SHOWN}`)
    .orderBy('added_at')
    .limit(limit)
    .execute()

/** Locks one picture against being used; returns whether it is stored and not locked by a text that is being saved. */
export const pictureForRemoval = async (tx: Tx, name: string) =>
  (await tx
    .selectFrom('article_pictures')
    .select('name')
    .where('name', '=', name)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()) !== undefined

/** A statement of its own, after the lock: it sees texts that were saved in between. */
export const isUnused = async (tx: Tx, name: string) =>
  (await tx
    .selectFrom('article_pictures as picture')
    .select('name')
    .where('name', '=', name)
    .where(sql<boolean>`not ${IS_SHOWN}`)
    .executeTakeFirst()) !== undefined

export const deletePicture = (tx: Tx, name: string) =>
  tx.deleteFrom('article_pictures').where('name', '=', name).execute()
