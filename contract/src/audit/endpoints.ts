import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Instant, pageOf, paging, Text } from '../fields.ts'

const ActorType = z.enum(['user', 'consultant', 'admin', 'system'])

const AuditEntry = z.object({
  id: Id,
  at: Instant,
  actor: z.object({ id: Id.nullable(), type: ActorType, name: z.string().nullable() }),
  /** A noun and what happened to it, such as person.suspended. */
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string().nullable() }).nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
  requestId: z.string().nullable(),
  /** What happened, in the caller’s language; parts that name something link to its page if the caller may open it. */
  sentence: z.array(z.object({ text: z.string(), href: z.string().nullable() })),
  /** The facts that changed, in words; `before` is null where it was not recorded. */
  changes: z.array(z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  address: z.string().nullable(),
})

const filters = {
  /** Prefixes of words of the action, subject, reason or staff name; or a whole request id. */
  search: Text(200).optional(),
  /** A complete action, or its noun. */
  action: Text(80).optional(),
  /** Actions of one area, as listed by `listAuditGroups`. */
  group: Text(40).optional(),
  /** An account id, or `system`. */
  actor: z
    .string()
    .regex(/^(system|[1-9]\d{0,14})$/, 'Enter an id, or the word system.')
    .optional(),
  /** A subject kind, or a kind and an id: account:12. */
  subject: z
    .string()
    .regex(/^[a-z_]{1,60}(:[\w.-]{1,80})?$/, 'Enter a type, or type:id.')
    .optional(),
  /** Days in India, inclusive. */
  from: Day.optional(),
  to: Day.optional(),
}

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/audit-log',
  summary: 'Lists audit log entries with search and filters, newest first.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'finance'],
  input: z.object({ ...paging, ...filters, sort: z.enum(['at', '-at']).default('-at') }),
  /** The count is exact up to 10,000; `countedAll` is false when there are more. */
  reply: pageOf(AuditEntry).extend({ countedAll: z.boolean() }),
})

export const listAuditGroups = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/audit-log/groups',
  summary: 'Returns the groups of recorded actions, for the filter.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'finance'],
  input: z.object({}),
  reply: z.object({ groups: z.array(z.object({ group: z.string(), title: z.string() })) }),
})

export const exportAuditLog = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/audit-log/exports',
  summary: 'Returns a short-lived link to the same list as CSV, newest first. The export is recorded in the audit log.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: [],
  input: z.object(filters),
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
})
