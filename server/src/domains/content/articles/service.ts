import type * as api from '#contract/content/articles.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { notifyOtherProcesses } from '../testimonials/queries.ts'
import * as queries from './queries.ts'
import { pathOfArticle } from './rules.ts'

const TAGS_SHOWN = 8
const RELATED_SHOWN = 3
const IN_THE_SITEMAP = 20_000

export async function listArticles({ db, now }: Context, input: Input<typeof api.listArticles>) {
  const { page, limit, language, only, tag, search } = input
  const query = { language, only, tag, search: search || undefined }
  const [data, count, tags] = await Promise.all([
    queries.publicArticles(db, query, now, { limit, offset: (page - 1) * limit }),
    queries.countPublic(db, query, now),
    queries.tagsOf(db, query, now, TAGS_SHOWN),
  ])
  return { data, blogs: data, count, page, limit, tags }
}

/** If the slug is one of the other language, its translation is returned where there is one. */
export async function getArticle({ db, now }: Context, { slug, language }: Input<typeof api.getArticle>) {
  const other = language === 'en' ? 'hi' : 'en'
  const found =
    (await queries.articleAt(db, { language, slug }, now)) ??
    (await queries.articleAt(db, { language: other, slug }, now))
  if (!found) throw new Problem('not_found')
  const translated = await queries.articleOfPair(db, found.pairId, found.language === 'en' ? 'hi' : 'en', now)
  const wanted = found.language !== language && translated ? translated : found
  const counterpart = wanted === found ? translated : found
  const { pairId, ...blog } = wanted
  const { id, tags } = blog
  return {
    blog: { ...blog, translation: counterpart ? { language: counterpart.language, slug: counterpart.slug } : null },
    related: await queries.relatedTo(db, { id, pairId, tags, language: blog.language }, now, RELATED_SHOWN),
  }
}

/** Pages that were stored before the time of a scheduled article are rendered again. */
export const showDueArticles = ({ db }: Services, now: Date) =>
  db.transaction().execute(async (tx) => {
    if (await queries.markAppeared(tx, now)) await notifyOtherProcesses(tx)
  })

/** The page of every article in its own language, for the sitemap. */
export const articlePages = async (db: Db, now: Date) =>
  (await queries.articlePages(db, now, IN_THE_SITEMAP)).map(({ updatedAt, ...article }) => ({
    path: pathOfArticle(article),
    updatedAt,
  }))
