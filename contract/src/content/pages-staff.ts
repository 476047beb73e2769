import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant, OptionalLine, Text } from '../fields.ts'
import { ArticleLanguage } from './articles.ts'
import { ARTICLE_HTML_MAX, CONSENT_PAGES, PAGE_CHANGES_MAX, PAGE_LINE_MAX, PAGE_TITLE_MAX } from './constants.ts'
import { PageName, PageText } from './pages.ts'

const words = {
  title_english: OptionalLine(PAGE_TITLE_MAX),
  title_hindi: OptionalLine(PAGE_TITLE_MAX),
  line_english: OptionalLine(PAGE_LINE_MAX),
  line_hindi: OptionalLine(PAGE_LINE_MAX),
  html_english: z.string().max(ARTICLE_HTML_MAX),
  html_hindi: z.string().max(ARTICLE_HTML_MAX),
}
const Words = z.object({
  title_english: z.string(),
  title_hindi: z.string(),
  line_english: z.string(),
  line_hindi: z.string(),
  html_english: z.string(),
  html_hindi: z.string(),
})

const PublishedVersion = z.object({
  number: z.int(),
  label: z.string(),
  publishedAt: Instant,
  publishedBy: z.string(),
  changes_english: z.string(),
  changes_hindi: z.string(),
  asksConsent: z.boolean(),
})

const StaffPage = z.object({
  page: PageName,
  /** What staff are writing. */
  draft: Words.extend({ version: z.int(), updatedAt: Instant }).nullable(),
  /** What visitors read; null for the built-in text. */
  published: Words.nullable(),
  /** Newest first. */
  versions: z.array(PublishedVersion),
})
const answered = z.object({ page: StaffPage })
const staff = { for: 'admin', secondFactor: 'signed-in', roles: ['content'] } as const

export const listPages = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/web/v1/admin/pages',
  summary: 'Lists the pages whose text staff may write, with their current version and whether there is a draft.',
  input: z.object({}),
  reply: z.object({
    pages: z.array(
      z.object({
        page: PageName,
        label: z.string().nullable(),
        publishedAt: Instant.nullable(),
        publishedBy: z.string().nullable(),
        draftUpdatedAt: Instant.nullable(),
      }),
    ),
  }),
})

export const getStaffPage = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/web/v1/admin/pages/{page}',
  summary: 'Returns the draft, the current text and all published versions of a page.',
  input: z.object({ page: PageName }),
  ids: { page: 'public' },
  reply: answered,
})

export const readPageVersion = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/web/v1/admin/pages/{page}/versions/{number}',
  summary: 'Returns a published version as readers see it. Number 0 is the draft; null if there is none.',
  input: z.object({
    page: PageName,
    number: z.coerce.number().int().min(0).max(1_000_000),
    language: ArticleLanguage.default('en'),
  }),
  ids: { page: 'public', number: 'public' },
  reply: z.object({ text: PageText.nullable() }),
  problems: ['not_found'],
})

export const savePageDraft = endpoint({
  ...staff,
  method: 'PUT',
  path: '/api/web/v1/admin/pages/{page}/draft',
  summary: 'Saves the draft of a page. Visitors see it only after it is published.',
  input: z.object({
    page: PageName,
    ...words,
    /** Of the draft as it was read; 0 if there was none. */
    version: z.int().min(0),
  }),
  ids: { page: 'public' },
  reply: answered,
  message: 'Draft saved',
  problems: ['stale', 'picture_undescribed', 'picture_gone', 'placeholder_unknown'],
})

export const discardPageDraft = endpoint({
  ...staff,
  method: 'DELETE',
  path: '/api/web/v1/admin/pages/{page}/draft',
  summary: 'Deletes the draft of a page. What is published stays.',
  input: z.object({ page: PageName, version: z.coerce.number().int().positive() }),
  ids: { page: 'public' },
  reply: answered,
  message: 'Draft deleted',
  problems: ['stale'],
})

export const publishPage = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/web/v1/admin/pages/{page}/versions',
  summary:
    'Publishes the draft as the next version, in both languages. Terms and privacy may ask everybody to agree again.',
  secondFactor: 'fresh',
  input: z
    .object({
      page: PageName,
      version: z.int().positive(),
      changes_english: Text(PAGE_CHANGES_MAX),
      changes_hindi: Text(PAGE_CHANGES_MAX),
      /** Signed-in people are asked on their next visit. */
      asksConsent: z.boolean(),
    })
    .refine(({ page, asksConsent }) => !asksConsent || CONSENT_PAGES.some((name) => name === page), {
      message: 'People are not asked to agree to this page.',
      path: ['asksConsent'],
    }),
  ids: { page: 'public' },
  reply: answered,
  status: 201,
  message: 'Page published',
  problems: ['stale', 'page_incomplete'],
})
