import { z } from 'zod'
import { Titles } from '../discovery/consultant-card.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Line, OptionalLine, Paise, pageOf, paging } from '../fields.ts'
import { PACKAGES_MAX, SERVICE_STATES } from './constants.ts'
import { Milestone, scope } from './shapes.ts'

const Scope = {
  delivered_english: z.string(),
  delivered_hindi: z.string(),
  days: z.int(),
  pricePaise: Paise,
  milestones: z.array(Milestone),
}

const OwnService = z.object({
  id: Id,
  title_english: z.string(),
  title_hindi: z.string(),
  industry: Titles,
  state: z.enum(SERVICE_STATES),
  ...Scope,
  packages: z.array(z.object({ id: Id, title_english: z.string(), title_hindi: z.string(), ...Scope })),
  /** How often it was sold. */
  orders: z.int(),
})

const facts = {
  title_english: Line(120),
  title_hindi: OptionalLine(120),
  /** One of the consultant's industries. */
  industryId: Id,
  ...scope,
  /** Larger packages, the cheapest first; each costs more than the one before. */
  packages: z
    .array(z.object({ id: Id.optional(), title_english: Line(60), title_hindi: OptionalLine(60), ...scope }))
    .max(PACKAGES_MAX),
}
const saved = z.object({ service: OwnService })

export const listOwnServices = endpoint({
  method: 'GET',
  path: '/api/web/v1/own-services',
  summary: 'Lists the consultant’s services in every state, newest first.',
  for: 'consultant',
  input: z.object({ ...paging }),
  reply: pageOf(OwnService),
})

export const getOwnService = endpoint({
  method: 'GET',
  path: '/api/web/v1/own-services/{id}',
  summary: 'Returns one service of the consultant for editing.',
  for: 'consultant',
  input: z.object({ id: IdInPath }),
  ids: { id: 'own service' },
  reply: saved,
  problems: ['not_found'],
})

export const createOwnService = endpoint({
  method: 'POST',
  path: '/api/web/v1/own-services',
  summary: 'Stores a new service as a draft.',
  for: 'consultant',
  input: z.object(facts),
  ids: { industryId: 'public' },
  reply: saved,
  status: 201,
  message: 'Service saved',
  problems: ['service_limit', 'package_prices', 'industry_not_yours'],
  limit: { per: 'account', max: 60, seconds: 3600 },
})

export const saveOwnService = endpoint({
  method: 'PUT',
  path: '/api/web/v1/own-services/{id}',
  summary: 'Replaces a service. What was sold before stays as it was sold.',
  for: 'consultant',
  input: z.object({ id: IdInPath, ...facts }),
  ids: { id: 'own service', industryId: 'public' },
  reply: saved,
  message: 'Service saved',
  problems: ['not_found', 'package_prices', 'industry_not_yours'],
})

export const setOwnServiceState = endpoint({
  method: 'PUT',
  path: '/api/web/v1/own-services/{id}/state',
  summary: 'Publishes a service or withdraws it from sale. Orders in progress continue.',
  for: 'consultant',
  input: z.object({ id: IdInPath, state: z.enum(['offered', 'withdrawn']) }),
  ids: { id: 'own service' },
  reply: saved,
  message: 'Service saved',
  problems: ['not_found', 'profile_incomplete'],
})

export const deleteOwnService = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/own-services/{id}',
  summary: 'Deletes a service that was never sold.',
  for: 'consultant',
  input: z.object({ id: IdInPath }),
  ids: { id: 'own service' },
  reply: z.object({ id: Id }),
  message: 'Service deleted',
  problems: ['not_found', 'in_use'],
})
