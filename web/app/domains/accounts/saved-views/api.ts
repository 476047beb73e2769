import type * as views from '#contract/accounts/saved-views.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type SavedView = Received<typeof views.listSavedViews>['views'][number]

const PATH = '/api/web/v1/admin/saved-views'

export const savedViewsQuery = (api: Api, list: string) =>
  apiQuery<typeof views.listSavedViews>(api, `GET ${PATH}`, { list })

export const saveView = (api: Api, view: Sent<typeof views.saveView>) =>
  api.call<typeof views.saveView>(`POST ${PATH}`, view)

export const changeSavedView = (api: Api, view: Sent<typeof views.changeSavedView>) =>
  api.call<typeof views.changeSavedView>(`PUT ${PATH}/{id}`, view)

export const deleteSavedView = (api: Api, id: number) =>
  api.call<typeof views.deleteSavedView>(`DELETE ${PATH}/{id}`, { id })
