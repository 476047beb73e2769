import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, pageOf, paging, Text } from '../fields.ts'
import { PAPER_KINDS } from '../locker/constants.ts'
import { CHECKLIST } from './constants.ts'
import { Approval, OwnProfile } from './own-profile.ts'

const Row = z.object({
  id: Id,
  name: z.string(),
  thumbnail: z.string(),
  headline: z.string(),
  mobile: z.string(),
  city: z.string(),
  experienceYears: z.int(),
  sector: z.object({ title_english: z.string(), title_hindi: z.string() }).nullable(),
  approval: Approval,
  /** When the current state began; the registration date if nothing has been saved yet. */
  since: Instant,
  ratingAverage: z.number().nullable(),
  /** Nothing required for approval is missing. */
  ready: z.boolean(),
})

const filters = {
  /** Prefixes of words of the name or email, or the beginning or end of the mobile number. */
  search: Text(200).optional(),
  approval: Approval.optional(),
  sector: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  /** Prefix of the city. */
  city: Text(80).optional(),
}

export const listApplicants = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/consultants',
  summary: 'Lists consultants for staff, with search, filters and sorting.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'support'],
  input: z.object({
    ...paging,
    ...filters,
    sort: z.enum(['name', '-name', 'since', '-since']).default('-since'),
  }),
  ids: { sector: 'public' },
  /** The count is exact up to 10,000; `countedAll` is false when there are more. */
  reply: pageOf(Row).extend({ countedAll: z.boolean() }),
})

export const exportApplicants = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/consultants/exports',
  summary: 'Returns a short-lived link to the same list as CSV. The export is recorded in the audit log.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations'],
  input: z.object(filters),
  ids: { sector: 'public' },
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
})

export const countApplicants = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/consultants/counts',
  summary: 'Returns the number of consultants in each approval state.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'support'],
  input: z.object({}),
  reply: z.object({
    counts: z.array(z.object({ approval: Approval, consultants: z.int() })),
    /** Working days within which an application is to be decided. */
    promiseDays: z.int(),
  }),
})

const Decision = z.object({
  id: Id,
  before: Approval,
  after: Approval,
  decidedAt: Instant,
  decidedBy: z.string(),
  note: z.string(),
  checklist: z.array(z.string()),
})

export const Applicant = OwnProfile.omit({ industriesMax: true }).extend({
  mobile: z.string(),
  email: z.string().nullable(),
  /** Registration date of the account, for comparison with the documents. */
  registeredAt: Instant,
  suspended: z.boolean(),
  /** Newest first. */
  decisions: z.array(Decision),
})

export const getApplicant = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/consultants/{id}',
  summary: 'Returns one consultant with everything staff need for a decision.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'support'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ applicant: Applicant }),
  problems: ['not_found'],
})

export const DECISIONS = ['approve', 'ask_for_changes', 'reject', 'suspend', 'restore'] as const

export const decideApplicant = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/consultants/{id}/decisions',
  summary: 'Approves, requests changes, rejects, suspends or restores. The consultant is notified.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations'],
  input: z.object({
    id: IdInPath,
    decision: z.enum(DECISIONS),
    /** The state the staff member saw; the request is refused if it has changed. */
    seen: Approval,
    /** The profile version the staff member saw. */
    revision: z.int().min(0).max(2_000_000_000),
    /** Shown to the applicant; required unless the decision is positive. */
    note: Text(1000),
    checklist: z.array(z.enum(CHECKLIST)).max(CHECKLIST.length),
    /** The papers the staff member saw; an approval is refused if others are submitted now. */
    papers: z
      .array(z.object({ kind: z.enum(PAPER_KINDS), documentId: Id }))
      .max(PAPER_KINDS.length)
      .default([]),
  }),
  ids: { id: 'public' },
  reply: z.object({ applicant: Applicant }),
  message: 'Decision saved. The applicant has been notified',
  status: 201,
  problems: ['not_found', 'already_decided', 'stale', 'profile_incomplete'],
})

export type DecisionName = (typeof DECISIONS)[number]
