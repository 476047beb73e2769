import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant, Line, pageOf, paging } from '../fields.ts'
import { exported } from '../staff-shapes.ts'
import { JOB_KINDS, JOB_STATES } from './job-kinds.ts'

const Kind = z.enum(JOB_KINDS)
const State = z.enum(JOB_STATES)

const JobRun = z.object({
  run: z.uuid(),
  kind: Kind,
  state: State,
  /** How often it has been started. */
  attempts: z.int(),
  maxAttempts: z.int(),
  createdAt: Instant,
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** When a waiting one is started. */
  nextAt: Instant.nullable(),
  /** Without contacts, codes and keys. */
  error: z.string().nullable(),
})

const filters = { state: State.optional(), kind: Kind.optional() }

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/jobs',
  summary: 'Lists the runs of background jobs of the last three days with filters, newest first.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations'],
  input: z.object({
    page: paging.page,
    limit: paging.limit,
    ...filters,
    sort: z.enum(['created', '-created']).default('-created'),
  }),
  /** The count is exact up to 10,000; `countedAll` is false when there are more. */
  reply: pageOf(JobRun).extend({ countedAll: z.boolean() }),
})

export const exportJobs = endpoint({
  ...exported,
  method: 'POST',
  path: '/api/web/v1/admin/jobs/exports',
  roles: ['operations'],
  input: z.object(filters),
})

export const runJob = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/jobs/runs',
  summary: 'Runs a background job now. Does nothing more if it already waits to be run.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations'],
  input: z.object({ kind: Kind, reason: Line(500) }),
  reply: z.object({}),
  status: 202,
  message: 'The job will run in a moment',
})

export const giveUpJob = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/jobs/give-ups',
  summary: 'Skips a waiting run of a background job. The job runs again at its next time.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations'],
  input: z.object({ kind: Kind, run: z.uuid(), reason: Line(500) }),
  reply: z.object({}),
  status: 201,
  message: 'Run skipped',
  problems: ['stale'],
})
