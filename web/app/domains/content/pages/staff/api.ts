import type { PageName } from '#contract/content/constants.ts'
import type * as contract from '#contract/content/pages-staff.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type StaffPage = Received<typeof contract.getStaffPage>['page']
export type PageWords = Omit<Sent<typeof contract.savePageDraft>, 'page' | 'version'>
export type PageVersion = StaffPage['versions'][number]
type Publication = Omit<Sent<typeof contract.publishPage>, 'page' | 'version'>

const LIST = '/api/web/v1/admin/pages'

export const pagesQuery = (api: Api) => apiQuery<typeof contract.listPages>(api, `GET ${LIST}`, {})

export const staffPageQuery = (api: Api, page: PageName) =>
  apiQuery<typeof contract.getStaffPage>(api, `GET ${LIST}/{page}`, { page })

/** As readers see it; 0 is the draft. */
export const pageVersionQuery = (api: Api, page: PageName, number: number, language: 'en' | 'hi') =>
  apiQuery<typeof contract.readPageVersion>(api, `GET ${LIST}/{page}/versions/{number}`, { page, number, language })

/** The draft as the caller read it; there may be none yet. */
export const saveDraft = (api: Api, { page, draft }: StaffPage, words: PageWords) =>
  api.call<typeof contract.savePageDraft>(`PUT ${LIST}/{page}/draft`, { page, ...words, version: draft?.version ?? 0 })

export const discardDraft = (api: Api, page: PageName, version: number) =>
  api.call<typeof contract.discardPageDraft>(`DELETE ${LIST}/{page}/draft`, { page, version })

export const publishDraft = (api: Api, page: PageName, version: number, publication: Publication) =>
  api.call<typeof contract.publishPage>(`POST ${LIST}/{page}/versions`, { page, version, ...publication })
