import type { QueryClient } from '@tanstack/react-query'
import type * as addresses from '#contract/accounts/addresses.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Address = Received<typeof addresses.listAddresses>['addresses'][number]

const PATH = '/api/web/v1/addresses'

export const addressesQuery = (api: Api) => apiQuery<typeof addresses.listAddresses>(api, `GET ${PATH}`, {})

export const addAddress = (api: Api, address: Sent<typeof addresses.addAddress>) =>
  api.call<typeof addresses.addAddress>(`POST ${PATH}`, address)

export const changeAddress = (api: Api, address: Sent<typeof addresses.changeAddress>) =>
  api.call<typeof addresses.changeAddress>(`PUT ${PATH}/{id}`, address)

export const setDefaultAddress = (api: Api, id: number) =>
  api.call<typeof addresses.setDefaultAddress>(`PUT ${PATH}/{id}/default`, { id })

export const removeAddress = (api: Api, id: number) =>
  api.call<typeof addresses.removeAddress>(`DELETE ${PATH}/{id}`, { id })

export const refreshAddresses = (client: QueryClient, api: Api) =>
  client.invalidateQueries({ queryKey: addressesQuery(api).queryKey })
