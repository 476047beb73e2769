import type * as contract from '#contract/content/articles-staff.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { findSpeakers } from '#contract/talks/library-staff.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type ArticleRow = Received<typeof contract.listAllArticles>['data'][number]
export type StaffArticle = Received<typeof contract.getStaffArticle>['article']
export type NewArticle = Sent<typeof contract.addArticle>
export type ChangedArticle = Sent<typeof contract.changeArticle>

const LIST = '/api/web/v1/admin/articles'

/** The table passes on only what its filters and columns offer. */
export const allArticlesQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof contract.listAllArticles>(api, `GET ${LIST}`, input as Sent<typeof contract.listAllArticles>)

export async function exportArticles(api: Api, filter: TableInput) {
  const input = filter as Sent<typeof contract.exportArticles>
  return (await api.call<typeof contract.exportArticles>(`POST ${LIST}/exports`, input)).data.url
}

export const staffArticleQuery = (api: Api, id: number) =>
  apiQuery<typeof contract.getStaffArticle>(api, `GET ${LIST}/{id}`, { id })

/** Listed consultants by part of their name. */
export const authorsQuery = (api: Api, search: string) =>
  apiQuery<typeof findSpeakers>(api, 'GET /api/web/v1/admin/talk-speakers', { search })

export const addArticle = (api: Api, words: NewArticle) => api.call<typeof contract.addArticle>(`POST ${LIST}`, words)

export const changeArticle = (api: Api, words: ChangedArticle) =>
  api.call<typeof contract.changeArticle>(`PUT ${LIST}/{id}`, words)

/** For a cover or a text. The file is sent beside the input, which is empty. */
export function addArticlePicture(api: Api, file: Blob) {
  const form: object = { file }
  const path = 'POST /api/web/v1/admin/article-pictures'
  return api.call<typeof contract.addArticlePicture>(path, form as Sent<typeof contract.addArticlePicture>)
}

/** Now, or at a later time. */
export const publishArticle = (api: Api, { id, version }: StaffArticle, publishAt?: string) =>
  api.call<typeof contract.publishArticle>(`POST ${LIST}/{id}/publications`, {
    ...{ id, version },
    ...(publishAt && { publishAt }),
  })

export const unpublishArticle = (api: Api, { id, version }: StaffArticle, reason: string) =>
  api.call<typeof contract.unpublishArticle>(`POST ${LIST}/{id}/withdrawals`, { id, version, reason })
