import type { QueryClient } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type * as api from '#contract/memberships/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Plan = Received<typeof api.listPlans>['memberShips'][number]
export type OwnMembership = NonNullable<Received<typeof api.getOwnMembership>['memberShip']>
export type Registration = Received<typeof api.getRegistration>
export type RegistrationInput = Sent<typeof api.saveRegistration>

export const plansQuery = (to: Api) => apiQuery<typeof api.listPlans>(to, 'GET /api/web/v1/membership-plans', {})

export const planQuery = (to: Api, slug: string) =>
  apiQuery<typeof api.getPlan>(to, 'GET /api/web/v1/membership-plans/{slug}', { slug })

export const ownMembershipQuery = (to: Api) =>
  apiQuery<typeof api.getOwnMembership>(to, 'GET /api/web/v1/memberships/own', {})

export const benefitUsesQuery = (to: Api, page: number) =>
  apiQuery<typeof api.listBenefitUses>(to, 'GET /api/web/v1/memberships/own/benefits', { page, limit: 10 })

export const estimateQuery = (to: Api) =>
  apiQuery<typeof api.estimateSavings>(to, 'GET /api/web/v1/memberships/own/estimates', {})

export const registrationQuery = (to: Api) =>
  apiQuery<typeof api.getRegistration>(to, 'GET /api/web/v1/membership-registrations/own', {})

export const saveRegistration = (to: Api, input: RegistrationInput) =>
  to.call<typeof api.saveRegistration>('PUT /api/web/v1/membership-registrations/own', input)

export const pauseMembership = (to: Api, days: number) =>
  to.call<typeof api.pauseMembership>('POST /api/web/v1/memberships/own/pauses', { days })

export const resumeMembership = (to: Api, id: number) =>
  to.call<typeof api.resumeMembership>('POST /api/web/v1/memberships/{id}/resumptions', { id })

export const cancelMembership = (to: Api, id: number, idempotencyKey: string) =>
  to.call<typeof api.cancelMembership>(
    'POST /api/web/v1/memberships/{id}/cancellations',
    { id, to: 'source' },
    { idempotencyKey },
  )

/** Everything that shows the own membership. */
export const refreshMembership = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [what] }) => typeof what === 'string' && what.includes('/memberships/own'),
  })
