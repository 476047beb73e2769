import { z } from 'zod'
import { PHOTO_MAX_BYTES, PICTURES_PER_HOUR } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, pageOf, paging, Text } from '../fields.ts'
import { exported } from '../staff-shapes.ts'
import { COVER_DRAWINGS, COVER_TINTS } from '../talks/constants.ts'
import { Article, ArticleAuthor, ArticleLanguage } from './articles.ts'
import {
  ARTICLE_HTML_MAX,
  ARTICLE_PICTURE,
  ARTICLE_STATES,
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TAGS_MAX,
  ARTICLE_TITLE_MAX,
  PICTURE_ALT_MAX,
} from './constants.ts'

const words = {
  title: Line(ARTICLE_TITLE_MAX),
  /** The last part of its address; made from the title if left out. */
  slug: z
    .string()
    .trim()
    .max(120)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens.')
    .optional(),
  summary: Text(ARTICLE_SUMMARY_MAX),
  html: z.string().max(ARTICLE_HTML_MAX),
  tags: z.array(Line(40)).max(ARTICLE_TAGS_MAX),
  /** Null for the editorial team. */
  consultantId: Id.nullable(),
  drawing: z.enum(COVER_DRAWINGS),
  tint: z.enum(COVER_TINTS),
  /** An uploaded picture, shown instead of the drawing. */
  cover: z.string().regex(ARTICLE_PICTURE, 'Please choose a picture.').nullable(),
  /** What the picture shows; needed before publishing. */
  coverAlt: Text(PICTURE_ALT_MAX),
}
const Version = z.int().positive()

const Row = Article.omit({ summary: true, drawing: true, tint: true, cover: true }).extend({
  author: ArticleAuthor.pick({ id: true, name: true }).nullable(),
  state: z.enum(ARTICLE_STATES),
  publishedAt: Instant.nullable(),
  updatedAt: Instant,
})

const StaffArticle = Row.extend({
  ...Article.pick({ summary: true, drawing: true, tint: true, cover: true, author: true }).shape,
  html: z.string(),
  /** The same text in the other language. */
  translation: z.object({ id: Id, language: ArticleLanguage, slug: z.string() }).nullable(),
  version: z.int(),
})
const answered = z.object({ article: StaffArticle })

const filters = {
  /** Part of a title, a tag or the author's name. */
  search: paging.search,
  state: z.enum(ARTICLE_STATES).optional(),
  language: ArticleLanguage.optional(),
}

export const listAllArticles = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/articles',
  summary: 'Lists all articles for staff, including drafts and scheduled ones.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({
    ...paging,
    ...filters,
    sort: z.enum(['updatedAt', '-updatedAt', 'publishedAt', '-publishedAt', 'title', '-title']).default('-updatedAt'),
  }),
  reply: pageOf(Row),
})

export const exportArticles = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/articles/exports',
  ...exported,
  roles: ['content'],
  input: z.object(filters),
})

export const getStaffArticle = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/articles/{id}',
  summary: 'Returns one article with everything staff may change.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: answered,
  problems: ['not_found'],
})

export const addArticle = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/articles',
  summary: 'Creates an article as a draft, by itself or as the translation of another one.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ language: ArticleLanguage, translationOf: Id.optional(), ...words }),
  ids: { slug: 'public', consultantId: 'public', translationOf: 'public' },
  reply: answered,
  status: 201,
  message: 'Article added',
  problems: ['not_found', 'stale', 'picture_undescribed', 'picture_gone'],
})

export const changeArticle = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/articles/{id}',
  summary:
    'Updates an article. A published one changes for its readers at once; a former address leads to the new one.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ id: IdInPath, ...words, version: Version }),
  ids: { id: 'public', slug: 'public', consultantId: 'public' },
  reply: answered,
  message: 'Article saved',
  problems: ['not_found', 'stale', 'slug_taken', 'article_incomplete', 'picture_undescribed', 'picture_gone'],
})

export const addArticlePicture = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/article-pictures',
  summary:
    'Stores a picture for the cover or the text of an article. One that no article shows is removed after a day.',
  for: 'admin',
  roles: ['content'],
  secondFactor: 'signed-in',
  input: z.object({}),
  reply: z.object({ picture: z.object({ url: z.string(), width: z.int(), height: z.int() }) }),
  status: 201,
  message: 'Picture saved',
  problems: ['unsupported_image', 'too_many_pixels', 'picture_too_narrow'],
  file: { maxBytes: PHOTO_MAX_BYTES, picturesPerHour: PICTURES_PER_HOUR },
})

export const publishArticle = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/articles/{id}/publications',
  summary: 'Publishes an article, now or at a later time.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({
    id: IdInPath,
    version: Version,
    /** When it appears; now if left out or past. */
    publishAt: Instant.optional(),
  }),
  ids: { id: 'public' },
  reply: answered,
  message: 'Article published',
  problems: ['not_found', 'stale', 'article_incomplete'],
})

export const unpublishArticle = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/articles/{id}/withdrawals',
  summary: 'Makes an article a draft again. Its page is no longer found.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ id: IdInPath, version: Version, reason: Line(500) }),
  ids: { id: 'public' },
  reply: answered,
  message: 'Article withdrawn',
  problems: ['not_found', 'stale'],
})
