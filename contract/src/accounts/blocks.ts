import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, pageOf, paging, Text } from '../fields.ts'
import { exported, searched } from '../staff-shapes.ts'
import { PERSON_REPORT_REASONS } from './constants.ts'

const BlockedPerson = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(['user', 'consultant']),
  thumbnail: z.string().nullable(),
  blockedAt: Instant,
})
const blocks = z.object({ blocks: z.array(BlockedPerson) })

export const listBlocks = endpoint({
  method: 'GET',
  path: '/api/web/v1/blocks',
  summary: 'Lists the people the caller has blocked, newest first.',
  for: ['user', 'consultant'],
  input: z.object({}),
  reply: blocks,
})

export const blockPerson = endpoint({
  method: 'PUT',
  path: '/api/web/v1/blocks/{personId}',
  summary:
    'Blocks a person the caller has met or whose profile is public: neither can book, call or ask the other. Bookings that exist stand.',
  for: ['user', 'consultant'],
  input: z.object({ personId: IdInPath }),
  ids: { personId: 'acquaintance' },
  reply: blocks,
  message: 'Blocked. You can no longer book, call or ask each other.',
  problems: ['not_found', 'too_many_blocks'],
  limit: { per: 'account', max: 120, seconds: 3600 },
})

export const unblockPerson = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/blocks/{personId}',
  summary: 'Removes a block.',
  for: ['user', 'consultant'],
  input: z.object({ personId: IdInPath }),
  ids: { personId: 'blocked person' },
  reply: blocks,
  message: 'Unblocked',
  problems: ['not_found'],
  limit: { per: 'account', max: 120, seconds: 3600 },
})

const Reason = z.enum(PERSON_REPORT_REASONS)
const State = z.enum(['open', 'upheld', 'declined'])

export const reportPerson = endpoint({
  method: 'POST',
  path: '/api/web/v1/person-reports',
  summary: 'Reports a person the caller has met, or whose profile is public, to staff.',
  for: ['user', 'consultant'],
  input: z.object({ personId: Id, reason: Reason, note: Text(1000).default('') }),
  ids: { personId: 'acquaintance' },
  reply: z.object({ id: Id }),
  message: 'Reported. Our team will check it.',
  status: 201,
  problems: ['not_found', 'already_reported'],
  limit: { per: 'account', max: 20, seconds: 86_400 },
})

export const listOwnReports = endpoint({
  method: 'GET',
  path: '/api/web/v1/person-reports',
  summary: 'Lists the last 50 people the caller has reported, with the outcome.',
  for: ['user', 'consultant'],
  input: z.object({}),
  reply: z.object({
    reports: z.array(z.object({ id: Id, name: z.string(), reason: Reason, reportedAt: Instant, state: State })),
  }),
})

const Party = z.object({ id: Id, name: z.string(), type: z.enum(['user', 'consultant', 'admin']) })

const PersonReport = z.object({
  id: Id,
  person: Party,
  /** Null once the account is deleted. */
  reporter: Party.nullable(),
  reason: Reason,
  note: z.string(),
  reportedAt: Instant,
  state: State,
  decidedAt: Instant.nullable(),
  decidedBy: z.string().nullable(),
  decisionNote: z.string(),
  /** Reports about the same person that staff have upheld. */
  upheldBefore: z.int(),
})

const filters = {
  /** Searches by the name of the reported person or of the reporter; `from` and `to` are the days they were reported. */
  ...searched,
  state: State.optional(),
  reason: Reason.optional(),
}

export const listPersonReports = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/person-reports',
  summary:
    'Lists reports about people with search, filters and sorting; by default open ones first, then newest first.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'finance', 'support'],
  input: z.object({
    ...{ page: paging.page, limit: paging.limit, ...filters },
    sort: z.enum(['open', 'reported', '-reported']).default('open'),
  }),
  reply: pageOf(PersonReport),
})

export const exportPersonReports = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/person-reports/exports',
  ...exported,
  roles: ['operations', 'support'],
  input: z.object(filters),
})

export const decidePersonReport = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/person-reports/{id}/decisions',
  summary: 'Upholds or declines a report, once. Suspending the person is a separate step.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'support'],
  input: z.object({
    id: IdInPath,
    decision: z.enum(['uphold', 'decline']),
    note: Text(1000).pipe(z.string().min(1, 'Please fill this in.')),
  }),
  ids: { id: 'public' },
  reply: z.object({ report: PersonReport }),
  status: 201,
  message: 'Decision saved',
  problems: ['not_found', 'already_decided'],
})
