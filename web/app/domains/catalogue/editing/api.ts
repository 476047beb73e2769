import type * as contract from '#contract/catalogue/editing.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type CatalogueTree = Received<typeof contract.getCatalogueTree>['categoryTypes']
export type TreeSector = CatalogueTree[number]['sectors'][number]
export type EditedIndustry = Received<typeof contract.getIndustry>
export type EditedType = Received<typeof contract.getCategoryType>
export type EditedSector = Received<typeof contract.getSector>

export const treeQuery = (api: Api) =>
  apiQuery<typeof contract.getCatalogueTree>(api, 'GET /api/web/v1/admin/catalogue', {})
export const industryQuery = (api: Api, id: number) =>
  apiQuery<typeof contract.getIndustry>(api, 'GET /api/web/v1/admin/catalogue/industries/{id}', { id })
export const sectorQuery = (api: Api, id: number) =>
  apiQuery<typeof contract.getSector>(api, 'GET /api/web/v1/admin/catalogue/sectors/{id}', { id })
export const typeQuery = (api: Api, id: number) =>
  apiQuery<typeof contract.getCategoryType>(api, 'GET /api/web/v1/admin/catalogue/types/{id}', { id })
export const vainSearchesQuery = (api: Api) =>
  apiQuery<typeof contract.listVainSearches>(api, 'GET /api/web/v1/admin/catalogue/vain-searches', {})

export const addIndustry = (api: Api, request: Sent<typeof contract.addIndustry>) =>
  api.call<typeof contract.addIndustry>('POST /api/web/v1/admin/catalogue/industries', request)
export const changeIndustry = (api: Api, request: Sent<typeof contract.changeIndustry>) =>
  api.call<typeof contract.changeIndustry>('PUT /api/web/v1/admin/catalogue/industries/{id}', request)
export const deleteIndustry = (api: Api, request: Sent<typeof contract.deleteIndustry>) =>
  api.call<typeof contract.deleteIndustry>('DELETE /api/web/v1/admin/catalogue/industries/{id}', request)
export const addSector = (api: Api, request: Sent<typeof contract.addSector>) =>
  api.call<typeof contract.addSector>('POST /api/web/v1/admin/catalogue/sectors', request)
export const changeSector = (api: Api, request: Sent<typeof contract.changeSector>) =>
  api.call<typeof contract.changeSector>('PUT /api/web/v1/admin/catalogue/sectors/{id}', request)
export const deleteSector = (api: Api, request: Sent<typeof contract.deleteSector>) =>
  api.call<typeof contract.deleteSector>('DELETE /api/web/v1/admin/catalogue/sectors/{id}', request)
export const changeType = (api: Api, request: Sent<typeof contract.changeCategoryType>) =>
  api.call<typeof contract.changeCategoryType>('PUT /api/web/v1/admin/catalogue/types/{id}', request)
export const importIndustries = (api: Api, request: Sent<typeof contract.importIndustries>) =>
  api.call<typeof contract.importIndustries>('POST /api/web/v1/admin/catalogue/imports', request)

/** Path of an entry in the editor. */
export const entryPath = (kind: 'industry' | 'sector' | 'type', id: number | 'new') => `/admin/catalogue?${kind}=${id}`
