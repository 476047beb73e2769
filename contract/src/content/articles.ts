import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, Line, pageOf, paging } from '../fields.ts'
import { COVER_DRAWINGS, COVER_TINTS } from '../talks/constants.ts'
import { ARTICLE_LANGUAGES } from './constants.ts'

export const ArticleLanguage = z.enum(ARTICLE_LANGUAGES)

/** A listed consultant. */
export const ArticleAuthor = z.object({ id: Id, name: z.string(), slug: z.string(), thumbnail: z.string().nullable() })

/** An article as shown in lists. */
export const Article = z.object({
  id: Id,
  language: ArticleLanguage,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  drawing: z.enum(COVER_DRAWINGS),
  tint: z.enum(COVER_TINTS),
  /** A picture shown instead of the drawing, with a description for people who cannot see it. */
  cover: z.object({ url: z.string(), alt: z.string() }).nullable(),
  /** Null for the editorial team. */
  author: ArticleAuthor.nullable(),
  /** Time it takes to read. */
  minutes: z.int(),
  publishedAt: Instant,
})

const ArticlePage = Article.extend({
  /** HTML, sanitised by the server. */
  html: z.string(),
  updatedAt: Instant,
  /** The slug of the same text in the other language; null if there is none. */
  translation: z.object({ language: ArticleLanguage, slug: z.string() }).nullable(),
})

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/web/v1/articles',
  summary: 'Lists published articles, newest first. A text in both languages appears once, in the language asked for.',
  for: 'anyone',
  input: z.object({
    ...paging,
    language: ArticleLanguage.default('en'),
    /** Only articles in this language. */
    only: ArticleLanguage.optional(),
    tag: Line(40).optional(),
  }),
  /** Rows also under SPEC's name; `tags` are the most used ones. */
  reply: pageOf(Article).extend({ blogs: z.array(Article), tags: z.array(z.string()) }),
})

export const getArticle = endpoint({
  method: 'GET',
  path: '/api/web/v1/articles/{slug}',
  summary: 'Returns one published article by its slug or a former one, in the language asked for if there is one.',
  for: 'anyone',
  input: z.object({ slug: Line(120), language: ArticleLanguage.default('en') }),
  ids: { slug: 'public' },
  reply: z.object({ blog: ArticlePage, related: z.array(Article) }),
  problems: ['not_found'],
})
