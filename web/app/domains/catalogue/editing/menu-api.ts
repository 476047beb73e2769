import type * as contract from '#contract/catalogue/menu.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type MenuLink = Received<typeof contract.listMenuLinks>['links'][number]

export const menuQuery = (api: Api) =>
  apiQuery<typeof contract.listMenuLinks>(api, 'GET /api/web/v1/admin/nav-links', {})

export const changeMenuLink = (api: Api, request: Sent<typeof contract.changeMenuLink>) =>
  api.call<typeof contract.changeMenuLink>('PUT /api/web/v1/admin/nav-links/{id}', request)
