import type * as api from '#contract/content/articles-staff.ts'
import type { ArticleLanguage } from '#contract/content/constants.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { freeSlug, slugOfTitle } from '#server/platform/slugs.ts'
import { notifyOtherProcesses } from '../../testimonials/queries.ts'
import { nameOfPicture, picturesIn, readingMinutes, sanitisedArticle, stateOf } from '../rules.ts'
import { articlesFile, filterOf } from './files.ts'
import * as queries from './queries.ts'

export async function listAllArticles({ db, now }: SignedIn, input: Input<typeof api.listAllArticles>) {
  const { page, limit, sort } = input
  const filter = filterOf(input)
  const view = {
    sort: sort.replace('-', '') as queries.Sort,
    descending: sort.startsWith('-'),
    ...{ limit, offset: (page - 1) * limit },
  }
  const [rows, count] = await Promise.all([
    queries.articlesMatching(db, filter, now, view),
    queries.countMatching(db, filter, now),
  ])
  return { data: rows.map((row) => ({ ...row, state: stateOf(row.publishedAt, now) })), count, page, limit }
}

export async function exportArticles(context: SignedIn, filter: Input<typeof api.exportArticles>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'articles.exported', after: filter }))
  return { url: signedUrl(services, articlesFile, filter, { actor, now }) }
}

export async function getStaffArticle({ db, now }: SignedIn, { id }: Input<typeof api.getStaffArticle>) {
  const article = await queries.staffArticle(db, id)
  if (!article) throw new Problem('not_found')
  return { article: { ...article, state: stateOf(article.publishedAt, now) } }
}

type Words = Pick<
  Input<typeof api.addArticle>,
  'title' | 'slug' | 'summary' | 'html' | 'tags' | 'consultantId' | 'drawing' | 'tint' | 'cover' | 'coverAlt'
>

/** A tag is stored once, and the text without what it must not contain. */
function storedWords(words: Words) {
  const { title, summary, html, tags, consultantId, drawing, tint, cover, coverAlt } = words
  const clean = sanitisedArticle(html)
  return {
    ...{ title, summary, drawing, tint, html: clean, minutes: readingMinutes(clean) },
    ...{ tags: [...new Set(tags)], consultant_id: consultantId },
    ...{ cover: cover && nameOfPicture(cover), cover_alt: cover ? coverAlt : '' },
  }
}

async function assertAuthor(tx: Tx, consultantId: number | null) {
  if (consultantId !== null && !(await queries.isConsultant(tx, consultantId))) throw new Problem('not_found')
}

/** The clean-up removes a picture that was uploaded a day ago and never saved in a text. */
export async function assertPicturesStored(tx: Tx, html: string) {
  const names = picturesIn(html)
  if (names.length > 0 && (await queries.lockPictures(tx, names)).length < names.length)
    throw new Problem('picture_gone')
}

export const addArticle = ({ db, ...context }: SignedIn, input: Input<typeof api.addArticle>) =>
  db.transaction().execute(async (tx) => {
    const { language, translationOf } = input
    await assertAuthor(tx, input.consultantId)
    const original = translationOf === undefined ? undefined : await queries.articleForChange(tx, translationOf)
    if (translationOf !== undefined && !original) throw new Problem('not_found')
    // A translation has the same address in its language, if that is free.
    const wanted = input.slug ?? original?.slug ?? slugOfTitle(input.title, 'article')
    const slug = freeSlug(wanted, await queries.slugsLike(tx, language, wanted))
    const words = storedWords(input)
    await assertPicturesStored(tx, words.html)
    const added = await queries.insertArticle(
      tx,
      { language, pairId: original?.pair_id },
      { ...words, slug },
      context.now,
    )
    if (!added) throw new Problem('stale')
    await audit.record(tx, context, {
      ...{ action: 'article.added', subject: subject(added.id) },
      after: { language, slug, ...facts(words) },
    })
    return asItStands(tx, added.id, context.now)
  })

export const changeArticle = ({ db, ...context }: SignedIn, input: Input<typeof api.changeArticle>) =>
  db.transaction().execute(async (tx) => {
    const { id, version } = input
    const before = await queries.articleForChange(tx, id)
    if (!before) throw new Problem('not_found')
    await assertAuthor(tx, input.consultantId)
    const words = storedWords(input)
    await assertPicturesStored(tx, words.html)
    if (before.published_at && !isComplete(words)) throw new Problem('article_incomplete')
    const language = before.language as ArticleLanguage
    const slug = input.slug ?? before.slug
    if (slug !== before.slug && (await queries.slugsLike(tx, language, slug, id)).has(slug))
      throw new Problem('slug_taken')
    if (!(await queries.updateArticle(tx, { id, version }, { ...words, slug }, context.now))) throw new Problem('stale')
    if (slug !== before.slug) await queries.keepSlug(tx, id, language, { former: before.slug, now: slug })
    // A draft is saved while it is written.
    if (before.published_at)
      await audit.record(tx, context, {
        ...{ action: 'article.changed', subject: subject(id) },
        before: { slug: before.slug, ...facts(before) },
        after: { slug, ...facts(words) },
      })
    return asItStands(tx, id, context.now)
  })

export const publishArticle = ({ db, ...context }: SignedIn, input: Input<typeof api.publishArticle>) =>
  db.transaction().execute(async (tx) => {
    const { id, version, publishAt } = input
    const { now } = context
    const article = await queries.articleForChange(tx, id)
    if (!article) throw new Problem('not_found')
    if (!isComplete(article) || !article.authorIsListed) throw new Problem('article_incomplete')
    const isScheduled = publishAt !== undefined && publishAt > now
    const isPublic = article.published_at !== null && article.published_at <= now
    const published_at = isScheduled ? publishAt : isPublic ? article.published_at : now
    const change = { published_at, appeared: !isScheduled }
    if (!(await queries.updateArticle(tx, { id, version }, change, now))) throw new Problem('stale')
    await audit.record(tx, context, {
      ...{ action: isScheduled ? 'article.scheduled' : 'article.published', subject: subject(id) },
      before: { publishedAt: article.published_at?.toISOString() ?? null },
      after: { publishedAt: published_at?.toISOString() ?? null },
    })
    return asItStands(tx, id, now)
  })

export const unpublishArticle = ({ db, ...context }: SignedIn, input: Input<typeof api.unpublishArticle>) =>
  db.transaction().execute(async (tx) => {
    const { id, version, reason } = input
    const article = await queries.articleForChange(tx, id)
    if (!article) throw new Problem('not_found')
    const change = { published_at: null, appeared: false }
    if (!(await queries.updateArticle(tx, { id, version }, change, context.now))) throw new Problem('stale')
    await audit.record(tx, context, {
      ...{ action: 'article.withdrawn', subject: subject(id), reason },
      before: { publishedAt: article.published_at?.toISOString() ?? null },
      after: { publishedAt: null },
    })
    return asItStands(tx, id, context.now)
  })

type Complete = Pick<ReturnType<typeof storedWords>, 'summary' | 'html' | 'tags' | 'cover' | 'cover_alt'>

const isComplete = ({ summary, html, tags, cover, cover_alt }: Complete) =>
  summary !== '' && html !== '' && tags.length > 0 && (cover === null || cover_alt !== '')

const subject = (id: number) => ({ kind: 'article', id })

type Facts = Pick<ReturnType<typeof storedWords>, 'title' | 'summary' | 'tags' | 'consultant_id' | 'cover'>

/** Without the text, which is long. */
const facts = ({ title, summary, tags, consultant_id, cover }: Facts) => ({
  ...{ title, summary, tags, consultantId: consultant_id, cover },
})

/** All processes show it from the next page on. */
async function asItStands(tx: Tx, id: number, now: Date) {
  await notifyOtherProcesses(tx)
  const article = (await queries.staffArticle(tx, id))!
  return { article: { ...article, state: stateOf(article.publishedAt, now) } }
}
