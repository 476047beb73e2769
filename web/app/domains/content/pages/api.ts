import type { PageName } from '#contract/content/constants.ts'
import type { getPage } from '#contract/content/pages.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type PageText = NonNullable<Received<typeof getPage>['text']>

/** What staff wrote for a page; null for its built-in text. */
export const pageQuery = (api: Api, page: PageName, language: 'en' | 'hi') =>
  apiQuery<typeof getPage>(api, 'GET /api/web/v1/pages/{page}', { page, language })
