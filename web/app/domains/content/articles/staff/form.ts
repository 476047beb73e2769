import type { ChangedArticle, StaffArticle } from './api.ts'

/** What is typed; tags are divided by commas. */
export interface ArticleValues {
  title: string
  slug: string
  summary: string
  html: string
  tags: string
  consultantId: number | null
  authorName: string
  drawing: StaffArticle['drawing']
  tint: StaffArticle['tint']
  /** The address of an uploaded picture. */
  cover: string | null
  coverAlt: string
}

export const typedOf = (article: StaffArticle): ArticleValues => ({
  ...{ title: article.title, slug: article.slug, summary: article.summary, html: article.html },
  ...{ tags: article.tags.join(', '), drawing: article.drawing, tint: article.tint },
  ...{ cover: article.cover?.url ?? null, coverAlt: article.cover?.alt ?? '' },
  ...{ consultantId: article.author?.id ?? null, authorName: article.author?.name ?? '' },
})

export const tagsIn = (typed: string) =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

export const wordsOf = (values: ArticleValues, { id, version }: StaffArticle): ChangedArticle => {
  const { authorName: _, tags, slug, title, ...rest } = values
  return { ...rest, title: title.trim(), tags: tagsIn(tags), id, version, ...(slug.trim() && { slug: slug.trim() }) }
}
