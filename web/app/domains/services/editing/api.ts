import type { Received, Sent } from '#contract/endpoint.ts'
import type * as contract from '#contract/services/editing.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type OwnService = Received<typeof contract.getOwnService>['service']
export type ServiceInput = Sent<typeof contract.createOwnService>

const OWN = '/api/web/v1/own-services'

export const ownServicesQuery = (api: Api, input: Sent<typeof contract.listOwnServices>) =>
  apiQuery<typeof contract.listOwnServices>(api, `GET ${OWN}`, input)
export const ownServiceQuery = (api: Api, id: number) =>
  apiQuery<typeof contract.getOwnService>(api, `GET ${OWN}/{id}`, { id })
export const addService = (api: Api, input: ServiceInput) =>
  api.call<typeof contract.createOwnService>(`POST ${OWN}`, input)
export const saveService = (api: Api, input: Sent<typeof contract.saveOwnService>) =>
  api.call<typeof contract.saveOwnService>(`PUT ${OWN}/{id}`, input)
export const setServiceState = (api: Api, input: Sent<typeof contract.setOwnServiceState>) =>
  api.call<typeof contract.setOwnServiceState>(`PUT ${OWN}/{id}/state`, input)
export const deleteService = (api: Api, id: number) =>
  api.call<typeof contract.deleteOwnService>(`DELETE ${OWN}/{id}`, { id })
