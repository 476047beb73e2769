import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, pageOf, paging } from '../fields.ts'
import { exported, ofPerson, searched } from '../staff-shapes.ts'
import { PRIVACY_REQUEST_KINDS, PRIVACY_REQUEST_STATES } from './constants.ts'

const Kind = z.enum(PRIVACY_REQUEST_KINDS)
const State = z.enum(PRIVACY_REQUEST_STATES)

const PrivacyRequest = z.object({
  /** Of its kind. */
  id: Id,
  kind: Kind,
  person: z.object({ id: Id, name: z.string() }),
  state: State,
  requestedAt: Instant,
  dueAt: Instant,
  endedAt: Instant.nullable(),
  /** Why an account could not be deleted on its day. It is tried again every day. */
  postponedBecause: z.string().nullable(),
})

const filters = {
  /** Searches by name; `from` and `to` are the days they were requested. */
  ...searched,
  ...ofPerson,
  kind: Kind.optional(),
  state: State.optional(),
}

export const listPrivacyRequests = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/privacy-requests',
  summary: 'Lists requests for a copy of one’s data and for deletion of an account, newest first.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'support'],
  input: z.object({
    ...{ page: paging.page, limit: paging.limit, ...filters },
    sort: z.enum(['requested', '-requested', 'due']).default('-requested'),
  }),
  reply: pageOf(PrivacyRequest),
})

export const exportPrivacyRequests = endpoint({
  ...exported,
  method: 'POST',
  path: '/api/web/v1/admin/privacy-requests/exports',
  roles: ['operations'],
  input: z.object(filters),
})
