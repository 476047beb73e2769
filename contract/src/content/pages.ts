import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../fields.ts'
import { ArticleLanguage } from './articles.ts'
import { PAGES } from './constants.ts'

export const PageName = z.enum(PAGES)

/** A page in one language, with the current values of the settings it names. */
export const PageText = z.object({
  /** The day of its publication; null for a draft. */
  label: z.string().nullable(),
  publishedAt: Instant.nullable(),
  title: z.string(),
  /** One line below the title; may be empty. */
  line: z.string(),
  /** HTML before the first heading, sanitised by the server. */
  intro: z.string(),
  clauses: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })),
})

export const getPage = endpoint({
  method: 'GET',
  path: '/api/web/v1/pages/{page}',
  summary: 'Returns the published text of a page; null if staff have not written one and the built-in text applies.',
  for: 'anyone',
  input: z.object({ page: PageName, language: ArticleLanguage.default('en') }),
  ids: { page: 'public' },
  reply: z.object({ text: PageText.nullable() }),
})
