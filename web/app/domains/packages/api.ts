import type { QueryClient } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type * as packages from '#contract/packages/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type OwnOffer = Received<typeof packages.listOwnOffers>['offers'][number]
export type OwnPackage = Received<typeof packages.listOwnPackages>['data'][number]

/** Those of a consultant that can be bought now. */
export const packageOffersQuery = (api: Api, consultantId: number) =>
  apiQuery<typeof packages.listPackageOffers>(api, 'GET /api/web/v1/consultants/{id}/packages', { id: consultantId })

export const ownOffersQuery = (api: Api) =>
  apiQuery<typeof packages.listOwnOffers>(api, 'GET /api/web/v1/package-offers', {})

export const createOffer = (api: Api, offer: Sent<typeof packages.createOffer>) =>
  api.call<typeof packages.createOffer>('POST /api/web/v1/package-offers', offer)

export const changeOffer = (api: Api, offer: Sent<typeof packages.changeOffer>) =>
  api.call<typeof packages.changeOffer>('PUT /api/web/v1/package-offers/{id}', offer)

export const refreshOffers = (client: QueryClient, api: Api) =>
  client.invalidateQueries({ queryKey: ownOffersQuery(api).queryKey })

export const ownPackagesQuery = (api: Api, page: number) =>
  apiQuery<typeof packages.listOwnPackages>(api, 'GET /api/web/v1/packages/own', { page, limit: 10 })

export const cancelPackage = (api: Api, input: Sent<typeof packages.cancelPackage>, idempotencyKey: string) =>
  api.call<typeof packages.cancelPackage>('POST /api/web/v1/packages/{id}/cancellations', input, { idempotencyKey })

/** Everything that shows the own packages. */
export const refreshPackages = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [what] }) => typeof what === 'string' && what.includes('/packages/own'),
  })
